import type { PaymentProviderId } from "@kalivo/domain/payment-provider.ts";
import { allocate } from "@kalivo/domain/money/allocate.ts";
import { sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import { netOf } from "@kalivo/domain/money/net-of.ts";
import type { Queryable } from "#server/db/client.ts";
import { notReturned } from "../reversals/reversals.queries.ts";
import { accountOf, ownAccount, ownedBy, providerAccount } from "./ledger-accounts.ts";
import { givenJournal, sumBy } from "./post-given.ts";
import {
  accountIds,
  heldByOrganisation,
  insertJournal,
  insertJournals,
  moveTotals,
  sharesOf,
  type Journal,
  type Leg,
} from "./ledger.queries.ts";

type ChargeFacts = {
  id: number;
  payer_id: number;
  period_id: number;
  amount_cents: Cents;
  attempt_no: number;
};

/** `sub:{charge}:{attempt}`: a debit that the bank is processing is a receivable until the outcome is known. */
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

/**
 * `charge:{id}`: the provider holds the money, the organisations own it, on hold (money §6); also the fee when it is known
 * already. All charges share the provider's account: everything is read before it is locked, to keep contention low.
 */
export async function journalSuccess(
  db: Queryable,
  charge: ChargeFacts,
  { provider, fee, at }: { provider: PaymentProviderId; fee: Cents | null; at: Date },
): Promise<void> {
  const shares = await sharesOf(db, charge.id);
  const byOrganisation = sumBy(shares, ({ organisationId }) => organisationId);
  const accounts = await accountIds(db, "org_held", [...byOrganisation.keys()]);
  const held = [...byOrganisation].map(([organisation, cents]) => ({
    account: ownedBy(accounts, organisation),
    cents,
  }));
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const whose = await givenJournal(db, charge, shares, at);
  const legs = held.map(({ account, cents }) => ({ debit: clearing, credit: account, cents }));
  const success: Journal = { key: `charge:${charge.id}`, kind: "charge_succeeded", charge, at, legs };
  if (fee === null || fee === 0n) return insertJournals(db, [success, whose]);
  const given = sumCents(held.map(({ cents }) => cents));
  const taken = await feeJournal(db, charge, { fee, provider, at, held, given });
  await insertJournals(db, [success, taken, whose]);
}

/**
 * `fee:{id}`: a fee reported later than the success, when less of the shares may be left. Its part of what was refunded, and
 * all of it once the shares were released, is the association's loss.
 */
export async function journalFee(
  db: Queryable,
  charge: ChargeFacts,
  fee: Cents,
  provider: PaymentProviderId,
  at: Date,
): Promise<void> {
  if (fee === 0n) return;
  const held = await heldByOrganisation(db, charge.id);
  const given = await notReturned(db, charge.id);
  await insertJournal(db, await feeJournal(db, charge, { fee, provider, at, held, given }));
}

type Fee = {
  fee: Cents;
  provider: PaymentProviderId;
  at: Date;
  held: readonly { account: number; cents: Cents }[];
  /** The part of the charge that still counts as given. */
  given: Cents;
};

/** Taken from the shares pro rata (rule 14), as far as they cover it. */
async function feeJournal(
  db: Queryable,
  charge: ChargeFacts,
  { fee, provider, at, held, given }: Fee,
): Promise<Journal> {
  const total = sumCents(held.map(({ cents }) => cents));
  const keep = netOf({ ...charge, fee_cents: fee }, given);
  const borne = total > keep ? total - keep : 0n;
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const fees = await providerAccount(db, "provider_fees", provider);
  const parts = allocate(
    borne,
    held.map(({ cents }) => cents),
  );
  const legs: Leg[] = [
    { debit: fees, credit: clearing, cents: fee },
    ...held
      .map(({ account }, index) => ({ debit: account, credit: fees, cents: parts[index] ?? 0n }))
      .filter(({ cents }) => cents > 0n),
  ];
  if (fee > borne)
    legs.push({ debit: await ownAccount(db, "dispute_losses"), credit: fees, cents: fee - borne });
  return { key: `fee:${charge.id}`, kind: "fee", charge, at, legs };
}

/** Rule 16: the gross figures of all three parties move with the journal, in its transaction. */
export const addGrossTotals = (db: Queryable, chargeId: number): Promise<void> =>
  moveTotals(db, chargeId, "in");

const submissionKey = ({ id, attempt_no }: ChargeFacts) => `sub:${id}:${attempt_no}`;

async function receivableAccounts(db: Queryable, { payer_id }: ChargeFacts) {
  const receivable = await accountOf(db, "donor_receivable", payer_id);
  return { receivable, uncollected: await ownAccount(db, "uncollected") };
}
