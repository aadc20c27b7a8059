import * as api from "@kalivo/contract/api-paths.ts";
import type { ReachedMoment } from "@kalivo/contract/routes/own/moments.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, reading } from "../../lib/call.ts";

const MOMENTS = ["moments"] as const;

/** What one reached and has not seen yet. `see`: all of it was seen; of what was reached at once, the greatest stands for all. */
export function useMoments(): { moments: readonly ReachedMoment[]; see: () => void } {
  const client = useQueryClient();
  const { data: moments = [] } = useQuery({ queryKey: MOMENTS, ...reading(api.readMoments) });
  const see = () => {
    client.setQueryData(MOMENTS, []);
    void call("POST", api.seeMoments, { data: { moments: moments.map(({ kind }) => kind) } });
  };
  return { moments, see };
}
