import type { PaymentProviderId } from "@kalivo/domain/payment-provider.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { accountOf, ownAccount, ownedBy, providerAccount } from "./ledger-accounts.ts";
import { heldByOrganisation, insertJournal } from "./ledger.queries.ts";
import { releasedAccounts } from "./released-accounts.ts";

/** `release:{charge}`: the dispute period is over; what is still held becomes payable to the organisations, or is kept. */
export async function journalRelease(
  db: Queryable,
  charge: { id: number; period_id: number },
  at: Date,
): Promise<void> {
  const held = await heldByOrganisation(db, charge.id);
  if (held.length === 0) return; // refunded or lost as a whole
  const released = await releasedAccounts(
    db,
    held.map(({ organisationId }) => organisationId),
  );
  const legs = held.map(({ organisationId, account, cents }) => ({
    debit: account,
    credit: ownedBy(released, organisationId),
    cents,
  }));
  await insertJournal(db, { key: `release:${charge.id}`, kind: "release", charge, at, legs });
}

export type PayoutFacts = { id: number; organisationId: number; amount: Cents; at: Date };

/** `out:{id}`: two admins ordered it from the bank. */
export async function journalPayoutOrdered(db: Queryable, payout: PayoutFacts): Promise<void> {
  const payable = await accountOf(db, "org_payable", payout.organisationId);
  const inTransit = await accountOf(db, "org_in_transit", payout.organisationId);
  await post(db, `out:${payout.id}`, "payout_ordered", payout, { debit: payable, credit: inTransit });
}

/** `out:{id}:paid`: it left the bank account. */
export async function journalPayoutPaid(db: Queryable, payout: PayoutFacts): Promise<void> {
  const inTransit = await accountOf(db, "org_in_transit", payout.organisationId);
  await post(db, `out:${payout.id}:paid`, "payout_paid", payout, {
    debit: inTransit,
    credit: await ownAccount(db, "bank"),
  });
}

/** `out:{id}:back`: the bank refused it; it is owed again. */
export async function journalPayoutRejected(db: Queryable, payout: PayoutFacts): Promise<void> {
  const payable = await accountOf(db, "org_payable", payout.organisationId);
  const inTransit = await accountOf(db, "org_in_transit", payout.organisationId);
  await post(db, `out:${payout.id}:back`, "payout_rejected", payout, { debit: inTransit, credit: payable });
}

/** `out:{id}:cancelled`: its run was called off before the file was downloaded; it is owed again. */
export async function journalPayoutCancelled(db: Queryable, payout: PayoutFacts): Promise<void> {
  const payable = await accountOf(db, "org_payable", payout.organisationId);
  const inTransit = await accountOf(db, "org_in_transit", payout.organisationId);
  await post(db, `out:${payout.id}:cancelled`, "payout_cancelled", payout, {
    debit: inTransit,
    credit: payable,
  });
}

/** `out:{id}:left`: it was marked as refused by the bank, but had left the bank account. */
export async function journalPayoutLeft(db: Queryable, payout: PayoutFacts): Promise<void> {
  const payable = await accountOf(db, "org_payable", payout.organisationId);
  await post(db, `out:${payout.id}:left`, "payout_left", payout, {
    debit: payable,
    credit: await ownAccount(db, "bank"),
  });
}

/** `out:{id}:returned`: it had left the bank account, and came back there; it is owed again. */
export async function journalPayoutReturned(db: Queryable, payout: PayoutFacts): Promise<void> {
  const payable = await accountOf(db, "org_payable", payout.organisationId);
  await post(db, `out:${payout.id}:returned`, "payout_returned", payout, {
    debit: await ownAccount(db, "bank"),
    credit: payable,
  });
}

export type ProviderPayoutStage =
  | "sent"
  | "arrived"
  | "recalled"
  | "returned"
  | "withdrawn"
  | "withdrawal_back";

/**
 * `po:{ref}`: the provider sends our balance to our bank; `po:{ref}:bank` when it arrived; `po:{ref}:recalled` when our bank
 * sent it back after all; `po:{ref}:back` when the provider holds it again. The reverse where our balance is negative:
 * `po:{ref}:withdrawn` when the provider debits the difference from our bank account; `po:{ref}:withdrawn:back` when our
 * bank refused that.
 */
export async function journalProviderPayout(
  db: Queryable,
  payout: { ref: string; amount: Cents; provider: PaymentProviderId; at: Date },
  stage: ProviderPayoutStage,
): Promise<void> {
  const inTransit = await providerAccount(db, "provider_in_transit", payout.provider);
  const clearing = await providerAccount(db, "provider_clearing", payout.provider);
  const bank = await ownAccount(db, "bank");
  const moves = {
    sent: { key: `po:${payout.ref}`, legs: { debit: inTransit, credit: clearing } },
    arrived: { key: `po:${payout.ref}:bank`, legs: { debit: bank, credit: inTransit } },
    recalled: { key: `po:${payout.ref}:recalled`, legs: { debit: inTransit, credit: bank } },
    returned: { key: `po:${payout.ref}:back`, legs: { debit: clearing, credit: inTransit } },
    withdrawn: { key: `po:${payout.ref}:withdrawn`, legs: { debit: clearing, credit: bank } },
    withdrawal_back: { key: `po:${payout.ref}:withdrawn:back`, legs: { debit: bank, credit: clearing } },
  };
  const { key, legs } = moves[stage];
  await post(db, key, `provider_payout_${stage}`, payout, legs);
}

/** `pf:{ref}`: a fee of the provider that no charge bears. */
export async function journalProviderCost(
  db: Queryable,
  cost: { ref: string; amount: Cents; provider: PaymentProviderId; at: Date },
): Promise<void> {
  await post(db, `pf:${cost.ref}`, "provider_cost", cost, {
    debit: await ownAccount(db, "dispute_fees"),
    credit: await providerAccount(db, "provider_clearing", cost.provider),
  });
}

async function post(
  db: Queryable,
  key: string,
  kind: string,
  { amount, at }: { amount: Cents; at: Date },
  legs: { debit: number; credit: number },
) {
  await insertJournal(db, { key, kind, charge: null, at, legs: [{ ...legs, cents: amount }] });
}
