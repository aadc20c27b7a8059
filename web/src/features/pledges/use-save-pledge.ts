import * as api from "@kalivo/contract/api-paths.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import { call } from "../../lib/call.ts";
import { useSessionActions } from "../me/session.ts";

export type Backing = {
  burnerId: number;
  /** Undefined, as the two below: as it is now. */
  perCalorie?: number | undefined;
  /** Null: none. */
  limit?: number | null | undefined;
  syncedOnly?: boolean | undefined;
  /** Whether a pledge was shown running: one that was stopped elsewhere since is not started again. */
  changes?: boolean;
  /** The paying team; null: oneself. */
  teamId: number | null;
  /** The secret of the invite link followed. */
  key?: string | null | undefined;
  /** The first day of the month from which it is to change; null: at once. */
  from?: string | null;
  /** Whether a change at once takes back what is planned. */
  forgets?: boolean;
};

/** A conflict means that this page is outdated. */
const CONFLICT = 409;

/** Creates, changes or (rate 0) ends a pledge, and refetches lists and figures. */
export function useSavePledge() {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: ({ burnerId, limit, teamId, key, from, forgets, changes, ...terms }: Backing) =>
      call("POST", api.backBurner, {
        data: {
          burner_id: burnerId,
          ...terms,
          ...(limit !== undefined && { limit: limit ?? UNLIMITED_EUROS }),
          ...(changes === true && { changes }),
          ...(teamId !== null && { team_id: teamId }),
          ...(typeof key === "string" && { key }),
          ...(typeof from === "string" && { from }),
          ...(forgets === true && { forgetPlan: true }),
        },
      }),
    onSuccess: async (answer) => {
      if (!answer.ok && answer.status !== CONFLICT) return;
      void client.invalidateQueries({ queryKey: ["people"] });
      void client.invalidateQueries({ queryKey: ["profile"] });
      void client.invalidateQueries({ queryKey: ["stats"] });
      void client.invalidateQueries({ queryKey: ["team"] });
      await refresh();
    },
  });
}
