import type { Stripe } from "stripe";
import { Rejected, type DisputeState } from "../../port.ts";
import { ask } from "../errors.ts";
import { euros } from "../euros.ts";
import { idOf, instant, type StripeAccount } from "../stripe-account.ts";

export async function getDispute(account: StripeAccount, ref: string): Promise<DisputeState> {
  return disputeState(account, await ask(() => account.stripe.disputes.retrieve(ref)));
}

/** Accepts an open dispute; an ended one stays as it is. */
export async function acceptDispute(account: StripeAccount, ref: string): Promise<DisputeState> {
  const before = await getDispute(account, ref);
  if (before.status !== "open" && before.status !== "inquiry") return before;
  const closed = await ask(() => account.stripe.disputes.close(ref, {}, { idempotencyKey: `${ref}:accept` }));
  return disputeState(account, closed);
}

function disputeState(account: StripeAccount, dispute: Stripe.Dispute): DisputeState {
  const paymentRef = idOf(dispute.payment_intent);
  if (paymentRef === null) throw new Rejected(`dispute ${dispute.id} belongs to no payment of ours`);
  const due = dispute.evidence_details.due_by;
  return {
    ref: dispute.id,
    paymentRef,
    amount: euros(dispute.amount, dispute.currency),
    fee: dispute.balance_transactions.reduce((sum, { fee, currency }) => sum + euros(fee, currency), 0n),
    withdrawn: dispute.balance_transactions.reduce(
      (sum, { amount, currency }) => sum - euros(amount, currency),
      0n,
    ),
    reason: dispute.reason,
    status: statusOf(account, dispute),
    openedAt: instant(dispute.created),
    evidenceDue: due === null ? null : instant(due),
  };
}

/** An inquiry (`warning_…`) has taken no money, nor has a prevented dispute. */
function statusOf({ log }: StripeAccount, { id, status }: Stripe.Dispute): DisputeState["status"] {
  switch (status) {
    case "warning_needs_response":
    case "warning_under_review":
      return "inquiry";
    case "warning_closed":
    case "prevented":
      return "inquiry_closed";
    case "needs_response":
    case "under_review":
    case "appeal_needs_response":
    case "appeal_under_review":
      return "open";
    case "won":
      return "won";
    case "lost":
      return "lost";
    default:
      log.warn({ dispute: id, status }, "Stripe answered an unknown dispute status");
      return "open";
  }
}
