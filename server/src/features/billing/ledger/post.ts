import { allocate } from "@kalivo/domain/money/allocate.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../../db/client.ts";
import { NOBODY, PROVIDER_OWNER } from "./chart.ts";
import { accountIds, addTotals, insertJournal, sharesByOrganisation, type Leg } from "./queries.ts";

type ChargeFacts = {
  id: number;
  payer_id: number;
  period_id: number;
  amount_cents: Cents;
  attempt_no: number;
};
type Provider = keyof typeof PROVIDER_OWNER;

/** `sub:{charge}:{attempt}`: a debit the bank works on is a receivable until the outcome is known. */
export async function journalSubmission(db: Queryable, charge: ChargeFacts, at: Date): Promise<void> {
  const { receivable, uncollected } = await receivableAccounts(db, charge);
  const legs = [{ debit: receivable, credit: uncollected, cents: charge.amount_cents }];
  await insertJournal(db, { key: submissionKey(charge), kind: "debit_submitted", charge, at, legs });
}

/** `sub:{charge}:{attempt}:back`: the outcome is known, whichever it is. */
export async function reverseSubmission(db: Queryable, charge: ChargeFacts, at: Date): Promise<void> {
  const { receivable, uncollected } = await receivableAccounts(db, charge);
  const legs = [{ debit: uncollected, credit: receivable, cents: charge.amount_cents }];
  await insertJournal(db, { key: `${submissionKey(charge)}:back`, kind: "debit_ended", charge, at, legs });
}

/** `charge:{id}`: the provider holds the money, the organisations own it, on hold (payments guide section 6). */
export async function journalSuccess(
  db: Queryable,
  charge: ChargeFacts,
  provider: Provider,
  at: Date,
): Promise<void> {
  const { shares, held } = await heldAccounts(db, charge.id);
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const legs = shares.map(({ organisationId, cents }) => ({
    debit: clearing,
    credit: need(held, organisationId),
    cents,
  }));
  await insertJournal(db, { key: `charge:${charge.id}`, kind: "charge_succeeded", charge, at, legs });
}

/** `fee:{id}`: what the provider kept, taken from the shares pro rata (rule 14). */
export async function journalFee(
  db: Queryable,
  charge: ChargeFacts,
  fee: Cents,
  provider: Provider,
  at: Date,
): Promise<void> {
  if (fee === 0n) return;
  const { shares, held } = await heldAccounts(db, charge.id);
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const fees = await providerAccount(db, "provider_fees", provider);
  const parts = allocate(
    fee,
    shares.map(({ cents }) => cents),
  );
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

const submissionKey = ({ id, attempt_no }: ChargeFacts) => `sub:${id}:${attempt_no}`;

async function receivableAccounts(db: Queryable, { payer_id }: ChargeFacts) {
  const receivable = need(await accountIds(db, "donor_receivable", [payer_id]), payer_id);
  return { receivable, uncollected: need(await accountIds(db, "uncollected", [NOBODY]), NOBODY) };
}

async function heldAccounts(db: Queryable, chargeId: number) {
  const shares = await sharesByOrganisation(db, chargeId);
  const owners = shares.map(({ organisationId }) => organisationId);
  return { shares, held: await accountIds(db, "org_held", owners) };
}

async function providerAccount(db: Queryable, code: string, provider: Provider): Promise<number> {
  const owner = PROVIDER_OWNER[provider];
  return need(await accountIds(db, code, [owner]), owner);
}

function need(accounts: ReadonlyMap<number, number>, owner: number): number {
  const id = accounts.get(owner);
  if (id === undefined) throw new Error(`no account for owner ${owner}`);
  return id;
}
