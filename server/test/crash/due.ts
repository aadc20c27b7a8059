import { hostname } from "node:os";
import { sql } from "kysely";
import type { Db } from "../../src/db/client.ts";
import { LEASE_SECONDS } from "../../src/concurrency/lease.ts";
import type { Workers } from "./workers.ts";

/** What is held in real time, and by which lanes. */
const HELD = [
  { table: "outbox", lanes: ["people", "mails"] },
  { table: "provider_events", lanes: ["events"] },
] as const;

type Count = { what: string; count: number };

/**
 * What the product still has to do at this instant, by kind. What is held under a lease of this clock waits for its end, unless
 * somebody is at it: not the dead, and not who took it in a round before the present one. `aheadMs`: of the real time.
 */
export async function dueNow(db: Db, now: Date, workers: Workers, aheadMs: number): Promise<Count[]> {
  const { rows: held } = await sql<{ lease_by: string | null; until: Date | null; charges: number }>`
    select case when lease_until > ${now} then lease_by end as lease_by, max(lease_until) as until,
      count(*)::integer as charges
    from charges
    where next_attempt_at <= ${now} and due_at <= ${now}
    group by 1
  `.execute(db);
  const charges = held
    .filter(
      ({ lease_by: by, until }) => by === null || isAtWork(workers, by, (until?.getTime() ?? 0) - aheadMs),
    )
    .reduce((sum, each) => sum + each.charges, 0);
  const { rows } = await sql<Count>`
    select 'mails' as what, count(*)::integer as count
    from outbox where sent_at is null and given_up_at is null and not_before <= ${now}
    union all
    select 'provider events', count(*)::integer
    from provider_events where processed_at is null and (next_try_at is null or next_try_at <= ${now})
    union all
    select 'refunds', count(*)::integer
    from refunds where state in ('requested', 'pending') and next_try_at <= ${now}
    union all
    select 'late charges', count(*)::integer
    from charges c
    where state in ('failed', 'action_required') and first_failed_at <= ${now}::timestamptz - interval '21 days'
      and not exists (select from charge_attempts a where a.charge_id = c.id and a.finished_at is null)
    union all
    select 'charges to release', count(*)::integer
    from charges c
    where release_at <= ${now} and released_at is null and state = 'succeeded'
      and not exists (select from disputes d where d.charge_id = c.id and d.state in ('inquiry', 'open'))
      and not exists (select from refunds r where r.charge_id = c.id and r.state = 'requested')
    union all
    select 'the close', 1 - count(*)::integer
    from billing_periods where id = 202611 and stage not in ('open', 'computed')
  `.execute(db);
  return [{ what: "charges", count: charges }, ...rows].filter(({ count }) => count > 0);
}

function isAtWork(workers: Workers, leaseBy: string, until: number): boolean {
  const worker = workers.living(Number(leaseBy.replace(`${hostname()}:`, "")));
  const taken = until - LEASE_SECONDS * 1000;
  return worker !== undefined && taken >= (worker.lanes.get("collect")?.roundBeganAt ?? 0);
}

/** The next instant at which something becomes due; null: never. */
export async function nextDue(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at
    from (
      select greatest(next_attempt_at, due_at, lease_until) as at from charges where next_attempt_at is not null
      union all
      select release_at from charges where released_at is null
      union all
      select first_failed_at + interval '21 days' from charges where state in ('failed', 'action_required')
      union all
      select not_before from outbox where sent_at is null and given_up_at is null
      union all
      select next_try_at from provider_events where processed_at is null
      union all
      select next_try_at from refunds where state in ('requested', 'pending')
    ) due
    where at > ${now}
  `.execute(db);
  return rows[0]?.at ?? null;
}

/**
 * Mails and events are held in real time. What was taken, and not held anew, since the present round of every living lane
 * that takes such began is held by a dead one: for that, and only that, the lease is over now.
 */
export async function endLeasesOfTheDead(db: Db, workers: Workers): Promise<void> {
  for (const { table, lanes } of HELD) {
    const began = workers
      .all()
      .flatMap((worker) => lanes.map((lane) => worker.lanes.get(lane)?.roundBeganAt ?? 0));
    await sql`
      update ${sql.table(table)}
      set lease_until = clock_timestamp()
      where lease_until > clock_timestamp()
        and lease_until - make_interval(secs => ${LEASE_SECONDS}) < ${new Date(Math.min(...began))}
    `.execute(db);
  }
}
