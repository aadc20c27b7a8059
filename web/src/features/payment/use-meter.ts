import * as api from "@kalivo/contract/api-paths.ts";
import { skipToken, useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

export type Metered = "me" | { teamId: number } | null;

/** The running month of oneself or of a team one administers; null disables the query. */
export function useMeter(who: Metered) {
  const team = who === null || who === "me" ? {} : { team_id: who.teamId };
  const { queryFn, initialData } = reading(api.readMeter, team);
  return useQuery({
    queryKey: ["meter", who],
    ...(who === null ? { queryFn: skipToken } : { queryFn, initialData }),
  });
}
