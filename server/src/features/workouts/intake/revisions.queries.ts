import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

/** Stores what a source said after a workout was billed; once, and without any effect. */
export async function insertRevision(
  db: Queryable,
  said: {
    workoutId: number;
    change: "edit" | "deletion";
    revision: string | null;
    kcalNet: number | null;
  },
  now: Date,
): Promise<void> {
  await sql`
    insert into workout_revisions (workout_id, change, revision, kcal_net, received_at)
    select ${said.workoutId}::integer, ${said.change}, ${said.revision}, ${said.kcalNet}::integer, ${now}::timestamptz
    where not exists (
      select 1
      from workout_revisions
      where workout_id = ${said.workoutId}
        and change = ${said.change}
        and revision is not distinct from ${said.revision}
    )
  `.execute(db);
}
