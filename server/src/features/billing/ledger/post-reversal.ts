import { allocate } from "@kalivo/domain/money/allocate.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../../db/client.ts";
import { ownAccount, providerAccount, type Provider } from "./ledger-accounts.ts";
import { heldByOrganisation, insertJournal, type Leg } from "./queries.ts";

type ChargeRef = { id: number; period_id: number };

/** Money that goes back: of which charge, how much, and how much of the charge counted as given until now. */
export type TakenBack = { charge: ChargeRef; amount: Cents; given: Cents; provider: Provider; at: Date };

/** `refund:{ref}`: the net shares still held, and for the fee and what was released the association's loss (rule 17). */
export async function journalRefund(db: Queryable, ref: string, taken: TakenBack): Promise<void> {
  const clearing = await providerAccount(db, "provider_clearing", taken.provider);
  const legs = await legsFromShares(db, taken, clearing);
  const { charge, at } = taken;
  await insertJournal(db, { key: `refund:${ref}`, kind: "refund", charge, at, legs });
}

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

/** Of every held share the part that goes back, so that several partial reversals end at nothing held. */
async function legsFromShares(db: Queryable, taken: TakenBack, credit: number): Promise<Leg[]> {
  const { charge, amount, given } = taken;
  const held = await heldByOrganisation(db, charge.id);
  const total = held.reduce((sum, { cents }) => sum + cents, 0n);
  const back = amount < given ? amount : given;
  const fromShares = given === 0n ? 0n : (total * back) / given;
  const parts = allocate(
    fromShares,
    held.map(({ cents }) => cents),
  );
  const legs: Leg[] = held
    .map(({ account }, index) => ({ debit: account, credit, cents: parts[index] ?? 0n }))
    .filter(({ cents }) => cents > 0n);
  const lost = amount - fromShares;
  if (lost > 0n) legs.push({ debit: await ownAccount(db, "dispute_losses"), credit, cents: lost });
  return legs;
}
