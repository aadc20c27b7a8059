import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { useMe } from "../me/session.ts";
import { useTeam } from "../teams/use-teams.ts";

const NOBODY: ReadonlySet<number> = new Set();
/** Nothing that is burned counts. */
const STOPPED: ReadonlySet<string | undefined> = new Set(["blocked", "paused", "resume"]);

/** The burners whom the payer of a month supports further on: none during a pause, or before it is known. */
export function useGoesOn({ team }: Pick<Statement, "team">): ReadonlySet<number> {
  const own = useMe().payment_info;
  const ofTeam = useTeam(team?.id ?? null).data?.payment_info;
  const info = team === null ? own : ofTeam;
  if (info === undefined || info.paused_since !== null || STOPPED.has(info.problem?.kind)) return NOBODY;
  return new Set(
    team === null
      ? own?.burners_with_pivot.map(({ id }) => id)
      : ofTeam?.backings.map(({ to_user_id }) => to_user_id),
  );
}
