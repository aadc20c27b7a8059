import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Person, Profile } from "@kalivo/contract/shapes/person.ts";
import type { Stats } from "@kalivo/contract/shapes/stats.ts";
import { readingPages } from "../../lib/pages.ts";
import { reading } from "../../lib/call.ts";

export type PeopleList = "burners" | "donors";

/** Public burners or donors, 50 at a time; a new search aborts the one before. */
export const usePeople = (list: PeopleList, search: string) =>
  useInfiniteQuery({
    queryKey: ["people", list, search],
    ...readingPages<Person>(`/api/user/${list}`, { search }),
    placeholderData: (previous) => previous,
  });

export const useProfile = (id: string) =>
  useQuery({
    queryKey: ["profile", id],
    ...reading<Profile>(`/api/user/${id}`),
    retry: false,
  });

export const useStats = (type: "burner" | "donor" | "team", id: number | string) =>
  useQuery({
    queryKey: ["stats", type, String(id)],
    ...reading<Stats>(`/api/stats/${type}/${id}`),
    retry: false,
  });
