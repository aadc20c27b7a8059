import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Person, Profile } from "@kalivo/contract/shapes/person.ts";
import type { Stats } from "@kalivo/contract/shapes/stats.ts";
import { readPage, nextPage } from "../../lib/pages.ts";
import { read } from "../../lib/call.ts";

export type PeopleList = "burners" | "donors";

/** Public burners or donors, 50 at a time; a new search aborts the one before. */
export const usePeople = (list: PeopleList, search: string) =>
  useInfiniteQuery({
    queryKey: ["people", list, search],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => readPage<Person>(`/api/user/${list}`, { search }, pageParam, signal),
    getNextPageParam: nextPage,
    placeholderData: (previous) => previous,
  });

export const useProfile = (id: string) =>
  useQuery({
    queryKey: ["profile", id],
    queryFn: ({ signal }) => read<Profile>(`/api/user/${id}`, { signal }),
    retry: false,
  });

export const useStats = (type: "burner" | "donor" | "team", id: number | string) =>
  useQuery({
    queryKey: ["stats", type, String(id)],
    queryFn: ({ signal }) => read<Stats>(`/api/stats/${type}/${id}`, { signal }),
    retry: false,
  });
