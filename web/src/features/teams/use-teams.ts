import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { skipToken, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Team, TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { call, read } from "../../lib/call.ts";
import { readingPages } from "../../lib/pages.ts";
import type { CallData } from "../../lib/request.ts";
import { useSessionActions } from "../me/session.ts";

export const useTeams = (search: string) =>
  useInfiniteQuery({
    queryKey: ["teams", search],
    ...readingPages<Team>(api.listTeams, { search }),
    placeholderData: (previous) => previous,
  });

/** One team's page; null asks for nothing. */
export const useTeam = (id: number | string | null) =>
  useQuery({
    queryKey: ["team", String(id)],
    queryFn:
      id === null ? skipToken : ({ signal }) => read<TeamDetail>(pathTo(api.readTeam, { id }), { signal }),
    retry: false,
  });

/** Every call that changes a team; lists, the page and the person's own teams follow. */
export function useTeamCall<Answered = { message: string }>() {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: ({ path, data = {} }: { path: `/api/team${string}`; data?: CallData }) =>
      call<Answered>("POST", path, { data }),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      for (const key of ["teams", "team", "stats", "profile"])
        void client.invalidateQueries({ queryKey: [key] });
      await refresh();
    },
  });
}
