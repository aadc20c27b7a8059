import { sql } from "kysely";
import type { Queryable } from "@kalivo/server/db/client.ts";
import type { JsonObject } from "@kalivo/server/db/schema.gen.ts";

export type StoredEvent = { id: string; body: unknown; tries: number };
export type Fault = "drop" | "duplicate";

export async function insertEvent(
  db: Queryable,
  event: { id: string; body: JsonObject; at: Date },
): Promise<void> {
  await db
    .insertInto("sandbox.events")
    .values({
      id: event.id,
      body: JSON.stringify(event.body),
      created_at: event.at,
      next_delivery_at: event.at,
    })
    .execute();
}

/** Real time guards the lease: a process that died must not hold an event for a day of the demo's clock. */
export async function claimEvents(db: Queryable, now: Date, limit: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    update sandbox.events
    set lease_until = clock_timestamp() + interval '1 minute', tries = tries + 1
    where id in (
      select id
      from sandbox.events
      where delivered_at is null
        and next_delivery_at <= ${now}
        and (lease_until is null or lease_until < clock_timestamp())
      order by created_at, id
      limit ${limit}
      for update skip locked
    )
    returning id, body, tries
  `.execute(db);
  return rows;
}

export async function markDelivered(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("sandbox.events")
    .set({ delivered_at: at, lease_until: null })
    .where("id", "=", id)
    .execute();
}

export async function retryEventAt(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable("sandbox.events")
    .set({ next_delivery_at: at, lease_until: null })
    .where("id", "=", id)
    .execute();
}

export async function deliverAgain(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .updateTable("sandbox.events")
    .set({ delivered_at: null, next_delivery_at: now, lease_until: null, tries: 0 })
    .where("id", "=", id)
    .execute();
}

/** Uses up one of the faults the console asked for. */
export async function takeFault(db: Queryable, kind: Fault): Promise<boolean> {
  const { rows } = await sql`
    update sandbox.faults
    set remaining = remaining - 1
    where kind = ${kind}
      and remaining > 0
    returning kind
  `.execute(db);
  return rows.length > 0;
}

export async function addFault(db: Queryable, kind: Fault): Promise<void> {
  await sql`
    insert into sandbox.faults (kind, remaining)
    values (${kind}, 1)
    on conflict (kind) do update set remaining = sandbox.faults.remaining + 1
  `.execute(db);
}

export async function openFaults(db: Queryable): Promise<{ kind: string; remaining: number }[]> {
  return db.selectFrom("sandbox.faults").selectAll().where("remaining", ">", 0).execute();
}

export async function eventsAfter(
  db: Queryable,
  after: { createdAt: Date; id: string },
  limit: number,
): Promise<{ id: string; body: unknown; createdAt: Date }[]> {
  const { rows } = await sql<{ id: string; body: unknown; createdAt: Date }>`
    select id, body, created_at as "createdAt"
    from sandbox.events
    where (created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::text)
    order by created_at, id
    limit ${limit}
  `.execute(db);
  return rows;
}
