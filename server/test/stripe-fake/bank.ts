import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";

export type Refused = { code: string; declineCode?: string; advice: string; message: string };
export type Outcome =
  | { kind: "succeeds" }
  | { kind: "processes" }
  | { kind: "asks_payer" }
  | { kind: "refused"; refused: Refused };

export const isDebit = (behaviour: TestBehaviour) =>
  behaviour === "settles" || behaviour === "fails_to_settle";

/** What a bank says to one confirmation. Off session nobody can answer its question. */
export function outcomeOf(behaviour: TestBehaviour, offSession: boolean): Outcome {
  switch (behaviour) {
    case "works":
    case "disputed":
      return { kind: "succeeds" };
    case "settles":
    case "fails_to_settle":
      return { kind: "processes" };
    case "always_confirms":
      return offSession ? { kind: "refused", refused: ASKS_THE_PAYER } : { kind: "asks_payer" };
    case "declines":
      return declined("generic_decline", "try_again_later", "Your card was declined.");
    case "no_funds":
      return declined("insufficient_funds", "try_again_later", "Your card has insufficient funds.");
    case "lost":
      return declined("lost_card", "do_not_try_again", "Your card was declined.");
    case "expired":
      return {
        kind: "refused",
        refused: { code: "expired_card", advice: "confirm_card_data", message: "Your card has expired." },
      };
    default:
      throw new Error(`no such behaviour: ${String(behaviour satisfies never)}`);
  }
}

const ASKS_THE_PAYER: Refused = {
  code: "authentication_required",
  declineCode: "authentication_required",
  advice: "confirm_card_data",
  message: "Your card was declined. This transaction requires authentication.",
};

export const NOT_ENOUGH_TO_DEBIT: Refused = {
  code: "insufficient_funds",
  advice: "try_again_later",
  message: "The customer's account has insufficient funds to cover this payment.",
};

const declined = (declineCode: string, advice: string, message: string): Outcome => ({
  kind: "refused",
  refused: { code: "card_declined", declineCode, advice, message },
});

/** Card 1.5 % and 0.25 €, to the nearest cent; direct debit 0.35 €. */
export const feeOf = (amount: number, debit: boolean) =>
  debit ? 35 : Math.floor((amount * 15 + 500) / 1000) + 25;
export const disputeFeeOf = (debit: boolean) => (debit ? 750 : 2000);
