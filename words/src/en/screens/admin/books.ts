import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("en");

/** What the accountant gets. */
export const books = {
  year: "Year",
  month: "Month",
  wholeYear: "Whole year",
  check: {
    next: {
      books:
        "What they show is in cents. Until the books agree, no payout run is approved. Change nothing by hand: the runbook of the server, “The books differ”, has the steps.",
      provider:
        "What they show is in cents. Our own books agree, so payout runs can still be approved. Change nothing by hand: the runbook of the server, “The books differ”, has the steps.",
    },
    title: "Do the books agree?",
    never: "The books were not checked yet.",
    run: "Check now",
    asked: "The books are being checked. Come back in a moment.",
    result: (n: number, at: string) =>
      plural(n, (figure) => ({
        one: `${figure} difference on ${at}.`,
        other: `${figure} differences on ${at}.`,
      })),
    compared: (at: string) => `Compared with the payment provider on ${at}.`,
    notCompared: (why: string) => `Not compared with the payment provider: ${why}`,
    differences: (n: number) => counted(n, { one: "difference", other: "differences" }),
    difference: (subject: string, expected: string, found: string) =>
      `${subject}: expected ${expected}, found ${found}`,
  },
  downloads: "To take along",
  busy: "Collecting...",
  tables: {
    journal: {
      title: "Journal",
      help: "Every booking with its debit and credit, as an accountant imports it",
    },
    accounts: { title: "Accounts", help: "Opening and closing balance of every account" },
    months: { title: "Months", help: "By the month of the workouts" },
    charges: { title: "Charges", help: "By the month of the workouts, with payer and references" },
    fees: { title: "Fees", help: "What the provider kept, and who paid it" },
    refunds: { title: "Refunds", help: "By the day they were asked for" },
    payouts: { title: "Payouts", help: "By the day they left the account" },
  },
  accounts: "Accounts",
  none: "Nothing is booked yet",
  noneHelp: "Accounts appear here from the first payment on.",
  journals: (n: number) =>
    plural(n, (figure) => ({ one: `${figure} entry is booked.`, other: `${figure} entries are booked.` })),
  account: "Account",
  opening: "Opening",
  debit: "Debit",
  credit: "Credit",
  closing: "Closing",
  total: "All accounts",
};
