import { sql } from "kysely";
import type { Face } from "@kalivo/contract/shapes/face.ts";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "../../db/client.ts";
import { LAST_VERSIONS, runsAt } from "../../db/pledge-times.ts";
import { faceJson } from "../pictures/pictures.queries.ts";
import { isRelated } from "../people/relation/relation.queries.ts";
import { shownKcalWithin } from "../stats/steps/steps.queries.ts";

/** A finished week: its Monday, and the instants that bound it. */
export type FinishedWeek = { monday: Day; sunday: Day; from: Date; until: Date };

type Named = PersonName & { id: number; picture: Face["picture"] };
type MovedRow = Named & { kcal: number; shows_kcal: boolean; cheered: boolean };

const MOST = 200;

/** SQL of the person `u` with the privacy settings `v`: their name and face, as columns. */
const NAMED = `u.id, u.first_name as "firstName", u.last_name as "lastName", v.pseudo, ${faceJson("u")} ->> 'url' as picture`;

/**
 * Who moved in the week, and may be cheered by the viewer (rule 68): those whom a payer the viewer acts for supports, by a
 * pledge that runs and counts; who refused the viewer, or is hidden from them (rule 35), is not in it.
 */
export async function selectMoved(
  db: Queryable,
  { viewerId, burnerId }: { viewerId: number; burnerId: number | null },
  week: FinishedWeek,
  now: Date,
): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow>`
    with looked as (
      select ${viewerId}::integer as id, ${now}::timestamptz as at, ${week.from}::timestamptz as first, ${week.until}::timestamptz as until
    ),
    backed as (
      select distinct p.burner_id
      from looked
      join payer_people acting on acting.user_id = ${viewerId}::integer
      join payers y on y.id = acting.payer_id and y.method_since is not null
      join ${sql.raw(LAST_VERSIONS)} p on p.payer_id = y.id and ${sql.raw(runsAt("p", "looked.at"))}
      where p.burner_id <> looked.id
        and (${burnerId}::integer is null or p.burner_id = ${burnerId})
    )
    select moved.*
    from (
      select ${sql.raw(NAMED)}, v.calories_burned as shows_kcal,
        ${sql.raw(shownKcalWithin("u.id", "looked.first", "looked.until"))} as kcal,
        exists (
          select from cheers c where c.burner_id = u.id and c.week = ${week.monday}::date and c.donor_id = looked.id
        ) as cheered
      from backed
      cross join looked
      join users u on u.id = backed.burner_id and u.erased_at is null
      join privacy_settings v on v.user_id = u.id
      where (v.public or ${sql.raw(isRelated("looked.id", "u.id"))})
        and not exists (select from refused_donors r where r.burner_id = u.id and r.user_id = looked.id)
    ) moved
    where moved.kcal > 0 or ${burnerId}::integer is not null
    order by moved.id desc
    limit ${MOST}
  `.execute(db);
  return rows;
}

/** Who cheered a burner's week, the first ones first; `seen`: the burner may see who it is (rule 35). */
export async function selectReceived(
  db: Queryable,
  burnerId: number,
  week: FinishedWeek,
): Promise<(Named & { seen: boolean })[]> {
  const { rows } = await sql<Named & { seen: boolean }>`
    with viewer as (select ${burnerId}::integer as id)
    select ${sql.raw(NAMED)}, v.public or ${sql.raw(isRelated("(select id from viewer)", "u.id"))} as seen
    from cheers c
    join users u on u.id = c.donor_id and u.erased_at is null
    join privacy_settings v on v.user_id = u.id
    where c.burner_id = ${burnerId}
      and c.week = ${week.monday}::date
    order by c.cheered_at, c.donor_id
  `.execute(db);
  return rows;
}

/** Cheers of one burner, and what is told of them, change one after another. */
export async function lockCheersOf(db: Queryable, burnerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('cheers'), ${burnerId})`.execute(db);
}

type Cheer = { donorId: number; burnerId: number; week: Day };

export async function storeCheer(
  db: Queryable,
  { donorId, burnerId, week }: Cheer,
  now: Date,
): Promise<void> {
  await db
    .insertInto("cheers")
    .values({ donor_id: donorId, burner_id: burnerId, week, cheered_at: now })
    .onConflict((conflict) => conflict.constraint("cheer_once").doNothing())
    .execute();
}

/** Whether it was the only one of the week. */
export async function deleteCheer(db: Queryable, { donorId, burnerId, week }: Cheer): Promise<boolean> {
  await db
    .deleteFrom("cheers")
    .where("donor_id", "=", donorId)
    .where("burner_id", "=", burnerId)
    .where("week", "=", week)
    .execute();
  const left = await db
    .selectFrom("cheers")
    .select("donor_id")
    .where("burner_id", "=", burnerId)
    .where("week", "=", week)
    .limit(1)
    .executeTakeFirst();
  return left === undefined;
}

/** Given and received, and what was written: of somebody whose account ends. */
export async function forgetCheers(db: Queryable, userId: number): Promise<void> {
  await db
    .deleteFrom("cheers")
    .where((where) => where.or([where("donor_id", "=", userId), where("burner_id", "=", userId)]))
    .execute();
  await db.deleteFrom("answers").where("burner_id", "=", userId).execute();
}
