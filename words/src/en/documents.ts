/** What a payer keeps: the statement of a year, the receipt of a month. Never reaches the browser's bundles. */
export const documents = {
  yearTitle: (year: number) => `Your donations in ${year}`,
  receiptTitle: (month: string) => `Payment confirmation for ${month}`,
  notCertificate: "This is not a tax certificate.",
  notCertificateWhy:
    "Donations collected together and passed on to several organisations give no right to a tax reduction in Belgium.",
  payer: (name: string) => `Given by: ${name}`,
  madeOn: (day: string) => `Made on ${day}`,
  statement: (id: number) => `Statement ${id}`,
  payments: "Payments, by the day they were paid",
  noPayments: "You made no payments this year.",
  columns: {
    statement: "Statement",
    month: "Month",
    paidOn: "Paid on",
    reference: "Reference",
    gross: "Given",
    returned: "Returned",
    fee: "Fee",
    net: "For the organisations",
  },
  byOrganisation: "To the organisations",
  organisation: "Organisation",
  total: "Total",
  feeWhy: "The payment provider keeps this fee. It comes out of your donation and is never added to it.",
  returnedWhy: "Returned: refunded to you, or reversed by your bank.",
  grantedOn: (association: string) =>
    `You gave to ${association}. It passes the money on to the organisations chosen by the people you support.`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** Names of files: small letters, no blanks, no accents. */
  files: { year: "donations", receipt: "payment-confirmation" },
};
