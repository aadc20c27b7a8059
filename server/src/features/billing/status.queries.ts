import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { UNANNOUNCED_DAYS } from "@kalivo/domain/billing/charge-terms.ts";
import { WRITE_OFF_DAYS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "../../db/client.ts";
import { stoppedSince } from "../payer-stops/stops.queries.ts";
import { STOPPED } from "./announce/announce.queries.ts";
import { figureOf } from "./figures/month-figures.ts";
import { MONTH_TALLY, type MonthTally } from "./figures/month-tally.queries.ts";

export type MonthStatus = MonthTally & {
  stage: string;
  /** Planned charges whose notice was not accepted by any mail server yet. */
  unnoticed: number;
  /** When the next step of one of the month's charges is due. */
  nextAt: Date | null;
};

/** The state of a month; null: it was never billed. */
export async function monthStatus(db: Queryable, period: PeriodId): Promise<MonthStatus | null> {
  const row = await db
    .selectFrom("billing_periods")
    .select("stage")
    .where("id", "=", period)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { rows } = await sql<{ unnoticed: number; next_at: Date | null }>`
    select
      (
        select count(*)::int
        from charges c
        where c.period_id = ${period}
          and c.state = 'planned'
          and c.state not in ('succeeded', 'canceled', 'written_off') -- as the index charges_unfinished
          and not ${STOPPED}
      ) as unnoticed,
      (
        select min(next_attempt_at)
        from charges
        where period_id = ${period}
          and next_attempt_at is not null
      ) as next_at
  `.execute(db);
  const [open] = rows;
  return {
    stage: row.stage,
    ...(await figureOf(db, MONTH_TALLY, period)),
    unnoticed: open?.unnoticed ?? 0,
    nextAt: open?.next_at ?? null,
  };
}

/** The states of charges that a dispute of their payer stops (rule 42); what is at the provider goes on. */
const STOPPABLE_STATES: readonly string[] = ["planned", "notified", "failed"];
export const isStoppable = (state: string): boolean => STOPPABLE_STATES.includes(state);
const STOPPABLE = sql`c.state in (${sql.join(STOPPABLE_STATES.map((state) => sql.lit(state)))})`;

/** SQL: since when a dispute has stopped a charge `c`; null: it does not. */
export const STOPPED_AT = sql`
  case when ${STOPPABLE} then ${sql.raw(stoppedSince("c.payer_id", "dispute"))} end`;

/** SQL about a charge `c`: when its present attempt began; of a retry long after it was due. */
export const TRIED_AT = sql`
  coalesce(
    (
      select max(a.started_at)
      from charge_attempts a
      where a.charge_id = c.id
    ),
    c.due_at
  )`;

/** SQL about a charge `c`: why nothing happens, as a code. Alarms and a month's page have words for each. */
export const WHY = sql`
  case
    when ${STOPPABLE} and ${STOPPED} then 'stopped'
    when c.state = 'planned' then 'untold'
    when c.state in ('canceled', 'written_off') then 'cancelling'
    when c.state in ('submitting', 'unknown') then 'provider'
    when c.state = 'processing' then 'bank'
    when c.state in ('failed', 'action_required') then 'payer'
    else 'worker'
  end`;

export type MonthWait = {
  why: "stopped" | "untold" | "provider" | "bank" | "payer" | "worker";
  count: number;
  since: Date;
  /**
   * The latest day on which all of them have ended by themselves; null: they end by an answer, or on their announced day.
   */
  ends_by: Date | null;
};

const days = (count: number) => sql`make_interval(days => ${sql.lit(count)})`;

/**
 * What the open charges of a month wait for, most frequent first; a charge that only waits for its announced day is
 * `worker`.
 */
export async function monthWaits(db: Queryable, period: PeriodId): Promise<MonthWait[]> {
  const { rows } = await sql<MonthWait>`
    select ${WHY} as why, count(*)::int as count,
      min(coalesce(
        case
          when c.state in ('failed', 'action_required') then c.first_failed_at
          when c.state = 'planned' then p.computed_at
          when c.state in ('submitting', 'unknown', 'processing') then ${TRIED_AT}
        end,
        c.due_at, p.computed_at
      )) as since,
      max(case
        when c.state in ('failed', 'action_required') then c.first_failed_at + ${days(WRITE_OFF_DAYS)}
        when c.state = 'planned' or ${STOPPED} then p.computed_at + ${days(UNANNOUNCED_DAYS)}
      end) as ends_by
    from charges c
    join billing_periods p on p.id = c.period_id
    where c.period_id = ${period}
      and c.state not in ('succeeded', 'canceled', 'written_off')
    group by 1
    order by count(*) desc, 1
  `.execute(db);
  return rows;
}

/** What most of the month's open charges wait for; without open charges the books differ, or the month was not closed. */
export async function whyNotClosed(
  db: Queryable,
  period: PeriodId,
): Promise<{ why: MonthWait["why"] | "books" | "close"; endsBy: Date | null }> {
  const [most] = await monthWaits(db, period);
  if (most !== undefined) return { why: most.why, endsBy: most.ends_by };
  const row = await db
    .selectFrom("billing_periods")
    .select("stage")
    .where("id", "=", period)
    .executeTakeFirst();
  return { why: row?.stage === "settled" ? "books" : "close", endsBy: null };
}
