import * as api from "@kalivo/contract/api-paths.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";

/** `cancel`: the statement of an announced month to cancel as well. `until`: the day a pause ends; null: it does not. */
type Stopping = { how: "pause" | "stop"; cancel: number | null; until: string | null };

/** Pauses or ends everything given by oneself or a team one administers, and refetches the figures. */
export function useStop(teamId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ how, cancel, until }: Stopping) =>
      call("POST", how === "pause" ? api.pauseGiving : api.stopGiving, {
        data: {
          ...(teamId !== null && { team_id: teamId }),
          ...(cancel !== null && { cancel_statement_id: cancel }),
          ...(until !== null && { until }),
        },
      }),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      const names = ["me", "team", "meter", "stats", "codes", "people", "profile", "statements"];
      await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  });
}
