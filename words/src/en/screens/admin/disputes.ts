import { pluralOf } from "../../../plural.ts";

const { plural } = pluralOf("en");

/** What banks of payers ask about or took back. */
export const disputes = {
  none: "No dispute",
  noneHelp: "What a payer's bank asks about or reverses is listed here.",
  filter: "State",
  filters: {
    all: "All",
    to_decide: "To decide",
    to_look: "Over, payer stopped",
    inquiry: "Bank asks",
    inquiry_closed: "Question over",
    open: "Open",
    won: "Won",
    lost: "Lost",
  },
  /** Of one dispute. */
  states: {
    inquiry: "Bank asks",
    inquiry_closed: "Question over",
    open: "Open",
    won: "Won",
    lost: "Lost",
  },
  of: (charged: string) => `of ${charged}`,
  openedOn: (at: string) => `Opened ${at}`,
  closedOn: (at: string) => `closed ${at}`,
  evidenceDue: (at: string) => `evidence due ${at}`,
  fee: (amount: string) => `fee ${amount}`,
  reason: (reason: string) => `reason: ${reason}`,
  /** As card networks and banks call them; one that is not here is shown as it came. */
  reasons: {
    bank_cannot_process: "the bank can't process it",
    credit_not_processed: "a refund that was promised did not arrive",
    customer_initiated: "the payer asked their bank",
    debit_not_authorized: "the payer says they did not allow it",
    duplicate: "collected twice",
    fraudulent: "the payer says it was not them",
    general: "no reason given",
    incorrect_account_details: "wrong account details",
    insufficient_funds: "not enough money on the account",
    product_not_received: "the payer says they got nothing for it",
    product_unacceptable: "the payer is not satisfied",
    subscription_canceled: "the payer says they had stopped",
    unrecognized: "the payer doesn't recognise it",
  },
  toDecide: "Yours to decide",
  small: "Under 50 € it is accepted automatically: contesting costs more.",
  contest: "To contest it, give the evidence in the provider's dashboard before it is due.",
  contestRefunded: (amount: string) =>
    `${amount} of it was refunded already: accepting pays that twice. Contest it in the provider's dashboard; the refund's reference and day, on Refunds, are all the evidence it needs.`,
  accept: "Accept the dispute",
  acceptRefunded: (amount: string) => `We refunded ${amount} of it already: the payer then gets that twice.`,
  acceptTitle: (amount: string) => `Give up ${amount}?`,
  acceptHelp: (amount: string, fee: string, name: string) =>
    `${amount} stays with the bank of ${name}, and the fee of ${fee} with the provider. The organisations lose what they hold from this payment; the association pays the rest. You can't contest it afterwards.`,
  accepted: "The dispute is accepted.",
  blocked: "Stopped",
  leave: "Leave it so",
  leaveHelp: (name: string) =>
    `${name} stays stopped: nothing is collected and no code works until somebody changes that.`,
  left: "It stays as it is.",
  lift: "Let the payer continue",
  liftTitle: (name: string) => `Let ${name} continue?`,
  liftHelp: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `${figure} charge waits, ${amount}: collected from now on, on a day that is announced. Their codes work again.`,
      other: `${figure} charges wait, ${amount} together: collected from now on, on a day that is announced. Their codes work again.`,
    })),
  liftHelpNone: "No charge waits. Automatic charges and codes work again.",
  lifted: "Automatic charges and codes work again.",
};
