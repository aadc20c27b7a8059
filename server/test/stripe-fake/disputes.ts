import type { Stripe } from "stripe";
import { moveBalance } from "./balance.ts";
import { disputeFeeOf } from "./bank.ts";
import { chargeOf } from "./charges.ts";
import type { Handlers } from "./handler.ts";
import { NO_EVIDENCE } from "./evidence.ts";
import { endHeldRefunds } from "./refunds.ts";
import { invalidRequest } from "./refusal.ts";
import { DAY_MS, find, idOf, secondsOf, type World } from "./world.ts";

const EVIDENCE_DAYS = 20;
const OPEN = ["needs_response", "under_review"];
const INQUIRY = ["warning_needs_response", "warning_under_review"];

export const DISPUTE_CALLS: Handlers = {
  "GET /v1/disputes/:id": (world, { id }) => find(world.disputes, "dispute", id),
  "POST /v1/disputes/:id/close": (world, { id }) => {
    const dispute = find(world.disputes, "dispute", id);
    if (![...OPEN, ...INQUIRY].includes(dispute.status))
      throw invalidRequest("This dispute is already closed.", { code: "dispute_already_closed" });
    return change(world, dispute, "closed", {
      status: INQUIRY.includes(dispute.status) ? "warning_closed" : "lost",
    });
  },
};

/** How a dispute begins: with a question only, or with the money taken some days after it was told. */
export type Opening = { inquiry?: boolean; fundsAfterDays?: number };

/**
 * The payer's bank takes the money back and Stripe asks its fee; an inquiry only asks. A direct debit taken back is final.
 * charge.dispute.created says that it began, charge.dispute.funds_withdrawn that the money went: until then
 * `balance_transactions` ("zero, one, or two") is empty. https://docs.stripe.com/api/disputes/object,
 * https://docs.stripe.com/api/events/types#event_types-charge.dispute.funds_withdrawn
 */
export function openDispute(
  world: World,
  paymentId: string,
  { inquiry = false, fundsAfterDays = 0 }: Opening = {},
): string | null {
  const payment = find(world.paymentIntents, "payment_intent", paymentId);
  const charge = chargeOf(world, payment);
  if (charge.status !== "succeeded" || charge.disputed) return null;
  const debit = charge.id.startsWith("py");
  const id = world.newId("dp");
  const now = world.now();
  const dispute: Stripe.Dispute = {
    id,
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: secondsOf(now),
    currency: "eur",
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: debit ? null : secondsOf(new Date(now.getTime() + EVIDENCE_DAYS * DAY_MS)),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: paymentId,
    reason: debit ? "debit_not_authorized" : "fraudulent",
    status: inquiry ? "warning_needs_response" : debit && fundsAfterDays > 0 ? "lost" : "needs_response",
  };
  world.disputes.set(id, dispute);
  if (!inquiry) endHeldRefunds(world, charge.id);
  if (!inquiry) world.charges.set(charge.id, { ...charge, disputed: true });
  world.tell("charge.dispute.created", dispute);
  if (!inquiry && fundsAfterDays > 0) world.withdrawsAt.set(id, now.getTime() + fundsAfterDays * DAY_MS);
  else if (!inquiry) withdraw(world, dispute, debit ? "lost" : "needs_response");
  return id;
}

/** The money goes that was told of before. What was decided meanwhile stays decided. */
export function withdrawDueDisputes(world: World): void {
  const now = world.now().getTime();
  for (const [id, at] of world.withdrawsAt) {
    if (at > now) continue;
    world.withdrawsAt.delete(id);
    const dispute = find(world.disputes, "dispute", id);
    withdraw(world, dispute, dispute.status === "lost" ? "lost" : "needs_response");
  }
}

/** An inquiry that became a dispute. */
export function escalate(world: World, id: string): void {
  const dispute = find(world.disputes, "dispute", id);
  if (!INQUIRY.includes(dispute.status)) throw new Error(`the dispute is ${dispute.status}`);
  withdraw(world, dispute, "needs_response");
}

function withdraw(world: World, dispute: Stripe.Dispute, status: "needs_response" | "lost") {
  const charge = find(world.charges, "charge", idOf(dispute.charge) ?? "");
  world.charges.set(charge.id, { ...charge, disputed: true });
  const movement = moveBalance(world, {
    type: "adjustment",
    reportingCategory: "dispute",
    amount: -dispute.amount,
    fee: disputeFeeOf(charge.id.startsWith("py")),
    source: dispute.id,
    availableInDays: 0,
  });
  const withdrawn = change(world, dispute, "funds_withdrawn", {
    status,
    is_charge_refundable: false,
    balance_transactions: [...dispute.balance_transactions, movement],
  });
  if (status === "lost") world.tell("charge.dispute.closed", withdrawn);
}

/** The bank decided. Won: the money comes back, the fee does not. */
export function closeDispute(world: World, id: string, status: "won" | "lost"): void {
  const dispute = find(world.disputes, "dispute", id);
  if (INQUIRY.includes(dispute.status)) {
    change(world, dispute, "closed", { status: "warning_closed" });
    return;
  }
  if (!OPEN.includes(dispute.status)) throw new Error(`the dispute is ${dispute.status}`);
  const neverWithdrawn = status === "won" && world.withdrawsAt.delete(id);
  if (status === "lost" || neverWithdrawn) {
    change(world, dispute, "closed", { status });
    return;
  }
  const movement = moveBalance(world, {
    type: "adjustment",
    reportingCategory: "dispute_reversal",
    amount: dispute.amount,
    fee: 0,
    source: id,
    availableInDays: 0,
  });
  const won = change(world, dispute, "closed", {
    status,
    balance_transactions: [...dispute.balance_transactions, movement],
  });
  world.tell("charge.dispute.funds_reinstated", won);
}

export function openDueDisputes(world: World): void {
  const now = world.now().getTime();
  for (const [paymentId, at] of world.disputedAt) {
    if (at > now) continue;
    world.disputedAt.delete(paymentId);
    openDispute(world, paymentId);
  }
}

function change(world: World, dispute: Stripe.Dispute, type: string, changes: Partial<Stripe.Dispute>) {
  const after = { ...dispute, ...changes };
  world.disputes.set(after.id, after);
  world.tell(`charge.dispute.${type}`, after);
  return after;
}
