/** The chart of accounts (payments guide section 6). Normal side: D debit, C credit. */
export const ACCOUNTS = [
  { code: "donor_receivable", normal: "D", mayGoNegative: false },
  { code: "provider_clearing", normal: "D", mayGoNegative: true },
  { code: "provider_fees", normal: "D", mayGoNegative: false },
  { code: "org_held", normal: "C", mayGoNegative: false },
  { code: "org_payable", normal: "C", mayGoNegative: false },
  { code: "uncollected", normal: "C", mayGoNegative: false },
] as const;
