import { parsePeriod } from "@kalivo/domain/billing/month.ts";
import { href } from "../../app/paths.ts";

// The specification gives the admin pages one address, /admin; the rest of a place stands in its query.

export const ADMIN_PARTS = [
  "organisations",
  "people",
  "teams",
  "codes",
  "workouts",
  "feedback",
  "billing",
  "refunds",
  "disputes",
  "payouts",
  "mails",
  "newsletters",
  "audit",
] as const;

export type AdminPart = (typeof ADMIN_PARTS)[number];

/** `/admin?part=people&id=12` is the page of person 12; `/admin?part=billing&month=2026-10&show=failed` a month, narrowed. */
export type AdminPlace = {
  part: AdminPart | "dashboard";
  id: number | null;
  month: string | null;
  /** Which of several views or filters of a list. */
  show: string | null;
  search: string;
};

/** What is no part, id or month is as if it were not there. */
export function placeOf(query: URLSearchParams): AdminPlace {
  const named = query.get("part");
  const id = Number(query.get("id") ?? "");
  const month = query.get("month") ?? "";
  return {
    part: ADMIN_PARTS.find((part) => part === named) ?? "dashboard",
    id: Number.isInteger(id) && id > 0 ? id : null,
    month: parsePeriod(month) === null ? null : month,
    show: query.get("show"),
    search: query.get("search") ?? "",
  };
}

type Details = { id?: number; month?: string; show?: string | null; search?: string };

export function adminHref(part: AdminPart, { id, month, show, search }: Details = {}): string {
  return href(
    "admin",
    {},
    {
      part,
      ...(id !== undefined && { id: String(id) }),
      ...(month !== undefined && { month }),
      ...(show && { show }),
      ...(search && { search }),
    },
  );
}
