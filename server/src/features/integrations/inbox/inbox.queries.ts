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
  /** The number of this claim: what became of the entry is noted by the last one only. */
  claim: number;
  tries: number;
};

type EntryInHand = Pick<InboxEntry, "id" | "claim">;

/** Claims the next free entries. The lease uses real time, because it guards against a process that died. */
export async function claimEntries(
  db: Queryable,
  providers: readonly Provider[],
  now: Date,
  limit: number,
): Promise<InboxEntry[]> {
  const { rows } = await sql<InboxEntry>`
    update source_inbox i
    set tries = i.tries + 1, claim_no = i.claim_no + 1,
      lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
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
    returning i.id, i.provider, i.body, i.proven, i.received_at as "receivedAt", i.claim_no as claim, i.tries
  `.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Extends the leases of the entries still being processed; one delivered again meanwhile has none. */
export async function renewEntries(db: Queryable, entries: readonly EntryInHand[]): Promise<void> {
  const [ids, claims] = [entries.map(({ id }) => id), entries.map(({ claim }) => claim)];
  await sql`
    update source_inbox
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id
      from source_inbox
      where (id, claim_no) in (select * from unnest(${ids}::integer[], ${claims}::integer[]))
        and lease_until > clock_timestamp()
      for update skip locked
    )
  `.execute(db);
}

/**
 * `failure` null: processed; else given up, with the reason. False, and nothing changed: it was delivered again meanwhile and
 * stays open, or is another worker's.
 */
export const closeEntry = (
  db: Queryable,
  entry: EntryInHand,
  { now, failure }: { now: Date; failure: string | null },
): Promise<boolean> => change(db, entry, { processed_at: now, failure });

/** False, and nothing changed: as above. */
export const postponeEntry = (
  db: Queryable,
  entry: EntryInHand,
  { at, tries, failure }: { at: Date; tries: number; failure: string | null },
): Promise<boolean> => change(db, entry, { next_try_at: at, tries, failure });

async function change(
  db: Queryable,
  { id, claim }: EntryInHand,
  to: { processed_at?: Date; next_try_at?: Date; tries?: number; failure: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("source_inbox")
    .set({ ...to, lease_until: null })
    .where("id", "=", id)
    .where("claim_no", "=", claim)
    .where("lease_until", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
