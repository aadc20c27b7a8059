import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** The admin pages of what went back to payers, and of what their banks took. */
export const refundWords = {
  none: "No refund",
  noneHelp: "What payers ask for themselves, and what you pay back, is listed here.",
  filter: "State",
  filters: {
    all: "All",
    requested: "Asked for",
    pending: "On its way",
    succeeded: "Paid back",
    failed: "Failed",
  },
  of: (charged: string) => `of ${charged}`,
  askedBy: {
    payer: "Asked by the payer",
    admin: "By an admin",
    provider: "In the provider's dashboard",
  },
  reasons: {
    unrecognised: "Not recognised",
    too_much: "More than expected",
    requested: "On request",
    duplicate: "Charged twice",
    fraud: "Fraud",
  },
  askedOn: (at: string) => `Asked ${at}`,
  doneOn: (at: string) => `done ${at}`,
  nextTry: (at: string) => `asks again ${at}`,
  failure: (why: string) => `Failed: ${why}`,
  statement: (id: string) => `Statement ${id}`,
  add: "Refund a statement",
  find: "Find it",
  refund: "Refund",
  number: "Number, name or reference",
  numberHelp:
    "The number stands on the payer’s page, in the mails and on the receipt. A name, an email address or a reference of the bank or the provider works too.",
  unknown: "No statement is found by this.",
  goesBack: (amount: string, method: string) => `${amount} goes back to ${method}.`,
  givenBackBy: (name: string) => `Given back by ${name}`,
  borneByUs: "Borne by the association",
  whole: (left: string) => `${left} of it counts as given.`,
  paidOn: (day: string, method: string) => `Paid ${day} with ${method}.`,
  released: "Its money was released to the organisations already: the association bears this refund.",
  amount: "Amount",
  amountHelp: "Less than all of it is possible.",
  amountWrong: (most: string) => `Give an amount between 0,01 € and ${most}.`,
  reason: "Reason",
  effect: "It leaves everybody's figures and the payer gets a mail. There is no way back.",
  effectNobody: "It leaves everybody's figures. Nobody is left who would get a mail. There is no way back.",
  action: (amount: string) => `Refund ${amount}`,
  done: "The refund is on its way.",
  obstacles: {
    "not-paid": "Nothing was collected for this statement.",
    "under-way": "A refund of it is under way already.",
    disputed: "It is disputed: paying it back as well would pay it twice.",
    "nothing-left": "Nothing of it is left to pay back.",
  },
};

export const disputeWords = {
  none: "No dispute",
  noneHelp: "What a payer's bank asks about or takes back is listed here.",
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
  of: (charged: string) => `of ${charged}`,
  openedOn: (at: string) => `Opened ${at}`,
  closedOn: (at: string) => `closed ${at}`,
  evidenceDue: (at: string) => `evidence due ${at}`,
  fee: (amount: string) => `fee ${amount}`,
  reason: (reason: string) => `reason: ${reason.replaceAll("_", " ")}`,
  toDecide: "Yours to decide",
  small: "Under 50 € it is accepted by itself: contesting costs more.",
  contest: "To contest it, give the evidence in the provider's dashboard before it is due.",
  accept: "Accept the dispute",
  acceptTitle: (amount: string) => `Give up ${amount}?`,
  acceptHelp: (amount: string, fee: string, name: string) =>
    `${amount} stays with the bank of ${name}, and the fee of ${fee} with the provider. What the organisations hold of it goes; the association bears the rest. It cannot be contested any more.`,
  accepted: "The dispute is accepted.",
  blocked: "Stopped",
  leave: "Leave it so",
  leaveHelp: (name: string) =>
    `${name} stays stopped: nothing is collected, and no code works, until somebody lets them go on.`,
  left: "It stays as it is.",
  lift: "Let the payer go on",
  liftTitle: (name: string) => `Let ${name} go on?`,
  liftHelp: (n: number, amount: string) =>
    `${counted(n, { one: "charge waits", other: "charges wait" })}, ${amount} together: collected from now on, on a day that is announced. Their codes work again.`,
  lifted: "Automatic charges and codes go on.",
};

/** Ending a charge that was not collected, for good. */
export const endWords = {
  end: "End this charge",
  action: (amount: string) => `End ${amount} for good`,
  what: (amount: string, payer: string, month: string) =>
    `${amount} of ${payer} for ${month}: 0,00 € of it is collected any more, now or later.`,
  atProvider:
    "1 payment at the payment provider is cancelled first. Should it be paid in the meantime, it is booked instead.",
  withoutProvider: "I have looked at the provider. End it although its payment cannot be cancelled there.",
  mail: "Everybody who decides for this payer gets 1 mail that says so and why. There is no way back.",
  nobody: "Nobody is left who would get a mail. There is no way back.",
  reasonMissing: "Say why: the payer and the statement read it.",
  reason: "Reason",
  reasons: {
    payer_asked: "The payer asked",
    mistake: "A mistake of ours",
    unreachable: "Cannot be reached",
    stopped: "Disputed",
  },
};
