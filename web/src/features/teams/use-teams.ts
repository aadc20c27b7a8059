import * as api from "@kalivo/contract/api-paths.ts";
import type { AddressOfTeams, DataAt } from "@kalivo/contract/calls.ts";
import { type AddressOf, pathTo } from "@kalivo/contract/path-to.ts";
import { skipToken, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { href } from "../../paths.ts";
import { call, reading } from "../../lib/call.ts";
import { go } from "../../lib/navigation.ts";
import { readingPages } from "../../lib/pages.ts";
import { useSessionActions } from "../me/session.ts";

export const useTeams = (search: string) =>
  useInfiniteQuery({
    queryKey: ["teams", search],
    ...readingPages(api.listTeams, { search }),
    placeholderData: (previous) => previous,
  });

/** One team; null disables the query. */
export const useTeam = (id: number | string | null) =>
  useQuery({
    queryKey: ["team", String(id)],
    ...(id === null ? { queryFn: skipToken } : reading(pathTo(api.readTeam, { id }))),
    retry: false,
  });

/** Leaves or deletes a team from its page. Its query is removed, not refetched: the person may have lost access. */
export function useTeamEnd(teamId: number) {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  const ended = useRef(false);
  useEffect(
    () => () => {
      if (ended.current) client.removeQueries({ queryKey: ["team", String(teamId)] });
    },
    [client, teamId],
  );
  return useMutation({
    mutationFn: (path: AddressOf<typeof api.leaveTeam | typeof api.deleteTeam>) => call("POST", path),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      ended.current = true;
      for (const key of ["teams", "team", "stats", "profile", "codes"])
        void client.invalidateQueries({ queryKey: [key], refetchType: "none" });
      await refresh();
      go.up(href("manageTeams"));
    },
  });
}

/** A mutation of a team; invalidates lists, its page and the person's own teams. */
export function useTeamCall<Address extends AddressOfTeams<"POST">>(path: Address) {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: (data: DataAt<"POST", Address>) => call("POST", path, { data }),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      for (const key of ["teams", "team", "stats", "profile"])
        void client.invalidateQueries({ queryKey: [key] });
      await refresh();
    },
  });
}
