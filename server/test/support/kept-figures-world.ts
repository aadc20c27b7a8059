import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import type { Db, Queryable } from "../../src/db/client.ts";
import { markNotified } from "../../src/features/billing/announce/announce.queries.ts";
import { closeMonth } from "../../src/features/billing/close/close-month.ts";
import { keepMonthFigures, MONTH_FIGURES } from "../../src/features/billing/figures/keep-figures.ts";
import { keepFigure } from "../../src/features/billing/figures/month-figures.queries.ts";
import { figureOf, type MonthFigure } from "../../src/features/billing/figures/month-figures.ts";
import { differencesOf } from "../../src/features/billing/ledger/ledger.queries.ts";
import { disputeCharge, payBack } from "./charge-acts.ts";
import {
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
  theAssociation,
} from "./month-world.ts";
import { PAID_AT, paidCharges } from "./paid-charge.ts";

const FIGURES: ReadonlyMap<string, MonthFigure<unknown>> = new Map(
  MONTH_FIGURES.map((figure) => [figure.name, figure]),
);
const LATER = { now: () => new Date("2028-01-01T00:00:00Z") };

/**
 * November with four charges: one is left, one partly refunded, one disputed and won, one disputed. December with two that were
 * not paid, and with a line that is carried through January, which has an empty statement, too. All are closed, and their figures kept. Returns the burner of
 * that line.
 */
export async function keptMonths(db: Db, owner: Db): Promise<number> {
  const charges = await paidCharges(db, 4, await theAssociation(db));
  const [, refunded, won, disputed] = charges;
  if (refunded === undefined || won === undefined || disputed === undefined)
    throw new Error("too few charges");
  await payBack(db, refunded, { amount: 300n, ends: ["pending", "succeeded"] }, PAID_AT);
  await disputeCharge(db, won, { words: ["open", "won"], fee: 2_000n }, PAID_AT);
  await disputeCharge(db, disputed, { words: ["open"], fee: 2_000n }, PAID_AT);
  const burner = await newBurner(db, [await newOrganisation(db)]);
  await newPledge(db, { payer: await newPayer(db), burner });
  await newWorkout(db, { burner, endAt: "2026-12-15T12:00:00Z", kcal: 1_000 });
  const [one, other] = [await newPayer(db), await newPayer(db)];
  const unpaid = await newBurner(db, [await newOrganisation(db)]);
  for (const payer of [one, other]) await newPledge(db, { payer, burner: unpaid });
  await newWorkout(db, { burner: unpaid, endAt: "2026-12-15T12:00:00Z", kcal: 5_000 });
  for (const period of [202612, 202701]) await closeMonth(db, period, closesAt(period));
  const { id } = await db
    .selectFrom("charges")
    .select("id")
    .where("payer_id", "=", one)
    .executeTakeFirstOrThrow();
  await markNotified(db, id, closesAt(202612), closesAt(202701));
  await sql`
    insert into statements (payer_id, period_id, state, created_at) values (${other}, 202701, 'cancelled', now())
  `.execute(owner);
  await closeAndKeep(db, owner);
  return burner;
}

/** Closes what was computed, and keeps the figures. */
export async function closeAndKeep(db: Db, owner: Db): Promise<void> {
  await sql`
    update billing_periods set stage = 'closed', checked_at = '2027-02-01T00:00:00Z' where computed_at is not null
  `.execute(owner);
  await keepMonthFigures({ db, clock: LATER });
}

/** The figures that are kept and are not what is counted now, as `what of month`. */
export async function staleFigures(db: Queryable): Promise<string[]> {
  const stale: string[] = [];
  const kept = await db.selectFrom("month_figures").select(["figure", "period_id"]).execute();
  for (const { figure: name, period_id: period } of kept) {
    const figure = FIGURES.get(name);
    if (figure === undefined) throw new Error(`${name} is no figure`);
    const [read, counted] = [await figureOf(db, figure, period), await figure.count(db, period)];
    if (textOf(read) !== textOf(counted)) stale.push(`${name} of ${period}`);
  }
  return stale;
}

/** Keeps every figure of every month in the transaction, whatever state the month is in. */
export async function keepInside(transaction: Queryable): Promise<void> {
  const months = await transaction.selectFrom("billing_periods").select("id").execute();
  for (const { id: period } of months)
    for (const { name: figure, count } of FIGURES.values())
      await keepFigure(transaction, { period, figure, sums: textOf(await count(transaction, period)) });
}

const CHECKS = join(import.meta.dirname, "../../src/db/checks");

/** What the checks of the books find that recount what is kept. */
export async function recountedDifferently(db: Queryable): Promise<string[]> {
  const found: string[] = [];
  for (const file of await readdir(CHECKS)) {
    if (!/^kept-.+-recounted\.sql$/u.test(file)) continue;
    const differences = await differencesOf(db, await readFile(join(CHECKS, file), "utf8"));
    found.push(
      ...differences.map(({ subject, expected, found: kept }) => `${subject}: ${expected}, kept ${kept}`),
    );
  }
  return found;
}

const textOf = (sums: unknown) =>
  JSON.stringify(sums, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value));
