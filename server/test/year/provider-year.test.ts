import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { liveProviderYear } from "./provider-year.ts";

// The short version of `npm run bench -- provider-year`.

const PAYERS = Number(process.env["KALIVO_YEAR_PAYERS"] ?? 24);
const MONTHS = Number(process.env["KALIVO_YEAR_MONTHS"] ?? 12);
/** A year in which everything happens that is asked for below; others are lived through by the bench. */
const seed = Number(process.env["FAST_CHECK_SEED"] ?? 11);

test(`the books are what the provider says on every night of a year of cards, debits, failures, refunds, disputes and late news (seed ${seed})`, async () => {
  const { connectionString, drop } = await freshDatabase();
  try {
    const { wrong, seen } = await liveProviderYear({
      connectionString,
      payers: PAYERS,
      months: MONTHS,
      seed,
    });
    expect(wrong).toEqual([]);
    for (const what of [
      "card succeeded",
      "sepa_debit succeeded",
      "line payment_failure_refund",
      "line refund",
    ])
      expect([what, seen[what] ?? 0]).not.toEqual([what, 0]);
    expect(Object.keys(seen).filter((what) => what.startsWith("dispute"))).not.toEqual([]);
  } finally {
    await drop();
  }
}, 600_000);
