import type { Decline } from "../../port.ts";

/** The fields of a failed attempt; any value may be newer than this code. */
export type Failure = {
  code?: string | undefined;
  decline_code?: string | undefined;
  advice_code?: string | null | undefined;
};

/** Only the payer can confirm to the bank. */
const ASKS_THE_PAYER = new Set([
  "authentication_required",
  "authentication_not_handled",
  "payment_intent_authentication_failure",
]);

const ADVICE = new Map<string, Decline["advice"]>([
  ["do_not_try_again", "never"],
  ["confirm_card_data", "new_method"],
  ["try_again_later", "retry_later"],
]);

/** Retrying with the same card or account can only do harm. */
const NEVER = new Set([
  "debit_not_authorized",
  "fraudulent",
  "lost_card",
  "merchant_blacklist",
  "pickup_card",
  "restricted_card",
  "revocation_of_all_authorizations",
  "revocation_of_authorization",
  "stolen_card",
  "stop_payment_order",
]);

/** The card or account itself is the reason. */
const NEW_METHOD = new Set([
  "account_closed",
  "bank_account_restricted",
  "bank_account_unusable",
  "card_not_supported",
  "currency_not_supported",
  "expired_card",
  "incorrect_cvc",
  "incorrect_number",
  "invalid_account",
  "invalid_cvc",
  "invalid_expiry_month",
  "invalid_expiry_year",
  "invalid_number",
  "mandate_invalid",
  "new_account_information_available",
  "no_account",
  "transaction_not_allowed",
]);

/** The network's own advice first, then the meaning of a known code; with any other it may be retried later. */
export function declineOf({ code, decline_code, advice_code }: Failure): Decline {
  const reason = decline_code ?? code ?? "generic_decline";
  const authenticationRequired = ASKS_THE_PAYER.has(reason) || ASKS_THE_PAYER.has(code ?? "");
  if (authenticationRequired) return { code: reason, advice: "new_method", authenticationRequired };
  return { code: reason, advice: ADVICE.get(advice_code ?? "") ?? meaningOf(reason), authenticationRequired };
}

function meaningOf(reason: string): Decline["advice"] {
  if (NEVER.has(reason)) return "never";
  return NEW_METHOD.has(reason) ? "new_method" : "retry_later";
}
