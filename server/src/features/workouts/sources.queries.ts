import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "../../db/client.ts";
import { isSettled, isUnsettled } from "../../db/settled.ts";

/** Deletes the unbilled workouts of a connection. */
export async function deleteUnsettledOf(db: Queryable, userId: number, provider: Provider): Promise<void> {
  await sql`
    delete from workouts
    where user_id = ${userId}
      and split_part(source, ':', 1) = ${provider}
      and ${sql.raw(isUnsettled("workouts"))}
  `.execute(db);
}

export type Telling = { id: number; provider_activity_id: string | null };

/** Billed workouts of a provider that still hold more data than the bill needs. */
export async function tellingOf(db: Queryable, userId: number, provider: Provider): Promise<Telling[]> {
  const { rows } = await sql<Telling>`
    select id, provider_activity_id
    from workouts
    where user_id = ${userId}
      and split_part(source, ':', 1) = ${provider}
      and ${sql.raw(isSettled("workouts"))}
  `.execute(db);
  return rows;
}

/**
 * Strava's workouts received before this instant (workouts §1.5). Data still needed for a decision about an unbilled one
 * stays until that is final: of one that is held, that another is held for, or that does not count because of its data, such
 * as an impossible speed.
 */
export async function tellingSince(
  db: Queryable,
  { before, decidedFrom, limit }: { before: Date; decidedFrom: Date; limit: number },
): Promise<Telling[]> {
  const { rows } = await sql<Telling>`
    select w.id, w.provider_activity_id
    from workouts w
    where split_part(w.source, ':', 1) = 'strava'
      and (
        w.km is not null or w.minutes is not null or w.kcal_reported is not null
        or w.provider_activity_id not like 'hmac:%'
      )
      and w.received_at <= ${before}
      and (
        ${sql.raw(isSettled("w"))}
        or w.end_utc < ${decidedFrom}
        or (w.status = 'ok' or w.status = 'ignored' and w.reason in ('too_old', 'refused'))
          and not exists (select from workouts t where t.twin_id = w.id)
      )
    order by w.received_at
    limit ${limit}
    for update of w skip locked
  `.execute(db);
  return rows;
}

/** Keeps only how much and when, and a hash of the id: enough to recognise them and not to bill twice. */
export async function stripWorkouts(
  db: Queryable,
  workouts: readonly { id: number; hashed: string | null }[],
): Promise<void> {
  if (workouts.length === 0) return;
  await sql`
    update workouts w
    set title = null, km = null, minutes = null, ascent_m = null, kcal_reported = null,
      source = split_part(w.source, ':', 1), provider_activity_id = s.hashed
    from jsonb_to_recordset(${JSON.stringify(workouts)}::jsonb) as s (id integer, hashed text)
    where w.id = s.id
  `.execute(db);
}
