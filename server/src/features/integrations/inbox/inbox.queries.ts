import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { LEASE_SECONDS } from "#server/concurrency/lease.ts";
import type { Queryable } from "#server/db/client.ts";

export type InboxEntry = {
  id: number;
  provider: Provider;
  body: Buffer;
  /** Proven to come from the provider, by its signature. */
  proven: boolean;
  receivedAt: Date;
  tries: number;
};

/** Claims the next free entries. The lease uses real time, because it guards against a process that died. */
export async function claimEntries(
  db: Queryable,
  providers: readonly Provider[],
  now: Date,
  limit: number,
): Promise<InboxEntry[]> {
  const { rows } = await sql<InboxEntry>`
    update source_inbox i
    set tries = i.tries + 1, lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where i.id in (
      select id
      from source_inbox
      where processed_at is null
        and provider = any(${[...providers]}::text[])
        and next_try_at <= ${now}
        and (lease_until is null or lease_until < clock_timestamp())
      order by next_try_at, id
      limit ${limit}
      for update skip locked
    )
    returning i.id, i.provider, i.body, i.proven, i.received_at as "receivedAt", i.tries
  `.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Extends the leases of the entries still being processed; one delivered again meanwhile has none. */
export async function renewEntries(db: Queryable, ids: readonly number[]): Promise<void> {
  await sql`
    update source_inbox
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id
      from source_inbox
      where id = any(${ids}::integer[])
        and lease_until > clock_timestamp()
      for update skip locked
    )
  `.execute(db);
}

/** `failure` null: processed; else given up, with the reason. An entry delivered again meanwhile stays open. */
export async function closeEntry(
  db: Queryable,
  { id, receivedAt }: Pick<InboxEntry, "id" | "receivedAt">,
  { now, failure }: { now: Date; failure: string | null },
): Promise<void> {
  await db
    .updateTable("source_inbox")
    .set({ processed_at: now, lease_until: null, failure })
    .where("id", "=", id)
    .where("received_at", "=", receivedAt)
    .execute();
}

export async function postponeEntry(
  db: Queryable,
  id: number,
  { at, tries, failure }: { at: Date; tries: number; failure: string | null },
): Promise<void> {
  await db
    .updateTable("source_inbox")
    .set({ next_try_at: at, lease_until: null, tries, failure })
    .where("id", "=", id)
    .execute();
}
