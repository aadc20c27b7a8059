import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "#server/db/client.ts";

export type RawPayload = {
  userId: number;
  provider: Provider;
  activityId: string;
  sealed: Buffer;
  expiresAt: Date;
};

/** Replaces an earlier payload. */
export async function saveRawPayload(db: Queryable, raw: RawPayload): Promise<void> {
  await sql`
    insert into raw_payloads (user_id, provider, activity_id, sealed, expires_at)
    values (${raw.userId}, ${raw.provider}, ${raw.activityId}, ${raw.sealed}, ${raw.expiresAt})
    on conflict (user_id, provider, activity_id) do update
    set sealed = excluded.sealed, expires_at = least(raw_payloads.expires_at, excluded.expires_at)
  `.execute(db);
}

/** Ordered by workout. */
export async function readRawPayloads(
  db: Queryable,
  { userId, afterWorkout, limit }: { userId: number; afterWorkout: number; limit: number },
): Promise<(RawPayload & { workoutId: number })[]> {
  const { rows } = await sql<RawPayload & { workoutId: number }>`
    select w.id as "workoutId", r.user_id as "userId", r.provider, r.activity_id as "activityId", r.sealed,
      r.expires_at as "expiresAt"
    from raw_payloads r
    join workouts w on w.user_id = r.user_id
      and split_part(w.source, ':', 1) = r.provider
      and w.provider_activity_id = r.activity_id
    where r.user_id = ${userId}
      and w.id > ${afterWorkout}
    order by w.id
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function deleteRawPayload(
  db: Queryable,
  { userId, provider, activityId }: Pick<RawPayload, "userId" | "provider" | "activityId">,
): Promise<void> {
  await db
    .deleteFrom("raw_payloads")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .where("activity_id", "=", activityId)
    .execute();
}

/** Without a provider: of all of them. */
export async function deleteRawPayloadsOf(db: Queryable, userId: number, provider?: Provider): Promise<void> {
  await db
    .deleteFrom("raw_payloads")
    .where("user_id", "=", userId)
    .$if(provider !== undefined, (query) => query.where("provider", "=", provider ?? "strava"))
    .execute();
}

export async function deleteExpiredPayloads(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("raw_payloads").where("expires_at", "<=", now).execute();
}
