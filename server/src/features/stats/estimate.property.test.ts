import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { nextPeriod, periodEnd, periodStart, type PeriodId } from "@kalivo/domain/billing/month.ts";
import {
  beginLife,
  beginMonth,
  closedAt,
  FIRST_PERIOD,
  makeCast,
  type Cast,
} from "#server-test/support/lived-months.ts";
import { history, MONTHS, type History } from "#server-test/support/month-histories.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { SIZES } from "#server-test/support/size.ts";
import type { Queryable } from "#server/db/client.ts";
import { closeInside } from "../billing/close/close-month.ts";
import { estimateCents } from "./stats.queries.ts";
import { beginStep, dropSettled, keepWaiting, lockStale, showWorkouts } from "./steps/steps.queries.ts";

const world = useDatabase();
const { histories, seed } = SIZES.estimates;

/** How many sums were of money, and how many workouts were late. */
type Seen = { burners: number; payers: number; late: number; accepted: number; withheld: number };

test(`what is estimated of a month is what its close computes, for who moves and who pays (seed ${seed})`, async () => {
  const cast = await makeCast(world.db);
  const seen: Seen = { burners: 0, payers: 0, late: 0, accepted: 0, withheld: 0 };
  const property = fc.asyncProperty(history, async (months) => {
    const transaction = await world.db.startTransaction().execute();
    try {
      await estimateThrough(transaction, cast, months, seen);
    } finally {
      await transaction.rollback().execute();
    }
  });
  await fc.assert(property, { numRuns: histories, seed });
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
});

async function estimateThrough(db: Queryable, cast: Cast, months: History, seen: Seen) {
  const life = await beginLife(db, cast, months);
  let period: PeriodId = FIRST_PERIOD;
  for (let month = 0; month < MONTHS; month++, period = nextPeriod(period)) {
    seen.accepted += await acceptHeld(db);
    await beginMonth(db, life, month);
    seen.late += await lateWorkouts(db, period);
    await showUntil(db, periodEnd(period));
    const estimated = {
      burners: await estimatesOf(db, "burner", cast.burners, period),
      payers: await estimatesOf(db, "payer", cast.payers, period),
    };
    await closeInside(db, period, closedAt(period));
    const computed = await computedIn(db, cast, period);
    expect(estimated).toEqual({ burners: computed.burners, payers: computed.payers });
    seen.burners += computed.burners.filter((cents) => cents > 0n).length;
    seen.payers += computed.payers.filter((cents) => cents > 0n).length;
    seen.withheld += computed.withheld;
  }
}

/** What waited for a look counts from now on. */
async function acceptHeld(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    update workouts set status = 'ok', reason = null where status = 'held'
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

async function lateWorkouts(db: Queryable, period: PeriodId): Promise<number> {
  const { count } = await db
    .selectFrom("workouts")
    .select((each) => each.fn.countAll<bigint>().as("count"))
    .where("period_id", "=", period)
    .where("end_utc", "<", periodStart(period))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** As the step of a midnight does it, in the caller's transaction. */
async function showUntil(db: Queryable, until: Date): Promise<void> {
  await beginStep(db, "day", until);
  await dropSettled(db, "day");
  const people = await lockStale(db, "day", 100);
  await showWorkouts(db, "day", people);
  await keepWaiting(db, "day", people);
}

const instant = (at: Date) => `'${at.toISOString()}'::timestamptz`;

async function estimatesOf(
  db: Queryable,
  side: "burner" | "payer",
  ids: readonly number[],
  period: PeriodId,
): Promise<bigint[]> {
  const { rows } = await sql<{ cents: bigint }>`
    select ${sql.raw(estimateCents(side, "each.id", instant(periodStart(period)), instant(periodEnd(period))))} as cents
    from unnest(${[...ids]}::integer[]) with ordinality each(id, place)
    order by place
  `.execute(db);
  return rows.map(({ cents }) => cents);
}

/**
 * What the lines of a month come to before ceilings. A burner reads nothing of who withholds it by a blacklist (decision 51),
 * and 0 without an organisation; a payer reads what is asked for (rule 13).
 */
async function computedIn(db: Queryable, { burners, payers }: Cast, period: PeriodId) {
  const { rows: lines } = await sql<{
    payer: number;
    burner: number;
    cents: bigint;
    withheld: boolean;
    chose: boolean;
  }>`
    select payer_id as payer, burner_id as burner, computed_cents as cents, state = 'no_organisation' as withheld,
      exists (select from user_organisations chosen where chosen.user_id = burner_id) as chose
    from statement_lines
    where period_id = ${period}
  `.execute(db);
  const sum = (some: typeof lines) => some.reduce((cents, line) => cents + line.cents, 0n);
  return {
    burners: burners.map((id) => sum(lines.filter(({ burner, chose }) => burner === id && chose))),
    payers: payers.map((id) => sum(lines.filter(({ payer, withheld }) => payer === id && !withheld))),
    withheld: lines.filter(({ withheld }) => withheld).length,
  };
}
