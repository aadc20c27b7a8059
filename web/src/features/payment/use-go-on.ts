import * as api from "@kalivo/contract/api-paths.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";

/** Ends the pause of oneself or of a team one administers, and refetches the figures. */
export function useGoOn(teamId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST", api.goOn, { data: teamId === null ? {} : { team_id: teamId } }),
    onSuccess: async () => {
      const names = ["me", "team", "meter", "stats"];
      await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  });
}
