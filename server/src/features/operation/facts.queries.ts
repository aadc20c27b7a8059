import { sql } from "kysely";
import type { Db, Queryable } from "../../db/client.ts";
import { findsNoRoom, WRITES_A_FILE } from "../../db/disk-full.ts";
import { ALIVE, CLOCK_MAY_DIFFER_MS } from "../../db/workers.ts";

/** Reads something within the time that a scrape has for one fact, and cannot write. */
export function quickly<Fact>(db: Db, read: (tx: Queryable) => Promise<Fact>): Promise<Fact> {
  return db
    .transaction()
    .setAccessMode("read only")
    .execute(async (tx) => {
      await sql`set local statement_timeout = '1500ms'`.execute(tx);
      return read(tx);
    });
}

/** Whether PostgreSQL finds no room for a small file on its disk. */
export const diskFull = (db: Db): Promise<boolean> =>
  findsNoRoom(() =>
    quickly(db, async (tx) => {
      for (const statement of WRITES_A_FILE) await sql.raw(statement).execute(tx);
    }),
  );

export type Workers = { alive: number; wrong_clocks: number; last_seen: Date | null };

export async function workersNow(db: Queryable): Promise<Workers> {
  const { rows } = await sql<Workers>`
    select
      (count(*) filter (where alive))::int as alive,
      (count(*) filter (where alive and abs(clock_off_ms) > ${CLOCK_MAY_DIFFER_MS}))::int as wrong_clocks,
      max(seen_at) as last_seen
    from (
      select seen_at, clock_off_ms, seen_at > clock_timestamp() - ${ALIVE}::interval as alive
      from workers
    ) w
  `.execute(db);
  return rows[0] ?? { alive: 0, wrong_clocks: 0, last_seen: null };
}

export type Round = { lane: string; ended_at: Date; took_ms: number; failed: string[] };

/** The last round of each lane; lanes without any are missing. */
export async function lastRounds(db: Queryable): Promise<Round[]> {
  return db
    .selectFrom("job_rounds")
    .select(["lane", "ended_at", "took_ms", "failed"])
    .orderBy("lane")
    .execute();
}

/** Since when the oldest mail of each of these kinds is due and waits, tried or not; two looks into indexes for each. */
export async function oldestMails(
  db: Queryable,
  kinds: readonly string[],
): Promise<{ kind: string; due: Date }[]> {
  const { rows } = await sql<{ kind: string; due: Date }>`
    select named.kind, least(first.not_before, late.since) as due
    from unnest(${kinds}::text[]) as named (kind)
    cross join lateral (
      select not_before
      from outbox waiting
      where waiting.kind = named.kind
        and sent_at is null
        and given_up_at is null
      order by not_before
      limit 1
    ) first
    left join lateral (
      select min(late_since) as since
      from outbox waiting
      where waiting.kind = named.kind
        and sent_at is null
        and given_up_at is null
        and late_since is not null
    ) late on true
    order by named.kind
  `.execute(db);
  return rows;
}

export type StandingAlarm = { kind: string; count: number; since: Date };

/** What the watch found and did not resolve, by kind. */
export async function standingByKind(db: Queryable): Promise<StandingAlarm[]> {
  const { rows } = await sql<StandingAlarm>`
    select kind, count(*)::int as count, min(first_seen) as since
    from alarms
    where resolved_at is null
    group by kind
    order by kind
  `.execute(db);
  return rows;
}

/** Charges that have not ended, by state. */
export async function openCharges(db: Queryable): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count
    from charges
    where state not in ('succeeded', 'canceled', 'written_off')
    group by state
    order by state
  `.execute(db);
  return rows;
}

export type Database = { version: string; connections_left: number };

/** Connections that an ordinary role may still open; `reserved_connections` exists since PostgreSQL 16. */
export async function databaseNow(db: Queryable): Promise<Database> {
  const { rows } = await sql<Database>`
    select current_setting('server_version') as version,
      (
        current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0)
        - (select sum(numbackends) from pg_stat_database)
      )::int as connections_left
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("one row was asked for");
  return row;
}
