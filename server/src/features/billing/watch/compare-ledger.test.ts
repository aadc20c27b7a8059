import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { Misconfigured, type BalanceMovement, type PaymentProvider } from "#server/adapters/payment/port.ts";
import { findAlarms } from "../../admin/dashboard/alarms/find-alarms.ts";
import { balanceMovement } from "#server-test/support/balance-movement.ts";
import { PAID_AT, paidCharges } from "#server-test/support/paid-charge.ts";
import { ledgerTable } from "#server-test/support/ledger-table.ts";
import { SUBMITTED_CENTS, submittedCharge } from "#server-test/support/submitted-charge.ts";
import { useProduct } from "#server-test/support/product.ts";
import { applyPaymentState, type Told } from "../collect/apply-payment-state.ts";
import { compareLedger, compareLedgerDaily, refreshProviderPayouts } from "./compare-ledger.ts";
import { lastChecks } from "./watch.queries.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const DAY_MS = 86_400_000;

/** The provider's movements: two charges of 10.01 € with a fee of 0.41 € each, and what a test adds. */
const movements: BalanceMovement[] = [];
let asked: Date[] = [];
let unreadable: Error | null = null;
let now = new Date(PAID_AT.getTime() + DAY_MS);
const services = () => {
  const { payments, ...rest } = kalivo.product.services;
  if (payments === null) throw new Error("the demo has a sandbox");
  const provider: PaymentProvider = {
    ...payments,
    balanceMovements: async function* ({ since }) {
      asked.push(since);
      if (unreadable !== null) throw unreadable;
      for (const movement of movements) if (movement.at >= since) yield movement;
    },
  };
  return { ...rest, clock: { now: () => now }, payments: provider };
};
const moved = (kind: BalanceMovement["kind"], gross: bigint, change: Partial<BalanceMovement> = {}) => {
  movements.push(balanceMovement({ ref: `txn_${movements.length}`, kind, gross, at: now, ...change }));
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
  moved("fee", 3n); // given back by itself: for a person to look at
  moved("refund", -100n);
  moved("charge", 100n);
  expect(await differences()).toEqual([
    "collected from payers: 2102, booked 2002",
    "refunded to payers: -100, booked 0",
    "kept as fees: -79, booked -82",
    "moved for another reason: 7, booked 0",
    "balance held for us: 1930, booked 1920",
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

let debit: Pick<Told, "chargeId" | "provider">;

test("a direct debit under way is compared with the charges the banks work on, also before it is listed", async () => {
  const id = await submittedCharge(db(), now, kalivo.owner);
  await db().updateTable("charges").set({ provider: "sandbox" }).where("id", "=", id).execute();
  debit = { chargeId: id, provider: "sandbox" };
  const answer = { status: "processing", ref: `pi_${id}`, amount: SUBMITTED_CENTS } as const;
  await applyPaymentState(db(), { ...debit, about: { kind: "answer", attempt: 1 }, state: answer }, now);
  expect(await differences()).toEqual([]); // the provider hands it to the banks a little later
  now = new Date(now.getTime() + 4 * DAY_MS);
  expect(await differences()).toEqual(["direct debits under way: 0, booked 500"]);
  moved("charge_under_way", 500n, { fee: 35n });
  expect(await differences()).toEqual([]);
  moved("charge_under_way", 700n, { fee: 35n });
  expect(await differences()).toEqual(["direct debits under way: 1200, booked 500"]);
  movements.pop();
});

test("a debit that failed takes back what it brought; what the provider keeps of it is the association's cost, once", async () => {
  const decline = {
    code: "insufficient_funds",
    advice: "retry_later",
    authenticationRequired: false,
  } as const;
  const state = { status: "declined", ref: "pi", amount: SUBMITTED_CENTS, decline } as const;
  await applyPaymentState(db(), { ...debit, about: { kind: "news", attempt: 1 }, state }, now);
  const line = movements.pop();
  if (line === undefined) throw new Error("there was a debit");
  now = new Date(now.getTime() + 20 * DAY_MS); // longer than what is read again by itself
  movements.push({ ...line, kind: "charge_failed", givenBackBy: "txn_back" });
  moved("charge_failure", -500n, { ref: "txn_back" });
  moved("fee", -350n, { ref: "txn_fee" });
  expect(await differences()).toEqual([]);
  expect(await differences()).toEqual([]);
  const costs = await db()
    .selectFrom("journals")
    .select(["key", "total_cents"])
    .where("kind", "=", "provider_cost")
    .orderBy("total_cents")
    .execute();
  expect(costs).toEqual([
    { key: `pf:${line.ref}`, total_cents: 35n },
    { key: "pf:txn_fee", total_cents: 350n },
  ]);
});

test("what the provider takes from our bank account, or is topped up with, is booked once, and given back when the bank refuses", async () => {
  moved("payout", 1_001n, { sourceRef: "po_below" });
  moved("payout", 500n, { sourceRef: "tu_1" });
  expect(await differences()).toEqual([]);
  moved("payout", -1_001n, { sourceRef: "po_below" });
  expect(await differences()).toEqual([]);
  expect((await journals()).at(-1)).toBe("po:po_below:withdrawn:back");
});

test("what is not in euros is a difference with its name, and keeps nothing else from being compared", async () => {
  moved("foreign", 700n, { currency: "USD" });
  expect(await differences()).toEqual(["moved in USD, which is not booked here: 700, booked 0"]);
  movements.pop();
  expect(await differences()).toEqual([]);
});

const notCompared = async () =>
  (await findAlarms(db(), now)).filter(({ kind }) => kind === "provider_not_compared");

test("a list that cannot be read leaves the books' own result, says why, and is an alarm after a day", async () => {
  const comparedAt = now;
  unreadable = new Misconfigured("the key may not read the balance");
  now = new Date(now.getTime() + DAY_MS / 2);
  const checks = await compareLedger(services());
  expect(checks.length).toBeGreaterThan(8);
  expect(checks.at(-1)?.failure).toBe("Misconfigured: the key may not read the balance");
  const [kept] = await lastChecks(db(), 1);
  expect(kept).toMatchObject({
    books_differ: 0,
    provider_compared_at: null,
    provider_failure: "Misconfigured: the key may not read the balance",
  });
  expect(await notCompared()).toEqual([]);
  now = new Date(comparedAt.getTime() + DAY_MS + 1);
  expect(await notCompared()).toMatchObject([{ since: comparedAt.toISOString() }]);

  const before = (await lastChecks(db(), 100)).length; // and it is tried again every hour
  await compareLedgerDaily(services());
  await compareLedgerDaily(services());
  expect(await lastChecks(db(), 100)).toHaveLength(before + 1);
  unreadable = null;
  now = new Date(now.getTime() + DAY_MS / 24);
  await compareLedgerDaily(services());
  expect(await notCompared()).toEqual([]);
});

test("differences stay an alarm while the list cannot be read", async () => {
  moved("other", 9n);
  for (let hour = 0; hour < 2; hour += 1) await compareLedger(services());
  unreadable = new Error("the list is torn");
  await compareLedger(services());
  expect((await findAlarms(db(), now)).map(({ kind }) => kind)).toContain("provider_differs");
  unreadable = null;
  movements.pop();
  expect(await differences()).toEqual([]);
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
