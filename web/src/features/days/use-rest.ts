import * as api from "@kalivo/contract/api-paths.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";

/** Rests until a day, or (null) ends the rest, and refetches the figures. */
export function useRest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string | null) =>
      until === null ? call("POST", api.endRest) : call("POST", api.rest, { data: { until } }),
    onSuccess: async () => {
      const names = ["me", "stats", "workouts"];
      await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  });
}
