import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "../../../db/client.ts";

export type RawPayload = {
  userId: number;
  provider: Provider;
  activityId: string;
  sealed: Buffer;
  expiresAt: Date;
};

/** The latest word of the provider stays. */
export async function saveRawPayload(db: Queryable, raw: RawPayload): Promise<void> {
  await sql`
    insert into raw_payloads (user_id, provider, activity_id, sealed, expires_at)
    values (${raw.userId}, ${raw.provider}, ${raw.activityId}, ${raw.sealed}, ${raw.expiresAt})
    on conflict (user_id, provider, activity_id) do update
    set sealed = excluded.sealed, expires_at = least(raw_payloads.expires_at, excluded.expires_at)
  `.execute(db);
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
