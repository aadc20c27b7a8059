import { MIN_PAYOUT_CENTS } from "../limits.ts";
import type { Cents } from "./cents.ts";
import { parseIban, type Iban } from "./iban.ts";
import { sepaText } from "./sepa-text.ts";

/** What became of an entry of a bank statement, as an admin writes it. */
export const MAX_OUTCOME_LENGTH = 500;

/** The longest name in a transfer (pain.001). */
export const MAX_BANK_NAME_LENGTH = 70;
/** The largest SEPA credit transfer. */
const MAX_TRANSFER_CENTS: Cents = 99_999_999_999n;

export type PayeeAccount = { readonly iban: Iban; readonly holder: string };
export type PayoutFacts = {
  payable: Cents;
  account: PayeeAccount | null;
  /** An earlier payout waits for its approval or is at the bank. */
  underWay: boolean;
  /** The account payouts leave from; null: not known yet. */
  ownIban: Iban | null;
  /** Another organisation has the same account, and no admin has approved that. */
  sharedUnseen: boolean;
  /** A bank statement shows a transfer leaving that was marked as sent back, and no admin has resolved it. */
  leftAfterAll: boolean;
  /** A transfer came back from this account, and no admin has reviewed it since. */
  cameBack: boolean;
  /** Part of it is a demo's money. */
  playMoney: boolean;
};
export type PayoutObstacle =
  | "too_little"
  | "under_way"
  | "play_money"
  | "no_account"
  | "unusable_account"
  | "outside_eea"
  | "own_account"
  | "shared_account"
  | "left_after_all"
  | "came_back"
  | "too_much";

/** Why nothing can be paid out to an organisation now (rules 18 and 46); null: it can. */
export function payoutObstacle(facts: PayoutFacts): PayoutObstacle | null {
  const { payable, account } = facts;
  if (payable < MIN_PAYOUT_CENTS) return "too_little";
  if (facts.underWay) return "under_way";
  if (facts.playMoney) return "play_money";
  if (account === null) return "no_account";
  if (!canBePaid(account)) return "unusable_account";
  if (!isInEea(account.iban)) return "outside_eea";
  if (account.iban === facts.ownIban) return "own_account";
  if (facts.sharedUnseen) return "shared_account";
  if (facts.leftAfterAll) return "left_after_all";
  if (facts.cameBack) return "came_back";
  return payable > MAX_TRANSFER_CENTS ? "too_much" : null;
}

const canBePaid = ({ iban, holder }: PayeeAccount) =>
  parseIban(iban).ok && sepaText(holder, MAX_BANK_NAME_LENGTH) !== "";

/**
 * Whether an account is in the European Economic Area. For the other SEPA countries (Switzerland, the United Kingdom,
 * Monaco, …) a bank requires the payer's address in every transfer (European Payments Council, EPC115-06); payouts contain
 * no address, so they cannot go there.
 */
export const isInEea = (iban: Iban): boolean => EEA.has(iban.slice(0, 2));

const EEA: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);
