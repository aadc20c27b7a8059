import { z } from "zod";
import type { JsonObject } from "@kalivo/server/db/schema.gen.ts";
import type { Decline, PaymentState } from "@kalivo/server/adapters/payment/port.ts";
import type { PaymentRow } from "./payments.queries.ts";
import type { Sandbox } from "../sandbox.ts";

/** A payment as the port shows it. */
export function paymentState({ baseUrl }: Sandbox, row: PaymentRow): PaymentState {
  const base = { ref: row.ref, amount: row.amount_cents };
  switch (row.status) {
    case "created":
    case "processing":
    case "canceled":
      return { ...base, status: row.status };
    case "requires_payer_action":
      return { ...base, status: "requires_payer_action", url: `${baseUrl}/sandbox/3ds/${row.ref}` };
    case "declined":
      return { ...base, status: "declined", decline: declineOf(row) };
    case "succeeded":
      return { ...base, status: "succeeded", ...successOf(row) };
    default:
      throw new Error(`payment ${row.ref} has the unknown status ${row.status}`);
  }
}

function declineOf({ decline_code, decline_advice, authentication_required }: PaymentRow): Decline {
  const advice = z.enum(["retry_later", "new_method", "never"]).parse(decline_advice);
  return { code: decline_code ?? "generic_decline", advice, authenticationRequired: authentication_required };
}

function successOf({ ref, charge_ref, succeeded_at, fee_cents }: PaymentRow) {
  if (charge_ref === null || succeeded_at === null)
    throw new Error(`payment ${ref} succeeded without a charge`);
  return { chargeRef: charge_ref, fee: fee_cents, at: succeeded_at };
}

const cents = z.string().transform(BigInt);
const shared = { ref: z.string(), amount: cents };
const Remembered = z.discriminatedUnion("status", [
  z.object({ ...shared, status: z.enum(["created", "processing", "canceled"]) }),
  z.object({ ...shared, status: z.literal("requires_payer_action"), url: z.string() }),
  z.object({
    ...shared,
    status: z.literal("declined"),
    decline: z.object({
      code: z.string(),
      advice: z.enum(["retry_later", "new_method", "never"]),
      authenticationRequired: z.boolean(),
    }),
  }),
  z.object({
    ...shared,
    status: z.literal("succeeded"),
    chargeRef: z.string(),
    fee: cents.nullable(),
    at: z.iso
      .datetime()
      .transform((text) => new Date(text))
      .nullable(),
  }),
]);

/** The first answer to a key, kept to be given again. Amounts as text: JSON has no whole numbers. */
export function rememberAnswer(state: PaymentState): JsonObject {
  const base = { ref: state.ref, status: state.status, amount: String(state.amount) };
  switch (state.status) {
    case "requires_payer_action":
      return { ...base, url: state.url };
    case "declined":
      return { ...base, decline: { ...state.decline } };
    case "succeeded":
      return {
        ...base,
        chargeRef: state.chargeRef,
        fee: state.fee === null ? null : String(state.fee),
        at: state.at?.toISOString() ?? null,
      };
    default:
      return base;
  }
}

export const recallAnswer = (answer: unknown): PaymentState => Remembered.parse(answer);
