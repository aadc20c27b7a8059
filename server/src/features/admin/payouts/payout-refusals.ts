import { fieldRefusal, refusal, type Refused } from "../../../http/refusal.ts";
import type { ApproveRefusal } from "../../billing/payouts/decide-run.ts";
import type { PrepareRefusal } from "../../billing/payouts/prepare-run.ts";
import type { SettleRefusal } from "../../billing/payouts/settle-payouts.ts";

export const UNKNOWN_RUN = refusal(404, "There is no such payout run.");
const UNKNOWN_PAYOUT = refusal(404, "There is no such payout.");

const PREPARE_REFUSALS = {
  a_run_waits: refusal(409, "A prepared run waits to be approved or cancelled first."),
  nothing_to_pay: refusal(409, "Nothing can be paid out now: no organisation with an account is owed 10 €."),
} as const satisfies Record<PrepareRefusal, Refused>;
export const prepareRefusal = (why: PrepareRefusal): Refused => PREPARE_REFUSALS[why];

export function approveRefusal(why: ApproveRefusal): Refused {
  switch (why.kind) {
    case "unknown":
      return UNKNOWN_RUN;
    case "decided":
      return refusal(409, "This run was decided already.");
    case "own":
      return refusal(409, "You prepared this run. Another admin has to approve it.");
    case "no_debtor":
      return refusal(
        409,
        "The association's own account is not configured: set ASSOCIATION_NAME and ASSOCIATION_IBAN, and start the server again.",
      );
    case "account_changed":
      return refusal(
        409,
        `The bank account of ${named(why.organisations)} is another one since this run was prepared. Cancel the run and prepare a new one.`,
      );
    case "owed_less":
      return refusal(
        409,
        `${named(why.organisations)} is owed less than when this run was prepared. Cancel the run and prepare a new one.`,
      );
    default:
      throw new Error(`no such refusal: ${JSON.stringify(why satisfies never)}`);
  }
}

export const settleRunRefusal = (why: SettleRefusal): Refused =>
  why === "unknown" ? UNKNOWN_RUN : settled(why, "Nothing of this run is at the bank.");

export const settlePayoutRefusal = (why: SettleRefusal): Refused =>
  why === "unknown"
    ? UNKNOWN_PAYOUT
    : settled(why, "This payout is not at the bank: it was confirmed, refused or never ordered.");

function settled(why: Exclude<SettleRefusal, "unknown">, notAtTheBank: string): Refused {
  switch (why) {
    case "not_at_the_bank":
      return refusal(409, notAtTheBank);
    case "before_its_order":
      return fieldRefusal("settled_on", "The run was approved after that day.");
    case "in_the_future":
      return fieldRefusal("settled_on", "That day has not come yet.");
    default:
      throw new Error(`no such refusal: ${String(why satisfies never)}`);
  }
}

const NAMED = 3;

function named(organisations: readonly string[]): string {
  const more = organisations.length - NAMED;
  return organisations.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
