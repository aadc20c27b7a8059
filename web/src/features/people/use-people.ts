import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { readingPages } from "../../lib/pages.ts";
import { reading } from "../../lib/call.ts";
import { type BurnerFilters, NO_FILTERS } from "./burner-filters.ts";

export type PeopleList = "burners" | "donors";
const PATHS = { burners: api.listBurners, donors: api.listDonors } as const satisfies Record<
  PeopleList,
  string
>;

/** Public burners or donors, 50 per page; a new search aborts the previous one. */
export const usePeople = (list: PeopleList, search: string, filters: BurnerFilters = NO_FILTERS) =>
  useInfiniteQuery({
    queryKey: ["people", list, search, filters],
    ...readingPages(PATHS[list], { search, ...filters }),
    placeholderData: (previous) => previous,
  });

/** `key`: the secret of the invite link followed. */
export const useProfile = (id: string, key: string | null) =>
  useQuery({
    queryKey: ["profile", id, ...keyed(key)],
    ...reading(pathTo(api.readProfile, { id }), queryOf(key)),
    retry: false,
  });

export const useStats = (type: "burner" | "donor" | "team", id: number | string, key: string | null = null) =>
  useQuery({
    queryKey: ["stats", type, String(id), ...keyed(key)],
    ...reading(pathTo(api.readStats, { type, id }), queryOf(key)),
    retry: false,
  });

const keyed = (key: string | null) => (key === null ? [] : [key]);
const queryOf = (key: string | null) => (key === null ? {} : { key });
