import { expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import type { PaymentState } from "#server/adapters/payment/port.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { submittedCharge, SUBMITTED_CENTS } from "#server-test/support/submitted-charge.ts";
import { applyPaymentState, type Told } from "./apply-payment-state.ts";
import { storePaymentRef } from "./collect.queries.ts";

const world = useDatabase();
const NOW = new Date("2026-12-04T08:01:00Z");
const AT_ONCE = 8;
const ANSWER = { kind: "answer", attempt: 1 } as const;
const base = { ref: "pi", amount: SUBMITTED_CENTS };
const succeeded = (id: number, fee: bigint | null = 33n): PaymentState => ({
  ...base,
  status: "succeeded",
  chargeRef: `ch_${id}`,
  fee,
  at: NOW,
});

const tell = (chargeId: number, state: PaymentState, about: Told["about"] = ANSWER) =>
  applyPaymentState(world.db, { chargeId, about, state, provider: "sandbox" }, NOW);

async function stateAndJournals(chargeId: number) {
  const { state } = await world.db
    .selectFrom("charges")
    .select("state")
    .where("id", "=", chargeId)
    .executeTakeFirstOrThrow();
  const journals = await world.db
    .selectFrom("journals")
    .select("kind")
    .where("charge_id", "=", chargeId)
    .orderBy("id")
    .execute();
  return { state, journals: journals.map(({ kind }) => kind).toSorted() };
}

test("a success told by many at once is booked once, and each of them is told that all is well", async () => {
  const chargeId = await submittedCharge(world.db, NOW, world.owner);
  await Promise.all(Array.from({ length: AT_ONCE }, () => tell(chargeId, succeeded(chargeId))));
  expect(await stateAndJournals(chargeId)).toEqual({
    state: "succeeded",
    journals: ["charge_succeeded", "fee", "given"],
  });
});

test("successes of many charges at once, and fees that come later, never wait for each other in a circle", async () => {
  const ids: number[] = [];
  for (let count = 0; count < AT_ONCE; count += 1)
    ids.push(await submittedCharge(world.db, NOW, world.owner));
  await Promise.all(ids.map((id, index) => tell(id, succeeded(id, index % 2 === 0 ? null : 33n))));
  await Promise.all(ids.map((id) => tell(id, succeeded(id))));
  for (const id of ids)
    expect(await stateAndJournals(id)).toEqual({
      state: "succeeded",
      journals: ["charge_succeeded", "fee", "given"],
    });
  expect(await booksDiffer(world.db)).toEqual([]);
});

test("a cancellation that is told after the money came changes nothing", async () => {
  const chargeId = await submittedCharge(world.db, NOW, world.owner);
  await tell(chargeId, succeeded(chargeId));
  await tell(chargeId, { ...base, status: "canceled" }, { kind: "news", attempt: 1 });
  expect((await stateAndJournals(chargeId)).state).toBe("succeeded");
});

test("whoever stores a payment second is told which one stands", async () => {
  const chargeId = await submittedCharge(world.db, NOW, world.owner);
  expect(await storePaymentRef(world.db, chargeId, "sandbox", "pi_first")).toBe("pi_first");
  expect(await storePaymentRef(world.db, chargeId, "sandbox", "pi_second")).toBe("pi_first");
});
