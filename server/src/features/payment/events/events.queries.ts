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

/** `tries` includes this one and only grows: what became of the event is noted by the last one only. */
export type QueuedEvent = { id: string; kind: ProviderEvent["kind"]; objectRef: string; tries: number };

type EventInHand = Pick<QueuedEvent, "id" | "tries">;

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
  events: readonly EventInHand[],
): Promise<void> {
  const [ids, tries] = [events.map(({ id }) => id), events.map((event) => event.tries)];
  await sql`
    update provider_events
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where (provider, event_id) in (
      select provider, event_id
      from provider_events
      where provider = ${provider}
        and (event_id, tries) in (select * from unnest(${ids}::text[], ${tries}::integer[]))
        and lease_until > clock_timestamp()
      for update skip locked
    )
  `.execute(db);
}

/** False, and nothing changed: it is another worker's by now. */
export const markProcessed = (
  db: Queryable,
  provider: ProviderId,
  event: EventInHand,
  now: Date,
): Promise<boolean> => change(db, provider, event, { processed_at: now, error: null });

/** False, and nothing changed: as above. */
export const tryEventAgain = (
  db: Queryable,
  provider: ProviderId,
  event: EventInHand,
  { at, error }: { at: Date; error: string },
): Promise<boolean> => change(db, provider, event, { next_try_at: at, error });

async function change(
  db: Queryable,
  provider: ProviderId,
  { id, tries }: EventInHand,
  to: { processed_at?: Date; next_try_at?: Date; error: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("provider_events")
    .set({ ...to, lease_until: null })
    .where("provider", "=", provider)
    .where("event_id", "=", id)
    .where("tries", "=", tries)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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
