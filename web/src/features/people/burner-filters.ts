import { THEMES, type Theme } from "@kalivo/domain/organisations/themes.ts";
import type { Query } from "../../paths.ts";

/** The filters of the list of burners, by their names in the address and in the call. */
export type BurnerFilters = {
  readonly theme?: Theme;
  readonly organisation?: number;
  readonly near?: true;
  readonly teams?: true;
  readonly waiting?: true;
};

export const FILTER_SWITCHES = ["near", "teams", "waiting"] as const;

export const NO_FILTERS: BurnerFilters = {};

/** What an address asks for; whatever is none of it is ignored. */
export function filtersIn(query: URLSearchParams): BurnerFilters {
  const theme = THEMES.find((known) => known === query.get("theme"));
  const organisation = Number(query.get("organisation"));
  return {
    ...(theme !== undefined && { theme }),
    ...(Number.isInteger(organisation) && organisation > 0 && { organisation }),
    ...Object.fromEntries(
      FILTER_SWITCHES.filter((name) => query.get(name) === "true").map((name) => [name, true]),
    ),
  };
}

export const filtersInAddress = (filters: BurnerFilters): Query =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));

export const areFiltered = (filters: BurnerFilters): boolean => Object.keys(filters).length > 0;
