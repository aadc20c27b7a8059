import type { Queryable } from "#server/db/client.ts";

/** Those of these alarms that are still open, oldest first. */
export const openAlarms = (db: Queryable, ids: readonly number[]) =>
  db
    .selectFrom("alarms")
    .select(["kind", "subject", "count", "message"])
    .where("id", "in", [...ids])
    .where("resolved_at", "is", null)
    .orderBy("first_seen")
    .orderBy("id")
    .execute();
