import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../../db/client.ts";

export type People = { total: number; burners: number; donors: number; recent: number };

export async function countPeople(db: Queryable, since: Date): Promise<People> {
  const { rows } = await sql<People>`
    select count(*)::int as total,
      (count(*) filter (where d.is_burner))::int as burners,
      (count(*) filter (where d.is_donor))::int as donors,
      (count(*) filter (where u.created_at >= ${since}))::int as recent
    from users u
    join directory d on d.user_id = u.id
    where u.erased_at is null
  `.execute(db);
  return rows[0] ?? { total: 0, burners: 0, donors: 0, recent: 0 };
}

export type Kcal = { this_month: bigint; all_time: bigint };

export async function sumKcal(db: Queryable, period: PeriodId): Promise<Kcal> {
  const { rows } = await sql<Kcal>`
    select coalesce(sum(kcal) filter (where period = ${period}), 0)::bigint as this_month,
      coalesce(sum(kcal), 0)::bigint as all_time
    from kcal_months
  `.execute(db);
  return rows[0] ?? { this_month: 0n, all_time: 0n };
}

export type ChargeTally = { state: string; count: number; cents: bigint };

export async function tallyCharges(db: Queryable): Promise<ChargeTally[]> {
  const { rows } = await sql<ChargeTally>`
    select state, count(*)::int as count, sum(amount_cents)::bigint as cents
    from charges
    group by state
    order by state
  `.execute(db);
  return rows;
}

export async function sumCarried(db: Queryable): Promise<{ count: number; cents: bigint }> {
  const { rows } = await sql<{ count: number; cents: bigint }>`
    select count(*)::int as count, coalesce(sum(due_cents), 0)::bigint as cents
    from statement_lines
    where state = 'carried'
  `.execute(db);
  return rows[0] ?? { count: 0, cents: 0n };
}

export async function sumCollected(db: Queryable): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(gross_cents), 0)::bigint as cents
    from gross_totals
    where party = 'payer'
  `.execute(db);
  return rows[0]?.cents ?? 0n;
}

/** How many, and since when the oldest of them. */
export type Waiting = { count: number; since: Date | null };

const NOTHING: Waiting = { count: 0, since: null };

/** Due before this instant and not acted upon; what waits for the bank, the payer or its next try is on its way. */
export async function overdueCharges(db: Queryable, before: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(due_at) as since
    from charges
    where (state in ('notified', 'submitting', 'unknown') and due_at < ${before})
       or next_attempt_at < ${before}
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Announced before this instant, and no mail server has accepted the notice: these are never collected. */
export async function unnoticedCharges(db: Queryable, before: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(p.computed_at) as since
    from charges c
    join billing_periods p on p.id = c.period_id
    where c.state = 'planned'
      and p.stage <> 'computed'
      and p.computed_at < ${before}
  `.execute(db);
  return rows[0] ?? NOTHING;
}

export async function oldestUnfinishedPeriod(db: Queryable): Promise<PeriodId | null> {
  const { rows } = await sql<{ id: PeriodId | null }>`
    select min(id) as id
    from billing_periods
    where stage <> 'closed'
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Since this instant, after as many tries as there are; a mail that had nothing to say any more is none. */
export async function failedMails(db: Queryable, since: Date, tries: number): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(given_up_at) as since
    from outbox
    where given_up_at >= ${since}
      and tries >= ${tries}
  `.execute(db);
  return rows[0] ?? NOTHING;
}

export async function proposedAccounts(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(proposed_at) as since
    from iban_changes
    where state = 'proposed'
  `.execute(db);
  return rows[0] ?? NOTHING;
}

export async function unreadFeedback(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(created_at) as since
    from feedback
    where read_at is null
  `.execute(db);
  return rows[0] ?? NOTHING;
}
