import { allocate } from "@kalivo/domain/money/allocate.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../../db/client.ts";
import { accountIds, addTotals, insertJournal, sharesByOrganisation, type Leg } from "./queries.ts";

type ChargeFacts = { id: number; period_id: number; amount_cents: Cents };

/** Which owner number an account of a provider has. */
export const PROVIDER_OWNER = { sandbox: 1, stripe: 2 } as const;

/** `charge:{id}`: the provider holds the money, the organisations own it, on hold (payments guide section 6). */
export async function journalSuccess(
  db: Queryable,
  charge: ChargeFacts,
  provider: keyof typeof PROVIDER_OWNER,
  at: Date,
): Promise<void> {
  const shares = await sharesByOrganisation(db, charge.id);
  const held = await accountIds(db, "org_held", shares.map(({ organisationId }) => organisationId));
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const legs = shares.map(({ organisationId, cents }) => ({ debit: clearing, credit: need(held, organisationId), cents }));
  await insertJournal(db, { key: `charge:${charge.id}`, kind: "charge_succeeded", charge, at, legs });
}

/** `fee:{id}`: what the provider kept, taken from the shares pro rata (rule 14). */
export async function journalFee(
  db: Queryable,
  charge: ChargeFacts,
  fee: Cents,
  provider: keyof typeof PROVIDER_OWNER,
  at: Date,
): Promise<void> {
  if (fee === 0n) return;
  const shares = await sharesByOrganisation(db, charge.id);
  const held = await accountIds(db, "org_held", shares.map(({ organisationId }) => organisationId));
  const fees = await providerAccount(db, "provider_fees", provider);
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const parts = allocate(fee, shares.map(({ cents }) => cents));
  const borne: Leg[] = shares.map(({ organisationId }, index) => ({
    debit: need(held, organisationId),
    credit: fees,
    cents: parts[index] ?? 0n,
  }));
  const legs = [{ debit: fees, credit: clearing, cents: fee }, ...borne.filter(({ cents }) => cents > 0n)];
  await insertJournal(db, { key: `fee:${charge.id}`, kind: "fee", charge, at, legs });
}

/** Rule 16: the gross figures of all three parties move with the journal, in its transaction. */
export const addGrossTotals = (db: Queryable, chargeId: number): Promise<void> => addTotals(db, chargeId);


async function providerAccount(db: Queryable, code: string, provider: keyof typeof PROVIDER_OWNER): Promise<number> {
  const owner = PROVIDER_OWNER[provider];
  return need(await accountIds(db, code, [owner]), owner);
}

function need(accounts: ReadonlyMap<number, number>, owner: number): number {
  const id = accounts.get(owner);
  if (id === undefined) throw new Error(`no account for owner ${owner}`);
  return id;
}
