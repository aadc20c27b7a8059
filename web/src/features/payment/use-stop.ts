import * as api from "@kalivo/contract/api-paths.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";

/** Pauses or ends all that one gives, or a team one administers; figures elsewhere follow. */
export function useStop(teamId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (how: "pause" | "stop") =>
      call<{ message?: string }>("POST", how === "pause" ? api.pauseGiving : api.stopGiving, {
        data: teamId === null ? {} : { team_id: teamId },
      }),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      const names = ["me", "team", "meter", "stats", "codes", "people", "profile"];
      await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  });
}
