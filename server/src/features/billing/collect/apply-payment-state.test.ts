import { expect, test } from "vitest";
import type { PaymentState } from "#server/adapters/payment/port.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { submittedCharge, SUBMITTED_CENTS } from "#server-test/support/submitted-charge.ts";
import { insertEvent } from "../../payment/events/events.queries.ts";
import { applyPaymentState, type Told } from "./apply-payment-state.ts";
import { startAttempt } from "./attempts.queries.ts";

const world = useDatabase();
const NOW = new Date("2026-12-04T08:01:00Z");
const base = { ref: "pi", amount: SUBMITTED_CENTS };
const declined: PaymentState = {
  ...base,
  status: "declined",
  decline: { code: "insufficient_funds", advice: "retry_later", authenticationRequired: false },
};
const processing: PaymentState = { ...base, status: "processing" };

const tell = (chargeId: number, about: Told["about"], state: PaymentState) =>
  applyPaymentState(world.db, { chargeId, about, state, provider: "sandbox" }, NOW);
const stateOf = async (id: number) =>
  (await world.db.selectFrom("charges").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;

async function retriedCharge(): Promise<number> {
  const { db } = world;
  const chargeId = await submittedCharge(db, NOW, world.owner);
  await tell(chargeId, { kind: "answer", attempt: 1 }, declined);
  const second = { no: 2, key: `charge:${chargeId}:2`, methodRef: "pm", mode: "merchant" } as const;
  await startAttempt(db, { ...second, chargeId, amount: SUBMITTED_CENTS, startedAt: NOW });
  await db
    .updateTable("charges")
    .set({ state: "submitting", attempt_no: 2 })
    .where("id", "=", chargeId)
    .execute();
  return chargeId;
}

test("late word about an earlier attempt does not end the one that is under way", async () => {
  const chargeId = await retriedCharge();
  await tell(chargeId, { kind: "answer", attempt: 1 }, declined);
  await tell(chargeId, { kind: "news", attempt: null }, declined);
  await tell(chargeId, { kind: "news", attempt: 1 }, declined);
  expect(await stateOf(chargeId)).toBe("submitting");

  await tell(chargeId, { kind: "answer", attempt: 2 }, processing);
  await tell(chargeId, { kind: "news", attempt: 1 }, declined);
  await tell(chargeId, { kind: "news", attempt: null }, declined);
  expect(await stateOf(chargeId)).toBe("processing");
  await tell(chargeId, { kind: "news", attempt: 2 }, declined);
  expect(await stateOf(chargeId)).toBe("failed");
});

test("another sum than the charge's is a bug and changes nothing", async () => {
  const chargeId = await submittedCharge(world.db, NOW, world.owner);
  const money = {
    status: "succeeded",
    ref: "pi",
    amount: 499n,
    chargeRef: "ch",
    fee: null,
    at: NOW,
  } as const;
  await expect(tell(chargeId, { kind: "answer", attempt: 1 }, money)).rejects.toThrow(
    "is 500 cents but the provider took 499",
  );
  expect(await stateOf(chargeId)).toBe("submitting");
});

const receiptOf = (chargeId: number) =>
  world.db
    .selectFrom("outbox")
    .select("not_before")
    .where("key", "=", `receipt:${chargeId}`)
    .executeTakeFirstOrThrow();
const paid = { ...base, status: "succeeded", at: NOW } as const;

test("a receipt waits a day for the fee it is to name, and goes out as soon as it is told", async () => {
  const chargeId = await submittedCharge(world.db, NOW, world.owner);
  const chargeRef = `ch_${chargeId}`;
  await tell(chargeId, { kind: "answer", attempt: 1 }, { ...paid, chargeRef, fee: null });
  expect((await receiptOf(chargeId)).not_before).toEqual(new Date("2026-12-05T08:01:00Z"));
  await tell(chargeId, { kind: "news", attempt: 1 }, { ...paid, chargeRef, fee: 33n });
  expect((await receiptOf(chargeId)).not_before).toEqual(NOW);

  const knownAtOnce = await submittedCharge(world.db, NOW, world.owner);
  await tell(
    knownAtOnce,
    { kind: "answer", attempt: 1 },
    { ...paid, chargeRef: `ch_${knownAtOnce}`, fee: 33n },
  );
  expect((await receiptOf(knownAtOnce)).not_before).toEqual(NOW);
});

test("a debit's success is when its event says, however late and in which order the news come", async () => {
  const chargeId = await submittedCharge(world.db, NOW, world.owner);
  const ref = `pi_${chargeId}`;
  const succeededAt = new Date("2026-12-02T23:30:00Z");
  for (const [id, tellsSuccess, createdAt] of [
    ["evt_processing", false, new Date("2026-11-28T08:00:00Z")],
    ["evt_succeeded", true, succeededAt],
  ] as const)
    await insertEvent(world.db, {
      provider: "sandbox",
      id,
      kind: "payment.changed",
      objectRef: ref,
      tellsSuccess,
      createdAt,
      now: NOW,
    });
  const state = { ...paid, ref, chargeRef: `py_${chargeId}`, fee: 35n, at: null } as const;
  await tell(chargeId, { kind: "news", attempt: null }, state);
  const charge = await world.db
    .selectFrom("charges")
    .select("succeeded_at")
    .where("id", "=", chargeId)
    .executeTakeFirstOrThrow();
  expect(charge.succeeded_at).toEqual(succeededAt);
});
