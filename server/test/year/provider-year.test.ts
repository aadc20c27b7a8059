import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { SIZES } from "../support/size.ts";
import { liveProviderYear } from "./provider-year.ts";

// The short version of `npm run bench -- provider-year`.

/** By the seed of `npm test` everything happens that is asked for below. */
const { payers, months, seed } = SIZES.year;

test(`the books are what the provider says on every night of ${months} months of cards, debits, failures, refunds, disputes and late news (seed ${seed})`, async () => {
  const { connectionString, drop } = await freshDatabase();
  try {
    const { wrong, seen } = await liveProviderYear({
      connectionString,
      payers,
      months,
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
});
