import type { AuditEntry } from "@kalivo/contract/shapes/admin.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { adminHref } from "../admin-place.ts";

/** Where what an entry is about can be seen; null where it has no page, or none any more. */
export function placeOfTarget({ kind, id, name }: AuditEntry["target"]): string | null {
  if (id === null) return null;
  switch (kind) {
    case "person":
      return adminHref("people", { id });
    case "organisation":
      return adminHref("organisations", { id });
    case "newsletter": // a draft that was deleted has lost its subject with its page
      return name === null ? null : adminHref("newsletters", { id });
    case "feedback":
      return adminHref("feedback", { id });
    case "statement":
      return adminHref("billing", { id });
    case "mail":
      return adminHref("mails", { id });
    case "payout_run":
      return adminHref("payouts", { id });
    case "month":
      return adminHref("billing", { month: periodLabel(id) });
    default:
      return null;
  }
}
