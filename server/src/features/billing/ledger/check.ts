import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PaymentProvider } from "../../../adapters/payment/port.ts";
import type { Queryable } from "../../../db/client.ts";
import { PROVIDER_OWNER } from "./chart.ts";
import { clearingSums, differencesOf, type Difference } from "./queries.ts";

export type { Difference } from "./queries.ts";
export type Check = { title: string; differences: readonly Difference[] };

const CHECKS = join(import.meta.dirname, "../../../db/checks");
const BEFORE_ANY_MONEY = new Date("2020-01-01T00:00:00Z");

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

/** The books compared with the provider's own: what it says it holds for us, and what it says it collected. */
export async function checkProvider(db: Queryable, provider: PaymentProvider): Promise<Check> {
  let net = 0n;
  let collected = 0n;
  for await (const movement of provider.balanceMovements({ since: BEFORE_ANY_MONEY })) {
    net += movement.net;
    if (movement.kind === "charge") collected += movement.gross;
  }
  const books = await clearingSums(db, PROVIDER_OWNER[provider.id]);
  const compared = [
    { subject: "balance held for us", expected: `${net}`, found: `${books.balance}` },
    { subject: "collected from payers", expected: `${collected}`, found: `${books.collected}` },
  ];
  return {
    title: `The account at ${provider.id} is what the provider says`,
    differences: compared.filter(({ expected, found }) => expected !== found),
  };
}
