import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("en");

/** What banks of payers ask about or took back. */
export const disputes = {
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
