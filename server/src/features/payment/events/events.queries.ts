import { sql } from "kysely";
import type { PaymentProvider, ProviderEvent } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";
import { LEASE_SECONDS } from "#server/concurrency/lease.ts";

type ProviderId = PaymentProvider["id"];

export async function insertEvent(
  db: Queryable,
  event: {
    provider: ProviderId;
    id: string;
    kind: string;
    objectRef: string | null;
    tellsSuccess: boolean;
    createdAt: Date;
    now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_events (provider, event_id, kind, object_ref, tells_success, created_at, received_at, processed_at)
    values (${event.provider}, ${event.id}, ${event.kind}, ${event.objectRef}, ${event.tellsSuccess}, ${event.createdAt},
      ${event.now}, ${event.objectRef === null ? event.now : null})
    on conflict (provider, event_id) do nothing
    returning event_id
  `.execute(db);
  return rows.length > 0;
}

export type QueuedEvent = { id: string; kind: ProviderEvent["kind"]; objectRef: string; tries: number };

/** Claims the next free events. The lease uses real time, because it guards against a process that died. */
export async function claimEvents(
  db: Queryable,
  provider: ProviderId,
  now: Date,
  limit: number,
): Promise<QueuedEvent[]> {
  const { rows } = await sql<QueuedEvent>`
    update provider_events
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}), tries = tries + 1
    where (provider, event_id) in (
      select provider, event_id
      from provider_events
      where processed_at is null
        and provider = ${provider}
        and (next_try_at is null or next_try_at <= ${now})
        and (lease_until is null or lease_until < clock_timestamp())
      order by received_at
      limit ${limit}
      for update skip locked
    )
    returning event_id as id, kind, object_ref as "objectRef", tries
  `.execute(db);
  return rows;
}

/** Extends the lease of the events still being processed. */
export async function renewEvents(
  db: Queryable,
  provider: ProviderId,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update provider_events
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where (provider, event_id) in (
      select provider, event_id
      from provider_events
      where provider = ${provider}
        and event_id = any(${ids}::text[])
        and lease_until > clock_timestamp()
      for update skip locked
    )
  `.execute(db);
}

export async function markProcessed(
  db: Queryable,
  provider: ProviderId,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("provider_events")
    .set({ processed_at: now, lease_until: null, error: null })
    .where("provider", "=", provider)
    .where("event_id", "=", id)
    .execute();
}

export async function tryEventAgain(
  db: Queryable,
  provider: ProviderId,
  id: string,
  at: Date,
  error: string,
): Promise<void> {
  await db
    .updateTable("provider_events")
    .set({ next_try_at: at, lease_until: null, error })
    .where("provider", "=", provider)
    .where("event_id", "=", id)
    .execute();
}

/** When a sweep last compared everything with the provider; null: never. */
export async function lastSweep(db: Queryable, name: string): Promise<Date | null> {
  const row = await db
    .selectFrom("provider_sweeps")
    .select("swept_at")
    .where("provider", "=", name)
    .executeTakeFirst();
  return row?.swept_at ?? null;
}

/** Stored when it is done, so that an interrupted sweep is repeated; of two concurrent ones the later time stays. */
export async function noteSweep(db: Queryable, name: string, at: Date): Promise<void> {
  await sql`
    insert into provider_sweeps (provider, swept_at)
    values (${name}, ${at})
    on conflict (provider) do update set swept_at = greatest(provider_sweeps.swept_at, excluded.swept_at)
  `.execute(db);
}

/** Those that were worked through before this instant, oldest first. */
export async function deleteEventsBefore(db: Queryable, before: Date, limit: number): Promise<void> {
  await sql`
    delete from provider_events
    where (provider, event_id) in (
      select provider, event_id from provider_events where processed_at < ${before} order by processed_at limit ${limit}
    )
  `.execute(db);
}
