import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { TRIED_AT, WHY } from "#server/features/billing/status.queries.ts";
import { STOPPED } from "#server/features/billing/announce/announce.queries.ts";

/** How many, and since when the oldest; `id`: of the record, where there is exactly one. */
export type Waiting = { count: number; since: Date | null; id?: number | null };

const NOTHING: Waiting = { count: 0, since: null };

/**
 * SQL about a charge `c`: due before this instant without an attempt, or tried before it without an answer; not if it waits
 * for the bank, the payer or a retry, or while a dispute stops its payer, which has alarms of its own.
 */
const overdue = (before: Date) => sql`
  case
    when c.state in ('submitting', 'unknown') then ${TRIED_AT} < ${before}
    else (c.state = 'notified' and c.due_at < ${before}) or c.next_attempt_at < ${before}
  end
  and not (c.state in ('notified', 'failed') and ${STOPPED})`;

export async function countOverdue(db: Queryable, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from charges c
    where ${overdue(before)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** By reason, because each has another remedy. */
export async function overdueCharges(db: Queryable, before: Date): Promise<(Waiting & { why: string })[]> {
  const { rows } = await sql<Waiting & { why: string }>`
    select ${WHY} as why, count(*)::int as count, min(case when c.state in ('submitting', 'unknown') then ${TRIED_AT} else c.due_at end) as since
    from charges c
    where ${overdue(before)}
    group by 1
    order by 1
  `.execute(db);
  return rows;
}

/** SQL about a mail `o` and a charge `c`: the charge's present notice, not yet accepted by a mail server. */
export const UNACCEPTED = sql`
  o.kind = 'upcoming_charge'
  and (o.payload ->> 'charge_id')::integer = c.id
  and coalesce((o.payload ->> 'notice_no')::integer, 1) = c.notice_no
  and o.sent_at is null`;

/**
 * SQL about a charge `c` of a month `p`: it is not collected because no mail server accepts its notice. True when a server
 * has finally rejected it, or when its month was closed before this instant. A payer stopped by a dispute gets no notice and
 * is excluded (rule 42).
 */
export const unnoticed = (before: Date) => sql`
  c.state = 'planned'
  and p.stage <> 'computed'
  and not ${STOPPED}
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

/** The computed months that are not closed, the oldest first. */
export async function unfinishedPeriods(db: Queryable): Promise<PeriodId[]> {
  const rows = await db
    .selectFrom("billing_periods")
    .select("id")
    .where("stage", "<>", "closed")
    .where("computed_at", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Given up since this instant after all tries; excludes mails given up because they had nothing to say. */
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

/** Received before this instant, and still not applied because every try failed. */
export async function failingEvents(db: Queryable, before: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(received_at) as since
    from provider_events
    where processed_at is null
      and received_at < ${before}
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Providers of workouts that locked out the whole application: no workouts come from there. */
export async function inactiveSources(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(since) as since
    from source_pauses
    where reason = 'inactive'
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Inbox messages that were given up; kept a while for the operator. */
export async function failedMessages(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(received_at) as since
    from source_inbox
    where processed_at is not null
      and failure is not null
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Undecided disputes whose deadline for evidence is before this instant. */
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

/** Ordered before this instant, without a recorded result from the bank. */
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
 * Due before an instant and not looked at: no worker runs. Or late since another one: the server refuses everything, is
 * away, or none is configured (the last two do not count as tries).
 */
export async function stuckMails(
  db: Queryable,
  { before, lateBefore }: { before: Date; lateBefore: Date },
): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(coalesce(first_failed_at, late_since, not_before)) as since
    from outbox
    where sent_at is null
      and given_up_at is null
      and (
        not_before < ${before}
        or tries >= ${STUCK_TRIES}
        or late_since < ${lateBefore}
      )
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** Reached after about an hour without a mail server. */
const STUCK_TRIES = 6;

/** Security events after this instant, by kind, across all processes; in quarters of an hour. */
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
