import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { isSettled, isUnsettled } from "../../db/settled.ts";

/** Deletes what a withdrawn health consent covers; what was billed stays. */
export async function deleteUnsettledWorkouts(db: Queryable, userId: number) {
  await sql`delete from workouts where user_id = ${userId} and ${sql.raw(isUnsettled("workouts"))}`.execute(
    db,
  );
}

/** Billed workouts stay, because money was paid for them, but keep only how much and when (rule 31). */
export async function stripSettledWorkouts(db: Queryable, userId: number) {
  await sql`
    update workouts
    set title = null, provider_activity_id = null, source = split_part(source, ':', 1), km = null, minutes = null,
      ascent_m = null, utc_offset_min = null, kcal_reported = null, kg_used = null, linked_ids = '{}', revision = null,
      signal = null
    where user_id = ${userId}
      and ${sql.raw(isSettled("workouts"))}
  `.execute(db);
}
