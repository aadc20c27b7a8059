import { CLEARING_DAYS } from "@kalivo/domain/limits.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** The open books. */
export const books = {
  title: "Open books",
  help: "From our own accounts: what donors paid, what it cost and where every cent is now.",
  none: "We haven't collected anything yet.",
  noneHelp: "The first month appears here once at least 5 people have given.",
  total: "All months",
  sums: {
    gross: "Paid by donors",
    fees: "Kept by the payment provider",
    returned: "Refunded, or reversed by banks",
    losses: "Paid by our association: fees of what went back, and what went back after two months",
    net: "For the organisations",
  },
  returnedTwice: (amount: string) =>
    `Another ${amount} went back twice: we had refunded it, and a bank took it as well. Our association pays that, not the organisations.`,
  disputeFees: (amount: string) =>
    `Disputes cost another ${amount} in fees. Our association pays them, not the organisations.`,
  clearing: {
    title: "Found at the bank",
    found: (percent: number) =>
      `${percent} % of the euros that moved were found on the bank's statement within ${CLEARING_DAYS} days.`,
    sums: (traced: string, moved: string, since: string) => `${traced} of ${moved} since ${since}.`,
    help: "What reaches our bank account and what leaves it has to show on the bank's own statement, and we compare the two. A transfer counts once its days are over.",
  },
  organisations: "Where the money is",
  organisationsHelp:
    "Donations wait about two months, in case a bank reverses them. After that we pay the organisations every month.",
  columns: {
    organisation: "Organisation",
    given: "Given",
    held: "On hold",
    payable: "To be paid out",
    inTransit: "Ordered",
    paid: "Paid out",
    kept: "Kept for our costs",
  },
  others: "Other organisations",
  standing: "Where it all is now",
  standingHelp: "First where the money is, then who it belongs to. The two totals match.",
  places: {
    provider: "At the payment provider",
    onItsWay: "On its way to our bank",
    bank: "In our bank",
    /** A negative sum there. */
    bankBelowZero:
      "Our bank is below zero here when we paid an organisation before the payment provider's money arrived. We advanced the difference.",
    disputed: "Reversed by banks, not decided yet",
    borne: "Paid by our association",
    held: "On hold for organisations",
    payable: "To be paid out",
    inTransit: "Ordered from our bank",
    kept: "Given for Kalivo itself: kept for its costs",
    sum: "Total",
  },
  byMonth: "By month",
  collected: "We collect what was given in a month in the month after it.",
  fewDonors:
    "We add a month with fewer than 5 donors to the month before, and an organisation with so few to the others, sometimes with a larger one. So nobody can work out from these books what one person gave.",
  notCollected: "Due, but not collected this month",
  carried: "Moved to a later month",
  waived: "Too small to charge",
  writtenOff: "Given up, nothing owed",
  few: "Fewer than 5 donors",
  monthOrganisations: "Given, by organisation",
  payouts: "Paid to organisations",
  noPayouts: "Nothing has been paid out yet.",
  payoutColumns: { day: "Day", amount: "Amount", reference: "Reference" },
  checksums: "Checksums",
  checksumsHelp:
    "At the end of a month we fingerprint every entry and chain the fingerprints. Keep a checksum: if an older entry were ever changed, it would no longer match.",
  noChecksums: "No month sealed yet.",
  entries: (n: number) => counted(n, { one: "entry", other: "entries" }),
  recompute: "Anybody can recompute them, with our public code:",
  download: "Download as CSV",
  downloadOf: (what: string) => `Download ${what} as CSV`,
  entriesOf: (month: string) => `the entries of ${month}`,
  records: {
    title: "For your records",
    help: "These are not tax certificates: donations that are collected together and passed on give no right to a tax reduction.",
    year: (year: number, team: string | null) =>
      team === null ? `Your donations in ${year}` : `Donations of ${team} in ${year}`,
    pdf: "PDF",
    csv: "CSV, a line for each organisation",
    receipt: "Payment confirmation as PDF",
  },
  proof: {
    title: "Check it in the open books",
    help: "These are our entries for this payment. At the end of their month we seal them: hash salt|text yourself and compare it with the published list, under this number.",
    entry: (entry: number, month: string) => `Entry ${entry} of ${month}`,
    unsealed: "Not sealed yet: its month is not over.",
    salt: "Salt",
    hash: "Hash",
    text: "Text",
    toBooks: "To the open books",
  },
  raised: {
    title: "What your calories raised",
    none: "Nothing has been raised yet.",
    noneHelp: "After each month you see here what you raised and where the money is now.",
    raised: "Raised",
    onItsWay: "On its way: announced to your donors, or being collected",
    waiting: "Moved to a later month: too small to charge on its own",
    notFunded: "Not given: no organisation was left to receive it",
    goesTo: "Goes to",
    held: (amount: string) =>
      `${amount} waits about two months, less the payment provider's fee, in case a bank reverses it.`,
    released: "Everything can now be paid to the organisations; a part may be there already.",
    paid: (day: string) => `Paid to the organisations by ${day}, less the payment provider's fee.`,
    whereNext: "See in the open books when each organisation is paid.",
  },
};
