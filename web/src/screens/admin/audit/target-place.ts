import type { AuditEntry } from "@kalivo/contract/shapes/audit-entry.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { adminHref } from "../admin-place.ts";

/** The page of an entry's subject; null if it has none or no longer exists. */
export function placeOfTarget({ kind, id, name }: AuditEntry["target"]): string | null {
  if (kind === "imprint") return adminHref("imprint");
  if (id === null) return null;
  switch (kind) {
    case "person":
      return adminHref("people", { id });
    case "organisation":
      return adminHref("organisations", { id });
    case "newsletter": // a deleted draft has neither subject nor page
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
