import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Decline, MethodKind } from "@kalivo/server/adapters/payment/port.ts";
import type { Behaviour } from "../test-methods.ts";

export type Outcome =
  | { kind: "succeeds" }
  | { kind: "processes" }
  | { kind: "waits_for_payer" }
  | { kind: "declined"; decline: Decline };

/** What a bank says to one submission. Only the payer can answer the bank's question, so a merchant is told to ask. */
export function outcomeOf(behaviour: Behaviour, by: "merchant" | "payer"): Outcome {
  switch (behaviour) {
    case "succeeds":
    case "confirms_at_setup":
    case "disputed":
      return { kind: "succeeds" };
    case "always_confirms":
      return by === "payer"
        ? { kind: "waits_for_payer" }
        : declined("authentication_required", "new_method", true);
    case "declines":
    case "declines_at_setup":
      return declined("generic_decline", "retry_later");
    case "no_funds":
      return declined("insufficient_funds", "retry_later");
    case "expired":
      return declined("expired_card", "new_method");
    case "lost":
      return declined("lost_card", "never");
    case "settles":
    case "fails_to_settle":
    case "settles_then_disputed":
      return { kind: "processes" };
    default:
      throw new Error(`no such behaviour: ${String(behaviour satisfies never)}`);
  }
}

/** What becomes of a direct debit when its days are over. */
export const settlementOf = (behaviour: Behaviour): Outcome =>
  behaviour === "fails_to_settle" ? declined("insufficient_funds", "retry_later") : { kind: "succeeds" };

/** The payer told the bank no. */
export const NOT_CONFIRMED: Outcome = {
  kind: "declined",
  decline: { code: "authentication_failed", advice: "new_method", authenticationRequired: true },
};

/** Card 1.5 % and 0.25 €, rounded to the nearest cent; direct debit 0.35 € (money §2.6). */
export const feeOf = (amount: Cents, kind: MethodKind): Cents =>
  kind === "card" ? (amount * 15n + 500n) / 1000n + 25n : 35n;

/** Kept by the provider whoever wins. That of a direct debit is an assumption: no price list names it. */
export const disputeFee = (kind: MethodKind): Cents => (kind === "card" ? 2000n : 750n);

function declined(code: string, advice: Decline["advice"], authenticationRequired = false): Outcome {
  return { kind: "declined", decline: { code, advice, authenticationRequired } };
}
