import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "@kalivo/server/db/client.ts";

export type StoredEvent = { id: number; body: string; signed: boolean; tries: number };

export async function insertEvent(
  db: Queryable,
  event: { provider: Provider; body: string; signed: boolean; at: Date },
): Promise<void> {
  await db
    .insertInto("simulated.events")
    .values({
      provider: event.provider,
      body: event.body,
      signed: event.signed,
      created_at: event.at,
      next_delivery_at: event.at,
    })
    .execute();
}

/** Real time guards the lease: a process that died must not hold an event for a day of the demo's clock. */
export async function claimEvents(
  db: Queryable,
  provider: Provider,
  now: Date,
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    update simulated.events
    set lease_until = clock_timestamp() + interval '1 minute', tries = tries + 1
    where id in (
      select id
      from simulated.events
      where provider = ${provider}
        and delivered_at is null
        and given_up_at is null
        and next_delivery_at <= ${now}
        and (lease_until is null or lease_until < clock_timestamp())
      order by id
      limit ${limit}
      for update skip locked
    )
    returning id, body, signed, tries
  `.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

type Outcome = { delivered_at: Date } | { given_up_at: Date } | { next_delivery_at: Date };

export async function settleEvent(db: Queryable, id: number, outcome: Outcome): Promise<void> {
  await db
    .updateTable("simulated.events")
    .set({ ...outcome, lease_until: null })
    .where("id", "=", id)
    .execute();
}

/** The same bytes once more, whatever became of them. */
export async function deliverAgain(db: Queryable, provider: Provider, id: number, now: Date): Promise<void> {
  await db
    .updateTable("simulated.events")
    .set({ delivered_at: null, given_up_at: null, next_delivery_at: now, lease_until: null, tries: 0 })
    .where("provider", "=", provider)
    .where("id", "=", id)
    .execute();
}

export type ListedEvent = StoredEvent & {
  created_at: Date;
  delivered_at: Date | null;
  given_up_at: Date | null;
};

export async function recentEvents(db: Queryable, provider: Provider, limit: number): Promise<ListedEvent[]> {
  return db
    .selectFrom("simulated.events")
    .select(["id", "body", "signed", "tries", "created_at", "delivered_at", "given_up_at"])
    .where("provider", "=", provider)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
