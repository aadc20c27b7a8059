import { PAYMENT_PROVIDERS, type PaymentProviderId } from "@kalivo/domain/payment-provider.ts";

/** The chart of accounts (money §6). Normal side: D debit, C credit. */
export const ACCOUNTS = [
  { code: "donor_receivable", normal: "D", mayGoNegative: false },
  { code: "provider_clearing", normal: "D", mayGoNegative: true },
  { code: "provider_in_transit", normal: "D", mayGoNegative: false },
  { code: "bank", normal: "D", mayGoNegative: true },
  { code: "provider_fees", normal: "D", mayGoNegative: false },
  { code: "dispute_fees", normal: "D", mayGoNegative: false },
  { code: "dispute_losses", normal: "D", mayGoNegative: false },
  { code: "disputed_funds", normal: "D", mayGoNegative: false },
  { code: "org_held", normal: "C", mayGoNegative: false },
  { code: "org_payable", normal: "C", mayGoNegative: false },
  // What was given for the association itself, once nobody can take it back: kept, never transferred (rule 75).
  { code: "org_kept", normal: "C", mayGoNegative: false },
  { code: "org_in_transit", normal: "C", mayGoNegative: false },
  { code: "uncollected", normal: "C", mayGoNegative: false },
  // Memorandum accounts: no money, but whose it was (decision 38). A burner passes on all that was given for them.
  { code: "given_by", normal: "D", mayGoNegative: false },
  { code: "raised_by", normal: "C", mayGoNegative: false },
  { code: "given_to", normal: "C", mayGoNegative: false },
] as const;
export type AccountCode = (typeof ACCOUNTS)[number]["code"];

/** Accounts that hold no money and name people: excluded from an accountant's export. */
export const MEMORANDUM = ["given_by", "raised_by", "given_to"] as const satisfies readonly AccountCode[];
/** The kinds of journals that use those accounts only. */
export const MEMORANDUM_KINDS = ["given", "given_less", "given_again"] as const;
export type MoneyAccountCode = Exclude<AccountCode, (typeof MEMORANDUM)[number]>;

/** The owner number of each provider's accounts. */
export const PROVIDER_OWNER = { sandbox: 1, stripe: 2 } as const satisfies Record<PaymentProviderId, number>;

export function providerOfOwner(owner: number): PaymentProviderId {
  const found = PAYMENT_PROVIDERS.find((provider) => PROVIDER_OWNER[provider] === owner);
  if (found === undefined) throw new Error(`owner ${owner} is no provider`);
  return found;
}

/** The owner of the association's own accounts, and of the one that mirrors all receivables. */
export const NOBODY = 0;
