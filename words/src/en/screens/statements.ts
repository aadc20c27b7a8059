import { orUnreachable } from "../unreachable.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** A payer's months: the list, one month with its arithmetic, and the links of the notice mail. */
export const statements = {
  title: "My months",
  none: "No month has been closed for you yet.",
  noneHelp: "On the 1st of each month we add up what your burners did.",
  number: (id: number) => `Statement ${id}`,
  givenSoFar: "Given so far",
  states: {
    open: "Being prepared",
    announced: "Announced",
    carried: "Carried to next month",
    charged: "Paid",
    cancelled: "Cancelled",
    waived: "Nothing to pay",
    unpaid: "Not collected",
  },
  returned: "Went back",
  partlyReturned: "Part of it went back",
  chargeStates: {
    planned: "Waiting for the email to go out",
    notified: "Announced",
    submitting: "Being collected",
    unknown: "Being collected",
    action_required: "Your bank asks for your confirmation",
    processing: "Your bank is processing it",
    succeeded: "Paid",
    failed: "Could not be collected",
    canceled: "Cancelled",
    written_off: "Given up, nothing more to pay",
  },
  chargedOn: (day: string, method: string) => `On ${day} we charge ${method}. You need do nothing.`,
  paidOn: (day: string, method: string) => `Paid on ${day} with ${method}.`,
  yourMethod: "your payment method",
  carried: "Below 2,00 € nothing is charged: this sum is added to next month.",
  carriedIn: (n: number) =>
    `Includes ${counted(n, { one: "earlier month", other: "earlier months" })} carried over.`,
  scaled: (amount: string) => `Your monthly ceiling of ${amount} applies: every line was scaled down.`,
  fee: (gross: string, fee: string, net: string) =>
    `${gross} given, ${fee} kept by the payment provider, ${net} for the organisations.`,
  lines: "Who you supported",
  arithmetic: (kcal: string, rate: string) => `${kcal} kcal × ${rate} per 100 kcal`,
  exact: (amount: string) => `= ${amount}, rounded down to the cent`,
  cap: (amount: string) => `Monthly limit ${amount}`,
  lowered: (amount: string) => `You pay ${amount} of it.`,
  lineStates: {
    pending: null,
    carried: "carried over",
    charged: null,
    cancelled: "dropped",
    waived: "not charged",
    no_organisation: "no organisation to give to",
  },
  fromMonth: (month: string) => `from ${month}`,
  goesTo: "Goes to",
  change: "Change this month",
  cancelMonth: "Cancel this month",
  cancelTitle: "Cancel this month?",
  cancelHelp: "Nothing will be charged for it. The organisations get nothing from you this month.",
  dropLine: (name: string) => `Drop ${name}`,
  dropTitle: (name: string) => `Drop ${name} from this month?`,
  dropHelp: "You pay nothing for this person this month. Your support goes on next month.",
  lowerLine: (name: string) => `Lower the amount for ${name}`,
  lowerTitle: "Pay less this month",
  lowerField: "New amount",
  lowerSave: "Lower it",
  lowerWrong: "Give an amount below the present one.",
  keep: "Keep it",
  doneCancelled: "This month was cancelled.",
  doneChanged: "Your month was changed.",
  failed: (status: number) => orUnreachable(status, `there was an error : ${status}`),
  disputeHelp: "You can dispute a charge with your bank for up to 2 months.",
  json: "Download as JSON",
};

/** The page behind a one-tap link of the notice mail; no sign-in needed. */
export const notice = {
  title: "Your donations",
  titles: {
    cancel: (month: string) => `Cancel ${month}?`,
    drop_line: (month: string) => `Drop one person from ${month}?`,
    change_method: () => "Change your payment method",
    stop_pledge: () => "Stop supporting?",
  },
  bodies: {
    cancel: (amount: string) => `${amount} will not be charged.`,
    drop_line: (amount: string, name: string) => `${amount} for ${name} will not be charged this month.`,
    change_method: (amount: string) => `${amount} will be charged to the new one.`,
    stop_pledge: (name: string) =>
      `You won't be charged for new workouts of ${name}. What is already announced stays.`,
  },
  actions: {
    cancel: "Cancel this month",
    drop_line: "Drop this person",
    change_method: "Continue to payment",
    stop_pledge: "Stop supporting",
  },
  done: "Done.",
  unusable: "This link can no longer be used: the month was already collected, cancelled or changed.",
  unknown: "This link is not valid. Open the newest email, or sign in.",
  home: "Back to home",
  failed: (status: number) => orUnreachable(status, `there was an error : ${status}`),
};
