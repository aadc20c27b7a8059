import { sql } from "kysely";
import type { Face } from "@kalivo/contract/shapes/face.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "#server/db/client.ts";
import { faceJson } from "../../pictures/pictures.queries.ts";
import { shownKcalWithin } from "../../stats/steps/steps.queries.ts";

type RelayRow = PersonName & {
  id: number;
  picture: Face["picture"];
  shows_kcal: boolean;
  /** Kcal of each week, the newest first; null: of a week before they joined, or of somebody who hides them. */
  weeks: (number | null)[];
};

const MOST_MEMBERS = 500;

/**
 * The members of a living team, as they joined, for one of them; empty for everybody else. `bounds`: the instants between
 * weeks, the newest first.
 */
export async function selectRelay(
  db: Queryable,
  { viewerId, teamId }: { viewerId: number; teamId: number },
  bounds: readonly Date[],
): Promise<RelayRow[]> {
  const { rows } = await sql<RelayRow>`
    with week as (
      select n, first, until
      from unnest(${bounds.slice(1)}::timestamptz[], ${bounds.slice(0, -1)}::timestamptz[]) with ordinality as w (first, until, n)
    )
    select u.id, u.first_name as "firstName", u.last_name as "lastName", v.pseudo, ${sql.raw(faceJson("u"))} ->> 'url' as picture,
      v.calories_burned as shows_kcal,
      (
        select json_agg(
            case
              when v.calories_burned and m.joined_at < week.until then ${sql.raw(shownKcalWithin("u.id", "week.first", "week.until"))}
            end
            order by week.n
          )
        from week
      ) as weeks
    from team_members mine
    join teams t on t.id = mine.team_id and t.deleted_at is null
    join team_members m on m.team_id = mine.team_id
    join users u on u.id = m.user_id and u.erased_at is null
    join privacy_settings v on v.user_id = u.id
    where mine.team_id = ${teamId}
      and mine.user_id = ${viewerId}
    order by m.joined_at, u.id
    limit ${MOST_MEMBERS}
  `.execute(db);
  return rows;
}
