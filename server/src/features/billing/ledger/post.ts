import { allocate } from "@kalivo/domain/money/allocate.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../../db/client.ts";
import { accountOf, ownAccount, ownedBy, providerAccount, type Provider } from "./ledger-accounts.ts";
import {
  accountIds,
  heldByOrganisation,
  insertJournal,
  moveTotals,
  sharesByOrganisation,
  type Leg,
} from "./queries.ts";

type ChargeFacts = {
  id: number;
  payer_id: number;
  period_id: number;
  amount_cents: Cents;
  attempt_no: number;
};

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
  const shares = await sharesByOrganisation(db, charge.id);
  const held = await accountIds(
    db,
    "org_held",
    shares.map(({ organisationId }) => organisationId),
  );
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const legs = shares.map(({ organisationId, cents }) => ({
    debit: clearing,
    credit: ownedBy(held, organisationId),
    cents,
  }));
  await insertJournal(db, { key: `charge:${charge.id}`, kind: "charge_succeeded", charge, at, legs });
}

/**
 * `fee:{id}`: what the provider kept, taken from the shares pro rata (rule 14). A fee may be told after a refund took
 * the shares: what they can no longer bear is the association's loss.
 */
export async function journalFee(
  db: Queryable,
  charge: ChargeFacts,
  fee: Cents,
  provider: Provider,
  at: Date,
): Promise<void> {
  if (fee === 0n) return;
  const shares = await sharesByOrganisation(db, charge.id);
  const held = new Map((await heldByOrganisation(db, charge.id)).map((one) => [one.organisationId, one]));
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const fees = await providerAccount(db, "provider_fees", provider);
  const parts = allocate(
    fee,
    shares.map(({ cents }) => cents),
  );
  const borne: Leg[] = shares.flatMap(({ organisationId }, index) => {
    const from = held.get(organisationId);
    const part = parts[index] ?? 0n;
    if (from === undefined || part === 0n) return [];
    return [{ debit: from.account, credit: fees, cents: part < from.cents ? part : from.cents }];
  });
  const unborne = borne.reduce((left, { cents }) => left - cents, fee);
  if (unborne > 0n)
    borne.push({ debit: await ownAccount(db, "dispute_losses"), credit: fees, cents: unborne });
  const legs = [{ debit: fees, credit: clearing, cents: fee }, ...borne];
  await insertJournal(db, { key: `fee:${charge.id}`, kind: "fee", charge, at, legs });
}

/** Rule 16: the gross figures of all three parties move with the journal, in its transaction. */
export const addGrossTotals = (db: Queryable, chargeId: number): Promise<void> =>
  moveTotals(db, chargeId, "in");

const submissionKey = ({ id, attempt_no }: ChargeFacts) => `sub:${id}:${attempt_no}`;

async function receivableAccounts(db: Queryable, { payer_id }: ChargeFacts) {
  const receivable = await accountOf(db, "donor_receivable", payer_id);
  return { receivable, uncollected: await ownAccount(db, "uncollected") };
}
