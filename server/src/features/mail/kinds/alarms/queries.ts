import type { Queryable } from "../../../../db/client.ts";

/** Of these alarms, those that still stand, in the order in which they came. */
export const openAlarms = (db: Queryable, ids: readonly number[]) =>
  db
    .selectFrom("alarms")
    .select(["kind", "subject", "count", "message", "first_seen"])
    .where("id", "in", [...ids])
    .where("resolved_at", "is", null)
    .orderBy("first_seen")
    .orderBy("id")
    .execute();
