import { beforeAll, expect, test } from "vitest";
import type { BalanceMovement, PaymentProvider } from "#server/adapters/payment/port.ts";
import { factsReader } from "../../operation/read-facts.ts";
import { findAlarms } from "../../admin/dashboard/alarms/find-alarms.ts";
import { readLedgerCheck } from "../../admin/books/ledger-check.ts";
import { balanceMovement } from "#server-test/support/balance-movement.ts";
import {
  newBurner,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { useProduct } from "#server-test/support/product.ts";
import { collectCharges } from "../collect/collect-charges.ts";
import { compareLedger, compareLedgerDaily } from "./compare-ledger.ts";

// The comparison and the collection run beside each other, in lanes of their own. The tests follow each other.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const DUE = new Date("2026-12-04T08:05:00Z");
const DAY_MS = 86_400_000;
let now = DUE;
const answered = Promise.withResolvers<void>();
const sent = Promise.withResolvers<void>();
let topUp: BalanceMovement[] = [];

/** The sandbox itself; its answers come when the test says so. */
const services = () => {
  const { payments, ...rest } = kalivo.product.services;
  if (payments === null) throw new Error("the demo has a sandbox");
  const provider: PaymentProvider = {
    ...payments,
    submitPayment: async (input) => {
      const state = await payments.submitPayment(input);
      sent.resolve();
      await answered.promise;
      return state;
    },
    balanceMovements: async function* (input) {
      yield* payments.balanceMovements(input);
      yield* topUp;
    },
  };
  return { ...rest, clock: { now: () => now }, payments: provider };
};

const movement = (gross: bigint) => balanceMovement({ ref: `txn_${gross}`, kind: "other", gross, at: now });

const told = async () => {
  const page = await readLedgerCheck(services());
  const { ledger_check: fact } = await factsReader(services())();
  expect(fact?.provider_differs).toBe(page.differences_count);
  expect(page.stops_payouts).toBe(false); // the provider's account alone stops no payout run
  return { count: page.differences_count, failure: page.provider.failure };
};
const NOTHING = { count: 0, failure: null };

beforeAll(async () => {
  const { db } = kalivo.product.services;
  const burner = await newBurner(db, [await newOrganisation(db)]);
  for (let count = 0; count < 12; count += 1)
    await newPledge(db, { payer: await newSandboxPayer(db, "succeeds"), burner });
  await newWorkout(db, { burner, endAt: "2026-11-15T12:00:00Z", kcal: 3_333 });
  await kalivo.runDue();
});

test("what the provider has collected and not answered yet is no difference", async () => {
  const collecting = collectCharges(services(), null);
  await sent.promise;
  await compareLedgerDaily(services());
  expect(await told()).toEqual(NOTHING);
  // The last comparison was three days ago: since then nothing failed, money moves since a moment.
  const alarms = await findAlarms(kalivo.product.services.db, now);
  expect(alarms.map(({ kind }) => kind)).not.toContain("provider_not_compared");
  const checks = await compareLedger(services());
  expect(checks.flatMap(({ differences }) => differences)).toEqual([]);
  answered.resolve();
  await collecting;
  expect(await told()).toEqual(NOTHING);
});

test("it is compared again a minute later, and then known", async () => {
  now = new Date(DUE.getTime() + 60_000);
  await compareLedgerDaily(services());
  expect(await told()).toEqual(NOTHING);
  expect((await readLedgerCheck(services())).provider.compared_at).toBe(now.toISOString());
});

test("a difference is told when the next comparison finds the same", async () => {
  topUp = [movement(700n)];
  now = new Date(now.getTime() + DAY_MS);
  await compareLedgerDaily(services());
  expect(await told()).toEqual(NOTHING);
  now = new Date(now.getTime() + 60_000);
  await compareLedgerDaily(services());
  expect(await told()).toEqual({ count: 2, failure: null });
  topUp = [];
  now = new Date(now.getTime() + 3_600_000);
  await compareLedgerDaily(services());
  expect(await told()).toEqual(NOTHING);
});

test("one that the next comparison finds otherwise was money that moved", async () => {
  now = new Date(now.getTime() + DAY_MS);
  for (const gross of [300n, 900n]) {
    topUp = [movement(gross)];
    await compareLedgerDaily(services());
    expect(await told()).toEqual(NOTHING);
    now = new Date(now.getTime() + 60_000);
  }
  topUp = [];
  await compareLedgerDaily(services());
  expect(await told()).toEqual(NOTHING);
});
