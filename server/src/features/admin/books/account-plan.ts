import { providerOfOwner, type MoneyAccountCode } from "../../billing/ledger/chart.ts";
import type { ServerWords } from "@kalivo/words/server.ts";

/**
 * The numbers of the Belgian minimum plan (associations) under which the ledger's accounts go to an accountant. They never
 * change, so that imports of different years find the same accounts.
 */
const NUMBERS: Readonly<Record<MoneyAccountCode, string>> = {
  donor_receivable: "400000",
  uncollected: "400900",
  disputed_funds: "416000",
  org_held: "489000",
  org_payable: "489100",
  org_in_transit: "489200",
  org_kept: "740000",
  bank: "550000",
  provider_clearing: "551000",
  provider_in_transit: "580000",
  dispute_losses: "642000",
  provider_fees: "657000",
  dispute_fees: "657100",
};

/** An account in SQL: its owner is an organisation or a provider, 0 where all share it. */
export type AccountKey = { code: string; owner: number; organisation: string | null };

const isCode = (code: string): code is MoneyAccountCode => Object.hasOwn(NUMBERS, code);

/** `489000-12`: the account of organisation 12. Payers share one account, so that no name is exported. */
export function numberOf({ code, owner }: AccountKey): string {
  if (!isCode(code)) return owner === 0 ? code : `${code}-${owner}`;
  return owner === 0 ? NUMBERS[code] : `${NUMBERS[code]}-${owner}`;
}

export function nameOf({ code, owner, organisation }: AccountKey, words: ServerWords["books"]): string {
  const name = isCode(code) ? words.accounts[code] : code;
  const whose = organisation ?? (code.startsWith("provider_") ? providerOfOwner(owner) : undefined);
  return whose === undefined ? name : words.accountOf(name, whose);
}
