import type pg from "pg";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { prepared } from "#server/db/prepared.ts";

/**
 * Equal messages are one entry. A repeat reopens it, even while it is being processed: Garmin's have no time in them, so
 * "may not read" twice may mean that it was allowed in between, and a forged deregistration must not silence the true one.
 */
const insert = prepared<{ id: number }>(
  "keep-source-event",
  `
    with kept as (
      insert into source_inbox as i (provider, fingerprint, body, proven, received_at, next_try_at)
      values ($1, $2, $3, $4, $5, $5)
      on conflict (fingerprint) do update
      set proven = i.proven or excluded.proven, received_at = excluded.received_at, next_try_at = excluded.next_try_at, processed_at = null, lease_until = null,
        tries = 0, failure = null
      returning id
    )
    select kept.id, pg_notify('kalivo_wake', 'source inbox')
    from kept
  `,
);

/** Stores a message once, and wakes the inbox worker. */
export async function keepMessage(
  pool: pg.Pool,
  told: { provider: Provider; fingerprint: Buffer; body: Buffer; proven: boolean },
  now: Date,
): Promise<void> {
  await insert(pool, [told.provider, told.fingerprint, told.body, told.proven, now]);
}

/** Whether any of these accounts is connected here. */
export async function areKnown(
  db: Queryable,
  provider: Provider,
  providerUserIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select 1
      from source_connections
      where provider = ${provider}
        and provider_user_id = any(${[...providerUserIds]}::text[])
    ) as known
  `.execute(db);
  return rows[0]?.known ?? false;
}

/** Written at most once an hour, so that an event costs no write for it. */
export async function noteSignature(db: Queryable, provider: Provider, now: Date): Promise<void> {
  await sql`
    insert into source_signatures as s (provider, seen_at)
    values (${provider}, ${now})
    on conflict (provider) do update
    set seen_at = excluded.seen_at
    where s.seen_at not between excluded.seen_at - interval '1 hour' and excluded.seen_at
  `.execute(db);
}

export async function signsSince(db: Queryable, provider: Provider, since: Date): Promise<boolean> {
  const signature = await db
    .selectFrom("source_signatures")
    .select("seen_at")
    .where("provider", "=", provider)
    .where("seen_at", ">", since)
    .executeTakeFirst();
  return signature !== undefined;
}
