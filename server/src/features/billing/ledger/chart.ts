/** The chart of accounts (payments guide section 6). Normal side: D debit, C credit. */
export const ACCOUNTS = [
  { code: "donor_receivable", normal: "D", mayGoNegative: false },
  { code: "provider_clearing", normal: "D", mayGoNegative: true },
  { code: "provider_fees", normal: "D", mayGoNegative: false },
  { code: "org_held", normal: "C", mayGoNegative: false },
  { code: "org_payable", normal: "C", mayGoNegative: false },
  { code: "uncollected", normal: "C", mayGoNegative: false },
] as const;

/** Which owner number an account of a provider has. */
export const PROVIDER_OWNER = { sandbox: 1, stripe: 2 } as const;

/** The account that mirrors all receivables has no owner. */
export const NOBODY = 0;
