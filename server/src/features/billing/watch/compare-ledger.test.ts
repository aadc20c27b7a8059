import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { BalanceMovement, PaymentProvider } from "../../../adapters/payment/port.ts";
import { PAID_AT, paidCharges } from "../../../../test/support/paid-charge.ts";
import { ledgerTable } from "../../../../test/support/ledger-table.ts";
import { useProduct } from "../../../../test/support/product.ts";
import { compareLedger, compareLedgerDaily, refreshProviderPayouts } from "./compare-ledger.ts";
import { lastChecks } from "./queries.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const DAY_MS = 86_400_000;

/** What the provider says moved: two charges of 10.01 € with 0.41 € kept of each, and what a test adds. */
const movements: BalanceMovement[] = [];
let asked: Date[] = [];
let now = new Date(PAID_AT.getTime() + DAY_MS);
const services = () => {
  const { payments, ...rest } = kalivo.product.services;
  if (payments === null) throw new Error("the demo has a sandbox");
  const provider: PaymentProvider = {
    ...payments,
    balanceMovements: async function* ({ since }) {
      asked.push(since);
      for (const movement of movements) if (movement.at >= since) yield movement;
    },
  };
  return { ...rest, clock: { now: () => now }, payments: provider };
};
const moved = (kind: BalanceMovement["kind"], gross: bigint, change: Partial<BalanceMovement> = {}) => {
  const movement = {
    ref: `txn_${movements.length}`,
    kind,
    gross,
    fee: 0n,
    net: gross,
    sourceRef: null,
    at: now,
    availableOn: now,
    ...change,
  };
  movements.push({ ...movement, net: movement.gross - movement.fee });
};

beforeAll(async () => {
  for (const { id } of await paidCharges(db(), 2))
    moved("charge", 1_001n, { fee: 41n, sourceRef: `ch_${id}`, at: PAID_AT });
});

const differences = async () =>
  (await compareLedger(services())).flatMap((check) =>
    check.differences.map(({ subject, expected, found }) => `${subject}: ${expected}, booked ${found}`),
  );
const journals = async () =>
  (await db().selectFrom("journals").select("key").where("key", "like", "po:%").orderBy("id").execute()).map(
    ({ key }) => key,
  );

test("what is booked is what the provider says, and the result is kept", async () => {
  expect(await differences()).toEqual([]);
  const [kept] = await lastChecks(db(), 1);
  expect(kept).toMatchObject({ checked_at: now, books_differ: 0, provider_differs: 0, differences: [] });
  expect(kept?.compared).toBeGreaterThan(8);
});

test("each kind of movement is compared for itself", async () => {
  moved("other", 7n);
  moved("fee", -3n);
  moved("refund", -100n);
  moved("charge", 100n);
  expect(await differences()).toEqual([
    "collected from payers: 2102, booked 2002",
    "refunded to payers: -100, booked 0",
    "kept as fees: -85, booked -82",
    "moved for another reason: 7, booked 0",
    "balance held for us: 1924, booked 1920",
  ]);
  movements.length = 2;
  expect(await differences()).toEqual([]);
});

test("only the last days are asked for again, unless something differs", async () => {
  now = new Date(PAID_AT.getTime() + 40 * DAY_MS);
  asked = [];
  await differences();
  expect(asked.map((since) => since.toISOString())).toEqual(["2026-11-24T00:00:00.000Z"]);
  moved("other", 5n, { at: new Date("2026-11-01T10:00:00Z") }); // told late: older than what is read again
  expect(await differences()).toEqual([]);
  moved("other", 1n);
  expect(await differences()).toContain("moved for another reason: 6, booked 0");
  movements.length = 2;
  await differences();
});

test("a payout of the provider is booked when it is sent and when it arrived, each once", async () => {
  moved("payout", -1_920n, { sourceRef: "po_1", availableOn: new Date(now.getTime() + 2 * DAY_MS) });
  await Promise.all([refreshProviderPayouts(services()), refreshProviderPayouts(services())]);
  expect(await journals()).toEqual(["po:po_1"]);
  now = new Date(now.getTime() + 2 * DAY_MS);
  expect(await differences()).toEqual([]);
  await refreshProviderPayouts(services());
  expect(await journals()).toEqual(["po:po_1", "po:po_1:bank"]);
  expect(await ledgerTable(db())).toMatch(/balance +bank:0 +19\.20/);
});

test("one that our bank sent back, also after it had arrived, is the provider's again", async () => {
  moved("payout", 1_920n, { sourceRef: "po_1" });
  moved("payout", -500n, { sourceRef: "po_2", availableOn: new Date(now.getTime() + DAY_MS) });
  moved("payout", 500n, { sourceRef: "po_2", at: new Date(now.getTime() + 1_000) });
  expect(await differences()).toEqual([]);
  now = new Date(now.getTime() + 3 * DAY_MS);
  expect(await differences()).toEqual([]);
  expect((await journals()).slice(2)).toEqual([
    "po:po_1:recalled",
    "po:po_1:back",
    "po:po_2",
    "po:po_2:back",
  ]);
  const table = await ledgerTable(db());
  expect(table).toMatch(/balance +bank:0 +0\.00/);
  expect(table).toMatch(/balance +provider_in_transit:1 +0\.00/);
});

test("once a day; every hour while something differs", async () => {
  const count = async () => (await lastChecks(db(), 100)).length;
  const before = await count();
  await compareLedgerDaily(services());
  expect(await count()).toBe(before);
  now = new Date(now.getTime() + DAY_MS);
  await compareLedgerDaily(services());
  await compareLedgerDaily(services());
  expect(await count()).toBe(before + 1);
  await sql`update gross_totals set gross_cents = gross_cents + 1 where party = 'payer'`.execute(db());
  now = new Date(now.getTime() + DAY_MS);
  await compareLedgerDaily(services());
  now = new Date(now.getTime() + DAY_MS / 24);
  await compareLedgerDaily(services());
  expect(await count()).toBe(before + 3);
  expect((await lastChecks(db(), 1))[0]?.books_differ).toBeGreaterThan(0);
});
