import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { WHY } from "#server/features/billing/status.queries.ts";
import { isStopped } from "#server/features/payer-stops/stops.queries.ts";
import { HELD } from "#server/features/mail/mail.queries.ts";

/** How many, and since when the oldest of them; `id`: of the record to look at, where that is one. */
export type Waiting = { count: number; since: Date | null; id?: number | null };

const NOTHING: Waiting = { count: 0, since: null };

/**
 * Due before this instant and not acted upon, by why; what waits for the bank, the payer or its next try is on its way.
 */
export async function overdueCharges(db: Queryable, before: Date): Promise<(Waiting & { why: string })[]> {
  const { rows } = await sql<Waiting & { why: string }>`
    select ${WHY} as why, count(*)::int as count, min(c.due_at) as since
    from charges c
    where (c.state in ('notified', 'submitting', 'unknown') and c.due_at < ${before})
       or c.next_attempt_at < ${before}
    group by 1
    order by 1
  `.execute(db);
  return rows;
}

/** SQL about a mail `o` and a charge `c`: the present notice of the charge, which no mail server has accepted. */
export const UNACCEPTED = sql`
  o.kind = 'upcoming_charge'
  and (o.payload ->> 'charge_id')::integer = c.id
  and coalesce((o.payload ->> 'notice_no')::integer, 1) = c.notice_no
  and o.sent_at is null`;

/**
 * SQL about a charge `c` of a month `p`: it is never collected because no mail server accepts its notice. Said when a
 * server has refused it for good, or when its month was closed before this instant. Whoever a dispute stops gets no notice
 * and is none of them (rule 42).
 */
export const unnoticed = (before: Date) => sql`
  c.state = 'planned'
  and p.stage <> 'computed'
  and not ${sql.raw(isStopped("c.payer_id", "dispute"))}
  and (
    p.computed_at < ${before}
    or exists (select from outbox o join payer_people w on w.user_id = o.user_id and w.payer_id = c.payer_id where ${UNACCEPTED} and o.refused_code >= 500)
  )`;

export async function unnoticedCharges(db: Queryable, before: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(p.computed_at) as since
    from charges c
    join billing_periods p on p.id = c.period_id
    where ${unnoticed(before)}
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
    select count(*)::int as count, min(proposed_at) as since, min(organisation_id) as id
    from iban_changes
    where state = 'proposed'
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** New admins and erasures that another admin has to confirm. */
export async function proposalsWaiting(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(proposed_at) as since
    from admin_proposals
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

/** Workouts that count once an admin has looked at them; what only their owner can answer waits for nobody else. */
export async function heldWorkouts(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(received_at) as since
    from workouts
    where status = 'held'
      and review is null
      and reason not in ('twin_timezone', 'twin_same_day')
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Told by the provider before this instant, and still not applied: each try failed. */
export async function failingEvents(db: Queryable, before: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(received_at) as since
    from provider_events
    where processed_at is null
      and received_at < ${before}
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Providers of workouts at which the operator's own standing ended: nobody's workouts come from there. */
export async function inactiveSources(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(since) as since
    from source_pauses
    where reason = 'inactive'
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Messages of providers of workouts that were given up; kept for a while, for whoever mends it. */
export async function failedMessages(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(received_at) as since
    from source_inbox
    where processed_at is not null
      and failure is not null
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Not decided, and the day by which the bank wants to hear our side is before this instant. */
export async function disputesToAnswer(db: Queryable, before: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(opened_at) as since
    from disputes
    where state in ('inquiry', 'open')
      and evidence_due < ${before}
  `.execute(db);
  return rows[0] ?? NOTHING;
}

export async function unfinishedRefunds(db: Queryable, before: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(requested_at) as since
    from refunds
    where state in ('requested', 'pending')
      and requested_at < ${before}
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Ordered before this instant, and nobody has said what the bank did. */
export async function unconfirmedPayouts(db: Queryable, before: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(r.decided_at) as since
    from payouts p
    join payout_runs r on r.id = p.run_id
    where p.state = 'ordered'
      and r.decided_at < ${before}
  `.execute(db);
  return rows[0] ?? NOTHING;
}

export async function preparedRuns(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(prepared_at) as since
    from payout_runs
    where state = 'prepared'
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/**
 * Their turn came before this instant and no server has taken them: nobody sends, the mail server refuses all, or there
 * is none (that is no try of theirs).
 */
export async function stuckMails(db: Queryable, before: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(coalesce(first_failed_at, not_before)) as since
    from outbox
    where sent_at is null
      and given_up_at is null
      and (
        not_before < ${before}
        or tries >= ${STUCK_TRIES}
        or (tries = 0 and last_error is not null and last_error <> ${HELD})
      )
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** By then a mail server has been away for about an hour. */
const STUCK_TRIES = 6;

/** What happened after this instant, by kind, in all processes; in quarters of an hour. */
export async function securityEvents(
  db: Queryable,
  after: Date,
): Promise<{ kind: string; count: number; since: Date }[]> {
  const { rows } = await sql<{ kind: string; count: number; since: Date }>`
    select kind, sum(count)::int as count, min(quarter) as since
    from security_events
    where quarter > ${after}
    group by kind
    order by kind
  `.execute(db);
  return rows;
}
