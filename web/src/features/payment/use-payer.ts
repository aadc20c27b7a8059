import { useQueryClient } from "@tanstack/react-query";
import { DEFAULT_CEILING_CENTS } from "@kalivo/domain/limits.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { useMe, useSessionActions } from "../me/session.ts";
import { useTeam } from "../teams/use-teams.ts";

/** The payer of this page: oneself, or a team one administers. */
export function usePayer(teamId: number | null) {
  const me = useMe();
  const client = useQueryClient();
  const session = useSessionActions();
  const team = useTeam(teamId);
  const info = teamId === null ? me.payment_info : team.data?.payment_info;
  return {
    info,
    active: info?.is_active === true,
    ceiling: info?.ceiling_in_euros ?? eurosFromCents(DEFAULT_CEILING_CENTS),
    /** The team's name; null for oneself, and while loading. */
    team: team.data?.name ?? null,
    refresh: async () => {
      if (teamId === null) await session.refresh();
      else await client.refetchQueries({ queryKey: ["team", String(teamId)] });
    },
  };
}
