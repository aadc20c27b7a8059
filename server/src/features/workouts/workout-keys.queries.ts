import { sql, type Insertable } from "kysely";
import type { Queryable } from "../../db/client.ts";
import type { WorkoutKeys } from "../../db/schema.gen.ts";

/** The workout added under a key of this person. */
export async function findKey(db: Queryable, userId: number, key: string) {
  const row = await db
    .selectFrom("workout_keys")
    .select(["body_hash", "workout_id"])
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertKey(db: Queryable, key: Insertable<WorkoutKeys>) {
  await db.insertInto("workout_keys").values(key).execute();
}

export async function deleteKeysOf(db: Queryable, userId: number) {
  await db.deleteFrom("workout_keys").where("user_id", "=", userId).execute();
}

/** Those added before this instant, oldest first. */
export async function deleteKeysBefore(db: Queryable, before: Date, limit: number): Promise<void> {
  await sql`
    delete from workout_keys
    where (user_id, key) in (
      select user_id, key from workout_keys where added_at < ${before} order by added_at limit ${limit}
    )
  `.execute(db);
}
