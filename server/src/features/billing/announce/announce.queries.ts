import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import {
  DAYS_UNTIL_DUE,
  NOTICE_PATIENCE_DAYS,
  TRIED_WITHIN_HOURS,
  UNANNOUNCED_DAYS,
} from "@kalivo/domain/billing/charge-terms.ts";
import { WRITE_OFF_DAYS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import { MAX_TRIES } from "../../mail/deliver-outbox.ts";
import { isStopped } from "../../payer-stops/stops.queries.ts";
import { nobodyTold, UNTOLD } from "./told.queries.ts";

/** SQL about a charge `c`: a dispute stops everything automatic of its payer (rule 17). */
export const STOPPED = sql.raw(isStopped("c.payer_id", "dispute"));

/** SQL about a charge `c`: the payer has ended, so no person is left to notify (rule 31). */
const NOBODY_LEFT = sql`c.payer_id in (select payer_id from payer_names where ended)`;

/** SQL about a charge `c`: the day announced by its notice or a refusal's mail passed without an attempt. */
const slipped = (now: Date) => sql`
  (
    case c.state when 'notified' then c.due_at when 'failed' then c.next_attempt_at end
    < ${now}::timestamptz - make_interval(hours => ${sql.lit(TRIED_WITHIN_HOURS)})
  )`;

/** SQL about a charge `c` still to be collected: its day slipped, an admin was not told, or none was (rules 9, 43 and 47). */
export const toBeAnnouncedAnew = (now: Date) => sql`
  (
    coalesce(${slipped(now)}, false)
    or (c.state in ('notified', 'failed') and (${UNTOLD} or ${nobodyTold(now)}))
  )`;

/** SQL about a charge `c`: it is due to be written off and is not tried any more (rule 15). */
export const isGivenUp = (now: Date) => sql`
  coalesce(c.first_failed_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(WRITE_OFF_DAYS)}), false)`;

/** SQL about a charge `c`: whether a day announced now would still come before the one on which it is written off. */
const mayHaveNewDay = (now: Date) => sql`
  (
    c.first_failed_at is null
    or c.first_failed_at > ${now}::timestamptz - make_interval(days => ${sql.lit(WRITE_OFF_DAYS - DAYS_UNTIL_DUE)})
  )`;

export const computedPeriods = async (db: Queryable): Promise<PeriodId[]> => {
  const rows = await db
    .selectFrom("billing_periods")
    .select("id")
    .where("stage", "=", "computed")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * One notice per planned charge and reader, keyed by both and by its number, so a repeat adds nothing. Null: every planned
 * charge of the months already announced. Payers whom a dispute stops get none; a pause is about later effort (rule 42).
 */
export async function enqueueNotices(db: Queryable, period: PeriodId | null, now: Date): Promise<number> {
  const months = period === null ? sql`p.stage = 'announced'` : sql`p.id = ${period}`;
  const { numAffectedRows } = await sql`
    with waiting as (
      update charges c
      set notice_queued_at = coalesce(c.notice_queued_at, ${now})
      from billing_periods p
      where p.id = c.period_id
        and ${months}
        and c.state = 'planned'
        and (c.notice_queued_at is null or ${UNTOLD})
        and not ${STOPPED}
      returning c.id, c.payer_id, c.notice_no
    )
    insert into outbox (key, kind, user_id, payload, not_before)
    select concat_ws(':',
        'notice', w.id,
        case when p.team_id is not null then p.user_id end,
        case when w.notice_no > 1 then 'again-' || w.notice_no end
      ), 'upcoming_charge', p.user_id,
      jsonb_build_object('charge_id', w.id, 'notice_no', w.notice_no), ${now}
    from waiting w
    join payer_people p on p.payer_id = w.payer_id
    order by w.id, p.user_id
    on conflict (key) do update
      set given_up_at = null, tries = 0, first_failed_at = null, late_since = null, not_before = excluded.not_before
      where outbox.sent_at is null
        and outbox.given_up_at is not null
        and outbox.tries < ${sql.lit(MAX_TRIES)} -- they did not act for the payer then, and do again
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function markStatementsAnnounced(db: Queryable, period: PeriodId): Promise<void> {
  await sql`
    update statements s
    set state = 'announced'
    from charges c
    where c.statement_id = s.id
      and s.period_id = ${period}
      and s.state = 'open'
      and not (c.state = 'planned' and ${sql.raw(isStopped("c.payer_id", "dispute"))})
  `.execute(db);
}

export async function markAnnounced(db: Queryable, period: PeriodId): Promise<void> {
  await db
    .updateTable("billing_periods")
    .set({ stage: "announced" })
    .where("id", "=", period)
    .where("stage", "=", "computed")
    .execute();
}

/**
 * The mail server accepted the notice: the 72 hours start. A charge cancelled meanwhile stays cancelled, and an earlier
 * notice of a charge that was announced anew has no effect.
 */
export async function markNotified(
  db: Queryable,
  chargeId: number,
  notifiedAt: Date,
  dueAt: Date,
  noticeNo = 1,
): Promise<void> {
  await db
    .updateTable("charges")
    .set({ state: "notified", notified_at: notifiedAt, due_at: dueAt, next_attempt_at: dueAt })
    .where("id", "=", chargeId)
    .where("notice_no", "=", noticeNo)
    .where("state", "=", "planned")
    .execute();
}

/** Sets a charge, whose row is locked, back to planned. Statement, payment and past attempts stay. */
export async function planAnew(
  db: Queryable,
  chargeId: number,
  why: "slipped" | "new_people",
  slippedFrom: Date | null = null,
): Promise<void> {
  await sql`
    update charges
    set state = 'planned', notice_no = notice_no + 1, notice_why = ${why},
      slipped_from = coalesce(${slippedFrom}::timestamptz, due_at),
      notice_queued_at = null, next_attempt_at = null, lease_until = null
    where id = ${chargeId}
  `.execute(db);
}

/** SQL about a charge `c` of a month `p`: its month was closed so long ago that it ends instead of being announced. */
const LONG_WAITED = (now: Date) =>
  sql`p.computed_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(UNANNOUNCED_DAYS)})`;

/**
 * As `planAnew`, for all whose day slipped, whose payer gained an untold admin, or of whom nobody was told in time. Returns
 * their number.
 */
export async function planSlipped(db: Queryable, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update charges c
    set state = 'planned', notice_no = notice_no + 1, notice_queued_at = null,
      next_attempt_at = null, lease_until = null,
      slipped_from = case c.state when 'failed' then c.next_attempt_at else c.due_at end,
      notice_why = case when ${slipped(now)} or y.team_id is null then 'slipped' else 'new_people' end
    from billing_periods p, payers y
    where p.id = c.period_id
      and y.id = c.payer_id
      and c.state in ('notified', 'failed')
      and (c.state = 'notified' or c.next_attempt_at is not null) -- a refusal that waits for its payer waits on
      and ${toBeAnnouncedAnew(now)}
      and not ${STOPPED}
      and not ${NOBODY_LEFT}
      and not (${LONG_WAITED(now)} and c.notice_no > 1)
      and ${mayHaveNewDay(now)}
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Cancels a retry whose day slipped and for which no new day can be announced in time: its charge waits for day 21. */
export async function dropLateRetries(db: Queryable, now: Date): Promise<void> {
  await sql`
    update charges c
    set next_attempt_at = null
    where c.state = 'failed'
      and c.next_attempt_at is not null
      and ${toBeAnnouncedAnew(now)}
      and not ${mayHaveNewDay(now)}
  `.execute(db);
}

/** Whether one charge, whose row is locked, may be announced anew at all. */
export async function newDayFits(db: Queryable, chargeId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select ${mayHaveNewDay(now)} as fits
    from charges c
    where c.id = ${chargeId}
  `.execute(db);
  return rows[0]?.fits ?? false;
}

