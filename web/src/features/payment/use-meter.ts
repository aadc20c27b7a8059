import { skipToken, useQuery } from "@tanstack/react-query";
import type { Meter } from "@kalivo/contract/routes/own/read-meter.ts";
import { read } from "../../lib/call.ts";

export type Metered = "me" | { teamId: number } | null;

/** The running month of oneself, or of a team one administers; null asks for nothing. */
export const useMeter = (who: Metered) =>
  useQuery({
    queryKey: ["meter", who],
    queryFn:
      who === null
        ? skipToken
        : ({ signal }) =>
            read<Meter>("/api/payment/meter", {
              signal,
              ...(who !== "me" && { data: { team_id: who.teamId } }),
            }),
  });
