import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("en");

/** The search of the admin pages, and a statement as whoever answers its payer needs it. */
export const desk = {
  title: "Search",
  search: "Search everything",
  placeholder: "Name, email, number, reference",
  help: "A name, an email address, the number of a statement, or a reference of the bank, the payment provider or a mandate.",
  tooLong: (most: number) => `That is longer than any name or reference: at most ${most} characters.`,
  none: "Nothing found",
  noneHelp:
    "References are found whole. Of a name three letters are enough; a shorter one is found as a whole word.",
  statements: "Statements",
  onNoStatement: "On no bank statement yet",
  arrivals: "Paid out by the payment provider",
  wholeRun: (id: number) => `Run ${id}`,
  person: (id: number) => `Person ${id}`,
  foundBy: {
    statement: "by its number",
    charge: "by the number of its charge",
    provider: "by a reference of the payment provider",
    mandate: "by its mandate",
    payer: "by its payer",
  },
  month: "Month",
  returned: "Refunded or reversed",
  charge: "Number of the charge",
  method: "Method",
  payment: "Payment at the provider",
  providerCharge: "Reference on the payment confirmation",
  mandate: "Mandate",
  reason: "Reason",
  triedNext: "Tried again",
  notices: "Emails that announced it",
  noticeStates: {
    waiting: "on its way",
    sent: "sent",
    given_up: "given up",
    not_needed: "no longer needed",
  },
  refusedSoFar: "refused so far",
  nextTry: (at: string) => `next try ${at}`,
  tries: (n: number) => counted(n, { one: "try", other: "tries" }),
  asPayer: "As the payer sees it",
  logged: "Opening this page is in the audit log.",
  resend: "Send the notice again",
  resendTitle: (name: string) => `Send the notice to ${name} again?`,
  resendHelp: (amount: string, due: string, told: string) =>
    `The same email as on ${told} goes out once more. ${amount} stays, and so does its day: ${due}.`,
  resent: "The notice is on its way.",
};
