import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import {
  beginLife,
  FIRST_PERIOD,
  liveMonth,
  makeCast,
  type Cast,
} from "#server-test/support/lived-months.ts";
import { history, MONTHS, type History } from "#server-test/support/month-histories.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { SIZES } from "#server-test/support/size.ts";
import type { Queryable } from "#server/db/client.ts";

const world = useDatabase();
/** The few histories drawn by the seed of `npm test` are known to contain every outcome of a statement. */
const { histories, seed } = SIZES.closes;

test(`the close in SQL is the close of the domain, month after month (seed ${seed})`, async () => {
  const cast = await makeCast(world.db);
  const seen = {
    statements: 0,
    carried: 0,
    scaled: 0,
    charged: 0,
    waived: 0,
    unfunded: 0,
    rests: 0,
    plans: 0,
  };
  const property = fc.asyncProperty(history, async (months) => {
    const transaction = await world.db.startTransaction().execute();
    try {
      await liveThrough(transaction, cast, months, seen);
    } finally {
      await transaction.rollback().execute();
    }
  });
  await fc.assert(property, { numRuns: histories, seed });
  // The histories only prove something if every kind of event occurs in them.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
});

type Seen = Record<
  "statements" | "carried" | "scaled" | "charged" | "waived" | "unfunded" | "rests" | "plans",
  number
>;

async function liveThrough(db: Queryable, cast: Cast, months: History, seen: Seen) {
  const life = await beginLife(db, cast, months);
  seen.rests += life.rests.length;
  seen.plans += life.plans;
  let period: PeriodId = FIRST_PERIOD;
  for (let month = 0; month < MONTHS; month++, period = nextPeriod(period)) {
    for (const { statement, decision } of await liveMonth(db, life, month, period)) {
      seen.statements++;
      seen.scaled += statement.scaledDown ? 1 : 0;
      seen.carried += statement.carried.length;
      seen.charged += decision === "charge" ? 1 : 0;
      seen.waived += decision === "waive" ? 1 : 0;
      seen.unfunded += statement.lines.filter(({ state }) => state === "no_organisation").length;
    }
  }
}