export type Ending = { id: number; cause: "unreachable" | "stopped" | "not_attempted" | "nobody_left" };

/**
 * Charges that end by themselves (rule 44): no person is left to ask, or the month was closed 60 days ago and the charge was
 * not announced or not tried. Excludes charges that a provider may be working on.
 */
export async function chargesToEnd(db: Queryable, now: Date): Promise<Ending[]> {
  const patient = sql`c.notice_queued_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(NOTICE_PATIENCE_DAYS)})`;
  const { rows } = await sql<Ending>`
    select c.id,
      case
        when ${NOBODY_LEFT} then 'nobody_left'
        when ${STOPPED} then 'stopped'
        when c.state = 'planned' then 'unreachable'
        else 'not_attempted'
      end as cause
    from charges c
    join billing_periods p on p.id = c.period_id
    where c.state in ('planned', 'notified', 'failed', 'action_required')
      and not exists (select from charge_attempts a where a.charge_id = c.id and a.finished_at is null)
      and (
        ${NOBODY_LEFT}
        or ${LONG_WAITED(now)} and (
          c.state = 'planned' and (${STOPPED} or ${patient})
          or c.state = 'notified' and ${slipped(now)} and (${STOPPED} or c.notice_no > 1)
        )
      )
    order by c.id
  `.execute(db);
  return rows;
}
