import type { Db } from "../../src/db/client.ts";
import { RELEASE_DAYS } from "@kalivo/domain/limits.ts";
import { insertBankAccounts } from "@kalivo/demo/seed/bank-account.queries.ts";
import { releaseCharges } from "../../src/features/billing/release/release-charges.ts";
import type { Services } from "../../src/services.ts";
import { PAID_AT, paidCharges, type PayerAt } from "./paid-charge.ts";

const DAY_MS = 86_400_000;
/** When the paid charges are released. */
export const RELEASED_AT = new Date(PAID_AT.getTime() + RELEASE_DAYS.card * DAY_MS);

/** Three organisations that are owed 38.50 €, 38.50 € and 19.00 € from 10 charges (96.00 € without a fee). */
export async function owedOrganisations(
  { db, log }: Pick<Services, "db" | "log">,
  payerAt?: PayerAt,
): Promise<number[]> {
  await paidCharges(db, 10, undefined, payerAt);
  await releaseCharges({ db, log, clock: { now: () => RELEASED_AT } });
  return organisationsOf(db);
}

async function organisationsOf(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("accounts")
    .select("owner_id")
    .where("code", "=", "org_payable")
    .orderBy("owner_id")
    .execute();
  return rows.map(({ owner_id }) => owner_id);
}

/** Sets an organisation's account for payouts, as approved by two admins long ago. */
export async function giveAccount(
  db: Db,
  organisation: number,
  admins: readonly [number, number],
  account: { iban?: string; holder?: string; communication?: string | null; since?: Date } = {},
): Promise<void> {
  const { iban = ibanOf(organisation), holder = "Ocean Watch vzw", communication = null } = account;
  const since = account.since ?? PAID_AT;
  const agreed = { organisation_id: organisation, iban, account_holder: holder, communication };
  await db.transaction().execute((tx) => insertBankAccounts(tx, [agreed], admins, since));
}

/** A valid IBAN, unique per organisation. */
export function ibanOf(organisation: number): string {
  const number = `539${String(organisation).padStart(7, "0")}`;
  const bban = `${number}${String(Number(number) % 97 || 97).padStart(2, "0")}`;
  return `BE${String(98n - (BigInt(`${bban}111400`) % 97n)).padStart(2, "0")}${bban}`;
}
