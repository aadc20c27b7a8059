import type { DisputeState, PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { lockCharge } from "../collect/collect.queries.ts";
import type { Charge } from "../collect/settle-charge.ts";
import { succeededChargeOf } from "../collect/succeeded-charge.ts";
import {
  journalDispute,
  journalDisputeFee,
  journalDisputeLost,
  journalDisputeWon,
  journalDisputeWonAfterAll,
} from "../ledger/post-reversal.ts";
import { tellOfDispute, tellOfDisputeEnd } from "../payer-people/tell-payer.ts";
import { notReturned } from "../reversals/reversals.queries.ts";
import { giveBack, takeBack } from "../reversals/take-back.ts";
import {
  blockPayer,
  findDisputeByRef,
  disputeFacts,
  insertDispute,
  updateDispute,
  type Dispute,
} from "./disputes.queries.ts";

/**
 * A dispute only moves forward: an older state changes nothing. Won is final; a lost one may still be won, when the bank
 * revises its decision.
 */
const STEP = { inquiry: 0, inquiry_closed: 1, open: 2, lost: 3, won: 4 } as const;
type Status = DisputeState["status"];

export type DisputeNews = { chargeId: number; state: DisputeState; provider: PaymentProvider["id"] };

/** An event about a dispute (webhook, sweep): fetches its present state and applies it. */
export async function refreshDispute(
  services: Pick<Services, "db" | "payments" | "clock" | "log">,
  disputeRef: string,
): Promise<void> {
  const { db, payments, clock } = services;
  if (payments === null) return;
  const state = await payments.getDispute(disputeRef);
  const charge = await succeededChargeOf(services, state.paymentRef);
  if (charge === null) return;
  await applyDisputeState(db, { chargeId: charge.id, state, provider: payments.id }, clock.now());
}

/**
 * The one place where a provider's state changes a dispute. An inquiry moves no money. Opened: the bank took the money, so
 * it leaves the totals, and the payer's automatic charges and codes stop (rule 17). Won: it counts again. Lost: the shares
 * still held bear it, the association the rest. Each step is booked once, also when several arrive in one state. The
 * provider's fee and the withdrawal may be reported later than the step they belong to.
 */
export async function applyDisputeState(
  db: Db,
  { chargeId, state, provider }: DisputeNews,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const charge = await lockCharge(tx, chargeId);
    const known =
      (await findDisputeByRef(tx, state.ref)) ?? (await insertDispute(tx, { chargeId, state }, now));
    const before = statusOf(known);
    if (STEP[state.status] < STEP[before]) return;
    const takes = STEP[before] < STEP.open; // what the bank asked about may be less than what it takes
    const amount = takes ? state.amount : known.amount_cents;
    const fee = takes ? state.fee : feeNow(known, state, before);
    await updateDispute(tx, known.id, {
      state: state.status,
      amount_cents: amount,
      fee_cents: fee,
      withdrawn_cents: withdrawnNow(known, state, before),
      evidence_due: state.evidenceDue,
      closed_at: isClosed(state.status) ? (known.closed_at ?? now) : null,
      seen_at: now,
    });
    const dispute = { ...known, amount_cents: amount };
    await moveMoney(tx, { charge, dispute, before, state, provider }, now);
    if (takes) return;
    const fees = { charge, booked: known.fee_cents, fee, provider, at: now };
    await journalDisputeFee(tx, state.ref, fees);
  });
}

/**
 * Within one step an answer may be older than the stored one, so the fee only grows. With a later step the reported fee is
 * current.
 */
function feeNow({ fee_cents: known }: Dispute, { fee, status }: DisputeState, before: Status): bigint {
  return fee > known || STEP[status] > STEP[before] ? fee : known;
}

/** The same for the withdrawn amount; a won dispute gives it back, at once or later. */
function withdrawnNow(
  { withdrawn_cents: known }: Dispute,
  { withdrawn, status }: DisputeState,
  before: Status,
): bigint {
  if (STEP[status] > STEP[before]) return withdrawn;
  const isNews = status === "won" ? withdrawn < known : withdrawn > known;
  return isNews ? withdrawn : known;
}

type Move = {
  charge: Charge;
  dispute: Dispute;
  before: Status;
  state: DisputeState;
  provider: PaymentProvider["id"];
};

/** Lock order of everything that moves money: charge, payer, accounts, totals. */
async function moveMoney(db: Queryable, { charge, dispute, before, state, provider }: Move, now: Date) {
  const { ref, status, fee } = state;
  const { id, amount_cents: amount, reversal_id: reversalId } = dispute;
  const chargeId = charge.id;
  const taken = { charge, amount, provider, at: now };
  const opens = STEP[before] < STEP.open && STEP[status] >= STEP.open;
  const ends = STEP[before] < STEP[status];
  if (!opens && ends && isFinal(status)) await tellEnd(db, { charge, dispute, outcome: status }, now);
  if (opens) {
    await blockPayer(db, charge.payer_id, now);
    await tellOfDispute(db, { disputeId: id, payerId: charge.payer_id }, now);
    await journalDispute(db, ref, { ...taken, fee });
  }
  if (ends && status === "won") {
    await (before === "lost" ? journalDisputeWonAfterAll(db, ref, taken) : journalDisputeWon(db, ref, taken));
    return giveBack(db, { chargeId, reversalId }, now);
  }
  if (ends && status === "lost") {
    const given = await notReturned(db, chargeId, { dispute: id });
    await journalDisputeLost(db, ref, { ...taken, given });
  }
  if (opens) await takeBack(db, { kind: "dispute", id, chargeId, amount }, now);
}

type End = { charge: Charge; dispute: Dispute; outcome: "won" | "lost" };

/** A small one that is lost was accepted at once: its payer has read that it is final. */
async function tellEnd(db: Queryable, { charge, dispute, outcome }: End, now: Date): Promise<void> {
  if (outcome === "lost" && (await disputeFacts(db, dispute.id))?.worth_contesting !== true) return;
  await tellOfDisputeEnd(db, { disputeId: dispute.id, payerId: charge.payer_id, outcome }, now);
}

const isFinal = (status: Status): status is "won" | "lost" => status === "won" || status === "lost";
const isClosed = (status: Status) => isFinal(status) || status === "inquiry_closed";

function statusOf({ state }: Dispute): Status {
  switch (state) {
    case "inquiry":
    case "inquiry_closed":
    case "open":
    case "won":
    case "lost":
      return state;
    default:
      throw new Error(`no such state of a dispute: ${state}`);
  }
}
