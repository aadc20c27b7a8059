import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { withRealTables } from "#server/db/real-tables.ts";
import { PROVIDER_OWNER } from "./chart.ts";
import { movedAtProvider, movedInBooks } from "./provider-account/provider-account.queries.ts";
import { readMovements, type ReadFrom } from "./provider-account/read-movements.ts";
import {
  disputedNotWithdrawn,
  isMoneyMoving,
  movedInOtherCurrencies,
  underWay,
} from "./provider-account/under-way.queries.ts";
import { differencesOf, type Difference } from "./ledger.queries.ts";
import {
  noteCompared,
  noteComparing,
  ofMonthsToCompare,
  shadowTables,
  uncompared,
  unshadowTables,
  type Uncompared,
} from "./since.queries.ts";

export type { Difference } from "./ledger.queries.ts";
export type Check = {
  title: string;
  differences: readonly Difference[];
  /** Why the check failed to run: then its differences are unknown. */
  failure?: string;
};

type Parts = Pick<Uncompared, "months" | "seals">;

const HOUR_MS = 3_600_000;
const CHECKS = join(import.meta.dirname, "../../../db/checks");

/** The checks that read sums only. */
const QUICK = ["nothing-left-over.sql", "parties-agree.sql"] as const;

/**
 * How many differences the quick checks find in the months that were not compared since they changed, so that they take as
 * long however long the books are; `checkBooks` looks at every line.
 */
export async function countQuickDifferences(db: Queryable): Promise<number> {
  let found = 0;
  for (const file of QUICK)
    found += (await differencesOf(db, ofMonthsToCompare(await readFile(join(CHECKS, file), "utf8")))).length;
  return found;
}

/** The title of each check, without running it. */
export const checkTitles = async (): Promise<string[]> =>
  Promise.all(
    (await checkFiles()).map(async (file) => titleOf(file, await readFile(join(CHECKS, file), "utf8"))),
  );

/** Checks that look elsewhere for what came since: a file of the same name. */
const SINCE = join(CHECKS, "since");

const checkFiles = async () => (await readdir(CHECKS)).filter((name) => name.endsWith(".sql")).toSorted();
const titleOf = (file: string, text: string) => /^-- (.+)/.exec(text)?.[1] ?? file;

/** The books compared with themselves: one check a file in db/checks, whose first line says what must hold. */
export async function checkBooks(db: Queryable): Promise<Check[]> {
  const checks: Check[] = [];
  for (const file of await checkFiles()) {
    const text = await readFile(join(CHECKS, file), "utf8");
    const differences = await withRealTables(db, (part) => differencesOf(part, text));
    checks.push({ title: titleOf(file, text), differences });
  }
  return checks;
}

/**
 * The same checks of what was not compared before or changed since: open months, closed ones of which something changed, new
 * seals. What agrees is noted, so that it is not compared again. `whole`: of everything, which finds also what was rewritten
 * behind the database's back.
 */
export async function checkBooksSince(db: Db, now: Date, { whole = false } = {}): Promise<Check[]> {
  const parts = await uncompared(db, whole);
  const closedBefore = new Date(now.getTime() - HOUR_MS);
  const run = await db
    .transaction()
    .execute((transaction) => noteComparing(transaction, parts, closedBefore));
  const checks = whole ? await checkBooks(db) : await withRealTables(db, (part) => checkPart(part, parts));
  await db
    .transaction()
    .execute((transaction) => noteCompared(transaction, { run, ...agreed(parts, checks) }, now));
  return checks;
}

/** Nothing of what is different, and nothing at all when it is not known of which month the difference is. */
function agreed({ months, seals }: Parts, checks: readonly Check[]): Parts {
  const differences = checks.flatMap((check) => check.differences);
  const differ = new Set(differences.map(({ period_id }) => period_id ?? null));
  if (differ.has(null)) return { months: [], seals: [] };
  return { months: months.filter((month) => !differ.has(month)), seals: differ.size === 0 ? seals : [] };
}

async function checkPart(transaction: Queryable, parts: Parts): Promise<Check[]> {
  await shadowTables(transaction, parts);
  const since = new Set(await readdir(SINCE));
  const checks: Check[] = [];
  for (const file of await checkFiles()) {
    const text = await readFile(join(since.has(file) ? SINCE : CHECKS, file), "utf8");
    checks.push({ title: titleOf(file, text), differences: await differencesOf(transaction, text) });
  }
  await unshadowTables(transaction);
  return checks;
}

