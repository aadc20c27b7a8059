import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PaymentProvider } from "../../../adapters/payment/port.ts";
import type { Db, Queryable } from "../../../db/client.ts";
import { PROVIDER_OWNER } from "./chart.ts";
import { movedAtProvider, movedInBooks } from "./provider-account/queries.ts";
import { readMovements } from "./provider-account/read-movements.ts";
import { differencesOf, type Difference } from "./queries.ts";

export type { Difference } from "./queries.ts";
export type Check = { title: string; differences: readonly Difference[] };

const CHECKS = join(import.meta.dirname, "../../../db/checks");

/** Those that read sums only, however long the books are. */
const QUICK = ["nothing-left-over.sql", "parties-agree.sql"] as const;

/** How many differences a quick look at the books finds; `checkBooks` looks at every line. */
export async function countQuickDifferences(db: Queryable): Promise<number> {
  let found = 0;
  for (const file of QUICK)
    found += (await differencesOf(db, await readFile(join(CHECKS, file), "utf8"))).length;
  return found;
}

/** The books compared with themselves: one check a file in db/checks, whose first line says what must hold. */
export async function checkBooks(db: Queryable): Promise<Check[]> {
  const files = (await readdir(CHECKS)).filter((name) => name.endsWith(".sql")).toSorted();
  const checks: Check[] = [];
  for (const file of files) {
    const text = await readFile(join(CHECKS, file), "utf8");
    const title = /^-- (.+)/.exec(text)?.[1] ?? file;
    checks.push({ title, differences: await differencesOf(db, text) });
  }
  return checks;
}

/** The books compared with the provider's own, by what moved: charges, refunds, disputes, fees, payouts, and the rest. */
export async function checkProvider(db: Db, provider: PaymentProvider): Promise<Check> {
  await readMovements(db, provider, "where it stopped");
  return compareProvider(db, provider);
}

/**
 * The same, with the movements read a moment ago. Only where something differs is the provider's whole list read again:
 * it may have told of something long past.
 */
export async function compareProvider(db: Db, provider: PaymentProvider): Promise<Check> {
  const title = `The account at ${provider.id} is what the provider says`;
  const differences = await differencesAt(db, provider);
  if (differences.length === 0) return { title, differences };
  await readMovements(db, provider, "the beginning");
  return { title, differences: await differencesAt(db, provider) };
}

async function differencesAt(db: Queryable, provider: PaymentProvider): Promise<Difference[]> {
  const said = await movedAtProvider(db, provider.id);
  const booked = await movedInBooks(db, PROVIDER_OWNER[provider.id]);
  return COMPARED.map(([what, subject]) => ({
    subject,
    expected: `${said[what]}`,
    found: `${booked[what]}`,
  })).filter(({ expected, found }) => expected !== found);
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
