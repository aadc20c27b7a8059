import { MIN_PAYOUT_CENTS } from "../limits.ts";
import type { Cents } from "./cents.ts";
import { parseIban } from "./iban.ts";
import { sepaText } from "./sepa-text.ts";

/** A name as banks carry it (pain.001). */
export const MAX_BANK_NAME_LENGTH = 70;
/** The most that one SEPA credit transfer carries. */
const MAX_TRANSFER_CENTS: Cents = 99_999_999_999n;

export type PayoutFacts = {
  payable: Cents;
  account: { readonly iban: string; readonly holder: string } | null;
  /** An earlier payout waits for its approval or is at the bank. */
  underWay: boolean;
};
export type PayoutObstacle = "too_little" | "under_way" | "no_account" | "unusable_account" | "too_much";

/** Why nothing can be paid out to an organisation now (rule 18); null: it can. */
export function payoutObstacle({ payable, account, underWay }: PayoutFacts): PayoutObstacle | null {
  if (payable < MIN_PAYOUT_CENTS) return "too_little";
  if (underWay) return "under_way";
  if (account === null) return "no_account";
  if (!canBePaid(account)) return "unusable_account";
  return payable > MAX_TRANSFER_CENTS ? "too_much" : null;
}

const canBePaid = ({ iban, holder }: { iban: string; holder: string }) =>
  parseIban(iban).ok && sepaText(holder, MAX_BANK_NAME_LENGTH) !== "";