const THE_ACCOUNT = "The account at ";
export const accountTitle = (provider: PaymentProvider["id"]) =>
  `${THE_ACCOUNT}${provider} is what the provider says`;
/** Whether a stored difference is one with a provider, whichever it was then. */
export const isAccountTitle = (title: string) => title.startsWith(THE_ACCOUNT);

/**
 * Compares the books with the provider's own, by kind of movement: charges, refunds, disputes, fees, payouts, and the rest.
 */
export const checkProvider = (db: Db, provider: PaymentProvider, now: Date): Promise<Check> =>
  compareProvider(db, provider, now, (from) => readMovements(db, provider, from));

/** Why nothing is said of the provider's account: what was read first and last is not of one instant. */
export const MONEY_MOVES = "money is moving, so it is compared again soon";

const LOOKS_AT_MOVING_MONEY = 4;

/**
 * As `checkProvider`, with the reader of movements as an argument. The list and the books are not read in one instant, so a
 * difference is one that the next look finds again to the cent, while no payment waits for its answer. Only then is the
 * provider's whole list read again: an old movement may have been listed late.
 */
export async function compareProvider(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  read: (from: ReadFrom) => Promise<unknown>,
): Promise<Check> {
  const title = accountTitle(provider.id);
  const look = async (from: ReadFrom) => {
    await read(from);
    return differencesAt(db, provider.id, now);
  };
  const settled = async (first: readonly Difference[]) => {
    let before = first;
    for (let looks = 1; before.length > 0; looks += 1) {
      if (looks === LOOKS_AT_MOVING_MONEY) return null;
      const differences = await look("where it stopped");
      if (sameGaps(before, differences))
        return (await isMoneyMoving(db, provider.id, now)) ? null : differences;
      before = differences;
    }
    return before;
  };
  const recent = await settled(await look("where it stopped"));
  const differences =
    recent === null || recent.length === 0 ? recent : await settled(await look("the beginning"));
  if (differences === null) return { title, differences: [], failure: MONEY_MOVES };
  return { title, differences };
}

type Gap = Pick<Difference, "subject" | "expected" | "found">;

/** Whether both looks miss the same, to the cent; both sums may have grown by what was paid meanwhile. */
export function sameGaps(one: readonly Gap[], other: readonly Gap[]): boolean {
  const told = (gaps: readonly Gap[]) =>
    gaps
      .map(({ subject, expected, found }) => `${subject}: ${BigInt(expected) - BigInt(found)}`)
      .toSorted()
      .join();
  return told(one) === told(other);
}

async function differencesAt(db: Queryable, provider: PaymentProvider["id"], now: Date) {
  const said = await movedAtProvider(db, provider);
  const booked = await movedInBooks(db, PROVIDER_OWNER[provider]);
  const notWithdrawn = await disputedNotWithdrawn(db, provider);
  const { disputes, balance } = booked;
  const found = { ...booked, disputes: disputes + notWithdrawn, balance: balance + notWithdrawn };
  const settled = COMPARED.map(([what, subject]) => ({
    subject,
    expected: `${said[what]}`,
    found: `${found[what]}`,
  }));
  return [
    ...settled.filter((each) => each.expected !== each.found),
    ...(await differencesUnderWay(db, provider, now)),
    ...(await movedInOtherCurrencies(db, provider)).map(({ currency, net }) => ({
      subject: `moved in ${currency}, which is not booked here`,
      expected: `${net}`,
      found: "0",
    })),
  ];
}

/** A direct debit submitted recently may not be on the provider's list yet; a listed one is always a charge of ours. */
async function differencesUnderWay(db: Queryable, provider: PaymentProvider["id"], now: Date) {
  const { listed, certain, submitted } = await underWay(db, provider, now);
  if (certain <= listed && listed <= submitted) return [];
  const found = listed < certain ? certain : submitted;
  return [{ subject: "direct debits under way", expected: `${listed}`, found: `${found}` }];
}

const COMPARED = [
  ["charges", "collected from payers"],
  ["refunds", "refunded to payers"],
  ["disputes", "disputed, less what was won"],
  ["fees", "kept as fees"],
  ["payouts", "paid out to our bank"],
  ["other", "moved for another reason"],
  ["balance", "balance held for us"],
] as const;
