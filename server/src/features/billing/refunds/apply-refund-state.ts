import type { PaymentProvider, RefundState } from "#server/adapters/payment/port.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { lockCharge } from "../collect/collect.queries.ts";
import type { Charge } from "../collect/settle-charge.ts";
import { journalRefund, journalRefundFailed } from "../ledger/post-reversal.ts";
import { tellOfRefund } from "../payer-people/tell-payer.ts";
import { notReturned } from "../reversals/reversals.queries.ts";
import { giveBack, takeBack } from "../reversals/take-back.ts";
import { findRefund, updateRefund, type Refund } from "./refunds.queries.ts";

/** Refunds only move forward; one that arrived may still be sent back by a bank, and then it has failed for good. */
const STEP = { requested: 0, pending: 1, succeeded: 2, failed: 3 } as const;
type State = keyof typeof STEP;

/** Poll interval of refunds in progress. */
const ASK_AGAIN_AFTER_MS = 6 * 3_600_000;

export type RefundNews = { refundId: number; state: RefundState; provider: PaymentProvider["id"] };

/**
 * The one place where a provider's state changes a refund, for answers, webhooks and sweeps alike. Once it has left the
 * provider's account, the money leaves the books and the totals; if it comes back, all of that is undone. A refund that the
 * provider holds, because its balance does not cover it, has not moved.
 */
export async function applyRefundState(db: Db, { refundId, state, provider }: RefundNews, now: Date) {
  await db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (refund === null || STEP[state.status] <= STEP[refund.state]) return;
    const { charge } = refund;
    if (state.status === "failed") {
      if (isBooked(refund)) await unbook(tx, charge, { ...refund, ref: state.ref, provider }, now);
      const failure = state.failure?.code ?? "the provider could not pay it out";
      const disputed = state.failure?.disputed ?? false;
      return endRefund(tx, refund, { ref: state.ref, failure, disputed }, now);
    }
    if (state.status === "pending" && state.held === true) return keepHeld(tx, refund, state.ref, now);
    if (!isBooked(refund)) await book(tx, charge, { ...refund, ref: state.ref, provider }, now);
    await updateRefund(tx, refund.id, {
      state: state.status,
      provider_ref: state.ref,
      finished_at: state.status === "succeeded" ? now : null,
      next_try_at: state.status === "succeeded" ? null : new Date(now.getTime() + ASK_AGAIN_AFTER_MS),
    });
  });
}

/** Still pending at the provider: nothing is booked, and it is polled again. */
const keepHeld = (db: Queryable, { id }: LockedRefund, ref: string, now: Date): Promise<void> =>
  updateRefund(db, id, {
    provider_ref: ref,
    next_try_at: new Date(now.getTime() + ASK_AGAIN_AFTER_MS),
  });

/** Rejected: no money moved, and none will. */
export async function rejectRefund(db: Db, refundId: number, why: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (refund?.state === "requested") await endRefund(tx, refund, { failure: why.slice(0, 500) }, now);
  });
}

type LockedRefund = Omit<Refund, "state"> & { state: State; charge: Charge };

/** Runs under the lock of the charge, like everything that moves its money. */
async function lockRefund(db: Queryable, id: number): Promise<LockedRefund | null> {
  const before = await findRefund(db, id);
  if (before === undefined) return null;
  const charge = await lockCharge(db, before.charge_id);
  const refund = (await findRefund(db, id)) ?? before;
  return { ...refund, state: stateOf(refund.state), charge };
}

function stateOf(state: string): State {
  if (state === "requested" || state === "pending" || state === "succeeded" || state === "failed")
    return state;
  throw new Error(`no such state of a refund: ${state}`);
}

const isBooked = ({ state }: Pick<LockedRefund, "state">) => state === "pending" || state === "succeeded";

type Booked = { id: number; amount_cents: bigint; ref: string; provider: PaymentProvider["id"] };

async function book(
  db: Queryable,
  charge: Charge,
  { id, amount_cents: amount, ref, provider }: Booked,
  now: Date,
) {
  const given = await notReturned(db, charge.id, { refund: id });
  await journalRefund(db, ref, { charge, amount, given, provider, at: now });
  await takeBack(db, { kind: "refund", id, chargeId: charge.id, amount }, now);
  await tellOfRefund(db, { refundId: id, payerId: charge.payer_id, said: "sent" }, now);
}

async function unbook(
  db: Queryable,
  charge: Charge,
  { id, ref, provider, reversal_id }: Omit<Booked, "amount_cents"> & { reversal_id: number | null },
  now: Date,
) {
  await journalRefundFailed(db, ref, { charge, provider, at: now });
  await updateRefund(db, id, { state: "failed", finished_at: now });
  await giveBack(db, { chargeId: charge.id, reversalId: reversal_id }, now);
}

async function endRefund(
  db: Queryable,
  refund: LockedRefund,
  { ref, failure, disputed = false }: { ref?: string; failure: string; disputed?: boolean },
  now: Date,
) {
  await updateRefund(db, refund.id, {
    state: "failed",
    failure,
    finished_at: now,
    next_try_at: null,
    ...(ref !== undefined && { provider_ref: ref }),
  });
  const payerKnows = refund.asked_by === "payer" || isBooked(refund);
  // the mail about the dispute explains what happens to the money
  if (payerKnows && !disputed)
    await tellOfRefund(db, { refundId: refund.id, payerId: refund.payer_id, said: "failed" }, now);
}
