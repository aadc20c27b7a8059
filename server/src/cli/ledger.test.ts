import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "#server-test/support/database.ts";
import { kalivoHere } from "#server-test/support/kalivo-here.ts";
import { TEST_KEY } from "#server-test/support/product.ts";

test("without a payment provider no payment can be missing here: that is no failure", async () => {
  const { connectionString, drop } = await freshDatabase();
  onTestFinished(drop);
  const told = await kalivoHere(["ledger", "recover"], {
    DATABASE_URL: connectionString,
    DEMO: "0",
    PUBLIC_URL: "http://localhost:3000",
    SECRET_KEYS: TEST_KEY,
    ASSOCIATION_NAME: "Moves",
    ASSOCIATION_MAIL: "info@moves.test",
  });
  expect(told).toEqual({
    code: 0,
    output: expect.stringContaining("No payment provider is configured: there is nothing to look at."),
  });
});
