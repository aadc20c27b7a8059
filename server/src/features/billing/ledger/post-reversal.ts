import type { PaymentProviderId } from "@kalivo/domain/payment-provider.ts";
import { allocate } from "@kalivo/domain/money/allocate.ts";
import { netOf } from "@kalivo/domain/money/net-of.ts";
import { sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { ownAccount, ownedBy, providerAccount } from "./ledger-accounts.ts";
import {
  accountIds,
  heldByOrganisation,
  insertJournal,
  standingOf,
  transfersOf,
  type Leg,
} from "./ledger.queries.ts";
import { releasedAccounts } from "./released-accounts.ts";

type ChargeRef = { id: number; period_id: number; amount_cents: Cents; fee_cents: Cents | null };

/** Money that goes back: its charge, the amount, and how much of the charge counted as given until now. */
export type TakenBack = {
  charge: ChargeRef;
  amount: Cents;
  given: Cents;
  provider: PaymentProviderId;
  at: Date;
};

/** `refund:{ref}`: debits the net shares still held; the fee and the released part are the association's loss (rule 17). */
export async function journalRefund(db: Queryable, ref: string, taken: TakenBack): Promise<void> {
  const clearing = await providerAccount(db, "provider_clearing", taken.provider);
  const legs = await legsFromShares(db, taken, clearing);
  const { charge, at } = taken;
  await insertJournal(db, { key: `refund:${ref}`, kind: "refund", charge, at, legs });
}

/** Money that was taken back and returned to us. */
export type BroughtBack = {
  charge: ChargeRef & { released_at: Date | null };
  provider: PaymentProviderId;
  at: Date;
};

/** `refund:{ref}:failed`: a refund did not arrive, and the provider has its money again. */
export const journalRefundFailed = (db: Queryable, ref: string, brought: BroughtBack): Promise<void> =>
  journalBack(db, { taken: `refund:${ref}`, key: `refund:${ref}:failed`, kind: "refund_failed" }, brought);

/** `dp:{ref}:won`, after it was lost: the bank revised its decision and sent the money. */
export const journalDisputeWonAfterAll = (db: Queryable, ref: string, brought: BroughtBack): Promise<void> =>
  journalBack(db, { taken: `dp:${ref}:lost`, key: `dp:${ref}:won`, kind: "dispute_won" }, brought);

/**
 * The organisations get the part that brings them to what they would have without the reversal: they bear reversals and fees
 * booked before the release, not those after it (rule 17). The rest undoes the association's loss. Once the charge was
 * released, their part is payable, or kept.
 */
async function journalBack(
  db: Queryable,
  { taken, key, kind }: { taken: string; key: string; kind: string },
  { charge, provider, at }: BroughtBack,
): Promise<void> {
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const sent = await transfersOf(db, taken);
  const amount = sumCents(sent.map(({ cents }) => cents));
  const theirs = sent.filter(({ from }) => from === "org_held");
  const { have, takenBefore, feeBefore } = await standingOf(db, charge.id, taken);
  const left = charge.amount_cents > takenBefore ? charge.amount_cents - takenBefore : 0n;
  const wanted = netOf({ ...charge, fee_cents: feeBefore }, left);
  const back = theirs.length === 0 || wanted < have ? 0n : min(wanted - have, amount);
  const parts = allocate(
    back,
    theirs.map(({ cents }) => cents),
  );
  const accounts = await accountsNow(
    db,
    charge,
    theirs.map(({ owner }) => owner),
  );
  const legs: Leg[] = theirs
    .map(({ owner }, index) => ({
      debit: clearing,
      credit: ownedBy(accounts, owner),
      cents: parts[index] ?? 0n,
    }))
    .filter(({ cents }) => cents > 0n);
  if (amount > back)
    legs.push({ debit: clearing, credit: await ownAccount(db, "dispute_losses"), cents: amount - back });
  await insertJournal(db, { key, kind, charge, at, legs });
}

/** Of these organisations: where their part of the charge stands now. */
async function accountsNow(
  db: Queryable,
  { released_at }: Pick<BroughtBack["charge"], "released_at">,
  organisations: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (organisations.length === 0) return new Map();
  return released_at === null
    ? accountIds(db, "org_held", organisations)
    : releasedAccounts(db, organisations);
}

const min = (one: Cents, other: Cents): Cents => (one < other ? one : other);

/** `dp:{ref}:out` and its fee: the bank took the money; nobody has lost it yet. */
export async function journalDispute(
  db: Queryable,
  ref: string,
  taken: Omit<TakenBack, "given"> & { fee: Cents },
): Promise<void> {
  const { charge, amount, fee, provider, at } = taken;
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const legs: Leg[] = [{ debit: await ownAccount(db, "disputed_funds"), credit: clearing, cents: amount }];
  if (fee > 0n) legs.push({ debit: await ownAccount(db, "dispute_fees"), credit: clearing, cents: fee });
  await insertJournal(db, { key: `dp:${ref}:out`, kind: "dispute_opened", charge, at, legs });
}

/**
 * `dp:{ref}:fee:{booked}-{fee}`: the provider reports its fee after the opening, or changes it, or gives one back: the fee
 * it has asked for until now, less what was booked of it.
 */
export async function journalDisputeFee(
  db: Queryable,
  ref: string,
  taken: Omit<TakenBack, "given" | "amount"> & { booked: Cents; fee: Cents },
): Promise<void> {
  const { charge, booked, fee, provider, at } = taken;
  if (fee === booked) return;
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const fees = await ownAccount(db, "dispute_fees");
  const leg =
    fee > booked
      ? { debit: fees, credit: clearing, cents: fee - booked }
      : { debit: clearing, credit: fees, cents: booked - fee };
  const key = `dp:${ref}:fee:${booked}-${fee}`;
  await insertJournal(db, { key, kind: "dispute_fee", charge, at, legs: [leg] });
}

/** `dp:{ref}:won`: it came back. The provider keeps its fee. */
export async function journalDisputeWon(
  db: Queryable,
  ref: string,
  { charge, amount, provider, at }: Omit<TakenBack, "given">,
): Promise<void> {
  const clearing = await providerAccount(db, "provider_clearing", provider);
  const legs = [{ debit: clearing, credit: await ownAccount(db, "disputed_funds"), cents: amount }];
  await insertJournal(db, { key: `dp:${ref}:won`, kind: "dispute_won", charge, at, legs });
}

/** `dp:{ref}:lost`: the net shares still held bear it, the association the rest (rule 17). */
export async function journalDisputeLost(db: Queryable, ref: string, taken: TakenBack): Promise<void> {
  const legs = await legsFromShares(db, taken, await ownAccount(db, "disputed_funds"));
  const { charge, at } = taken;
  await insertJournal(db, { key: `dp:${ref}:lost`, kind: "dispute_lost", charge, at, legs });
}

/** Who bears a reversal: the part of each held share, and the rest, which is the association's loss. */
export type Borne = { shares: { organisationId: number; account: number; cents: Cents }[]; lost: Cents };

/**
 * Computes how much of each held share a reversal takes: down to the amount that is to stay held; the rest is the
 * association's loss.
 */
export async function borneBy(
  db: Queryable,
  { charge, amount, given }: Pick<TakenBack, "charge" | "amount" | "given">,
): Promise<Borne> {
  const held = await heldByOrganisation(db, charge.id);
  const total = sumCents(held.map(({ cents }) => cents));
  const keep = netOf(charge, given > amount ? given - amount : 0n);
  const fromShares = min(total > keep ? total - keep : 0n, amount);
  const parts = allocate(
    fromShares,
    held.map(({ cents }) => cents),
  );
  const shares = held
    .map(({ organisationId, account }, index) => ({ organisationId, account, cents: parts[index] ?? 0n }))
    .filter(({ cents }) => cents > 0n);
  return { shares, lost: amount - fromShares };
}

async function legsFromShares(db: Queryable, taken: TakenBack, credit: number): Promise<Leg[]> {
  const { shares, lost } = await borneBy(db, taken);
  const legs: Leg[] = shares.map(({ account, cents }) => ({ debit: account, credit, cents }));
  if (lost > 0n) legs.push({ debit: await ownAccount(db, "dispute_losses"), credit, cents: lost });
  return legs;
}
