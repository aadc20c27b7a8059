import { CLOSE_DAY_EN as CLOSE_DAY, CLOSE_TIME, NOTICE_DAYS } from "../../../figures.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("en");

/** What becomes of a payer's month. */
const outcomes: Readonly<Record<string, string>> = {
  charge: "Charged",
  carried: "Carried over",
  waived: "Waived",
  cancelled: "Cancelled",
  nothing: "Nothing this month",
};

export const billing = {
  none: "No month is computed yet",
  noneHelp: `We compute the first one on the ${CLOSE_DAY} of the month after the first workout.`,
  running: "The running month",
  stages: {
    open: "Open",
    computing: "Being computed",
    computed: "Computed",
    announced: "Announced",
    settled: "Collected",
    closed: "Closed",
  },
  stagesHelp: {
    open: `Workouts still come in. It is computed on the ${CLOSE_DAY} at ${CLOSE_TIME}.`,
    computing:
      "It takes no workouts any more, and its statements are being computed. New workouts go into the next month.",
    computed: "Every statement is fixed. The emails that announce the charges go out next.",
    announced: `Payers know their amount. We collect it ${NOTICE_DAYS} days after the email.`,
    settled: "Nothing is left to collect.",
    closed: "Every charge has ended, and the books agreed when it closed. Books shows the last check.",
  },
  collected: (amount: string) => `${amount} collected`,
  inTrouble: (n: number) =>
    plural(n, (figure) => ({ one: `${figure} charge needs a look`, other: `${figure} charges need a look` })),
  wentBack: {
    disputed: "Disputed",
    lost: "Dispute lost",
    refunding: "Refund on its way",
    refunded: "Refunded",
    partly_refunded: "Partly refunded",
  },
  returned: (amount: string) => `${amount} came back`,
  paidBack: (amount: string) => `of which ${amount} refunded`,
  takenBack: (amount: string) => `of which ${amount} reversed by banks`,
  left: (amount: string) => `${amount} left`,
  collectedGross: "collected, gross",
  computedOn: (at: string) => `Computed ${at}`,
  unnoticed: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} charge waits because no mail server accepted the notice.`,
      other: `${figure} charges wait because no mail server accepted the notice.`,
    })),
  statementSums: "Statements",
  chargeSums: "Charges",
  noSums: "None",
  states: {
    open: "Being prepared",
    announced: "Announced",
    carried: "Carried over",
    charged: "Paid",
    cancelled: "Cancelled",
    waived: "Waived",
    unpaid: "Not collected",
  },
  chargeStates: {
    planned: "Notice not accepted yet",
    notified: "Announced",
    submitting: "Being sent",
    unknown: "Answer missing",
    action_required: "Payer must confirm",
    processing: "At the bank",
    succeeded: "Paid",
    failed: "Failed",
    canceled: "Cancelled",
    written_off: "Given up",
  },
  stopped: "Payer stopped",
  stoppedSince: (day: string) => `stopped by a dispute since ${day}`,
  endsStop: "Let the payer continue: under Disputes",
  statements: "Statements of the month",
  allStatements: "Statements of all months",
  filter: "State",
  all: "All",
  month: "Month",
  ofCharge: (state: string) => `Charge: ${state}`,
  ended: (ended: number, all: number) =>
    plural(all, (figure) => ({
      one: `${ended} of ${figure} charge ended`,
      other: `${ended} of ${figure} charges ended`,
    })),
  waits: {
    stopped: (n: number, since: string) => `${n} stopped by a dispute since ${since}.`,
    untold: (n: number, since: string) =>
      `${n} without a notice since ${since}: no mail server has accepted it.`,
    provider: (n: number, since: string) => `${n} without an answer of the payment provider since ${since}.`,
    bank: (n: number, since: string) => `${n} at the bank since ${since}.`,
    payer: (n: number, since: string) =>
      plural(n, (figure) => ({
        one: `${figure} could not be collected since ${since} and waits for its payer.`,
        other: `${figure} could not be collected since ${since} and wait for their payers.`,
      })),
    worker: (n: number, since: string) => `${n} announced for ${since} or later.`,
  },
  endsBy: (day: string) => `Ends automatically by ${day}.`,
  noStatements: "No statement in this state.",
  number: "Number",
  totalOf: (n: number) =>
    plural(n, (figure) => ({ one: `Total of ${figure} statement`, other: `Total of ${figure} statements` })),
  payer: "Payer",
  team: "Team",
  sum: "Amount",
  state: "State",
  end: "To do",
  what: "What happened",
  noCharge: "No charge",
  attempts: (n: number) => counted(n, { one: "attempt", other: "attempts" }),
  due: (at: string) => `due ${at}`,
  nextTry: (at: string) => `again ${at}`,
  paidOn: (at: string) => `paid ${at}`,
  includes: (n: number) =>
    plural(n, (figure) => ({ one: `with ${figure} earlier month`, other: `with ${figure} earlier months` })),
  simulate: "Simulate",
  simulateHelp: "What a close would do now. Nothing is written.",
  result: "Result",
  resultHelp: "What every payer's month was when it was computed, as it is today.",
  showResult: "Show the result",
  comesTo: (amount: string) => `The month: ${amount}`,
  simulated: "If the month closed now",
  was: "The result of the close",
  facts: {
    statements: "Statements",
    toCharge: "To charge",
    carried: "Carried over",
    waived: "Waived",
    amount: "Total",
  },
  before: "Month before",
  lines: "Lines",
  kcal: "kcal",
  outcome: "What happens",
  outcomes,
  cut: "Cut by the ceiling",
  first: (shown: number, all: number) =>
    plural(all, (figure) => ({
      one: `The first ${shown} of ${figure} person who pays.`,
      other: `The first ${shown} of ${figure} people who pay.`,
    })),
  nothing: "There is nothing to collect for this month.",
  nobodyPays: "Nobody would pay anything.",
};
