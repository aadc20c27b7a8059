import { expect, test } from "vitest";
import type { PaymentState } from "../../../adapters/payment/port.ts";
import { useDatabase } from "../../../../test/support/month-world.ts";
import { submittedCharge, SUBMITTED_CENTS } from "../../../../test/support/submitted-charge.ts";
import { applyPaymentState, type Told } from "./apply-payment-state.ts";
import { startAttempt } from "./attempts/queries.ts";

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

/** Declined once, and under way again. */
async function retriedCharge(): Promise<number> {
  const { db } = world;
  const chargeId = await submittedCharge(db, NOW);
  await tell(chargeId, { kind: "answer", attempt: 1 }, declined);
  const second = { no: 2, key: `charge:${chargeId}:2`, methodRef: "pm", mode: "merchant" } as const;
  await startAttempt(db, { ...second, chargeId, amount: SUBMITTED_CENTS, now: NOW });
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
  const chargeId = await submittedCharge(world.db, NOW);
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
