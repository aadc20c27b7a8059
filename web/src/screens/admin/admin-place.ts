import { parsePeriod } from "@kalivo/domain/billing/month.ts";
import { href } from "../../paths.ts";

// The specification gives the admin pages one path, /admin; the rest of a place is in its query.

/** The parts in the order of the menus. */
export const ADMIN_GROUPS = {
  money: ["billing", "refunds", "disputes", "payouts", "books"],
  people: ["people", "teams", "codes", "workouts", "feedback"],
  content: ["organisations", "looks", "newsletters"],
  system: ["mails", "audit", "imprint"],
} as const;

export const GROUP_NAMES = ["money", "people", "content", "system"] as const;
export const ADMIN_PARTS = GROUP_NAMES.flatMap((group): readonly ListedPart[] => ADMIN_GROUPS[group]);

type ListedPart = (typeof ADMIN_GROUPS)[keyof typeof ADMIN_GROUPS][number];
/** `search` is in no menu: the search field of every page leads there. */
export type AdminPart = ListedPart | "search";

/** `/admin?part=people&id=12` is person 12; `/admin?part=billing&month=2026-10&show=failed` is a filtered month. */
export type AdminPlace = {
  part: AdminPart | "dashboard";
  id: number | null;
  month: string | null;
  /** The view or filter of a list. */
  show: string | null;
  search: string;
};

/** Invalid parts, ids and months are ignored. */
export function placeOf(query: URLSearchParams): AdminPlace {
  const named = query.get("part");
  const id = Number(query.get("id") ?? "");
  const month = query.get("month") ?? "";
  return {
    part: named === "search" ? named : (ADMIN_PARTS.find((part) => part === named) ?? "dashboard"),
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
