import * as api from "@kalivo/contract/api-paths.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import { call } from "../../lib/call.ts";
import { useSessionActions } from "../me/session.ts";

export type Backing = {
  burnerId: number;
  perCalorie: number;
  limit: number | null;
  syncedOnly: boolean;
  /** The team that gives; null: the person. */
  teamId: number | null;
  /** Of the secret invite link that led to them. */
  key?: string | null | undefined;
};

/** Starts, changes or (rate 0) stops backing somebody; lists and figures follow. */
export function useSavePledge() {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: ({ burnerId, perCalorie, limit, syncedOnly, teamId, key }: Backing) =>
      call("POST", api.backBurner, {
        data: {
          burner_id: burnerId,
          perCalorie,
          limit: limit ?? UNLIMITED_EUROS,
          syncedOnly,
          ...(teamId !== null && { team_id: teamId }),
          ...(typeof key === "string" && { key }),
        },
      }),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      void client.invalidateQueries({ queryKey: ["people"] });
      void client.invalidateQueries({ queryKey: ["profile"] });
      void client.invalidateQueries({ queryKey: ["stats"] });
      void client.invalidateQueries({ queryKey: ["team"] });
      await refresh();
    },
  });
}
