import { brusselsTime } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "../../../db/client.ts";
import { wakeJobs } from "../../../db/wake.ts";
import { lockCharge } from "../collect/queries.ts";
import { insertRefund, lockPayer, refundFacts, type RefundReason } from "./queries.ts";
import { whyNoRefund, type RefundRefusal } from "./why-no-refund.ts";

export type RefundWish = {
  chargeId: number;
  by: "payer" | "admin";
  userId: number;
  /** Null: all that is left. */
  amount: Cents | null;
  reason: RefundReason;
};

/**
 * Rule 17: writes down that money is to be paid back; the due step asks the provider for it, under a key of this row, so
 * that it is asked for once however often somebody is killed. In the caller's transaction; answers the refund.
 */
export async function requestRefund(
  db: Queryable,
  { chargeId, by, userId, amount: wanted, reason }: RefundWish,
  now: Date,
): Promise<Result<number, RefundRefusal>> {
  const { payer_id: payerId } = await lockCharge(db, chargeId);
  await lockPayer(db, payerId);
  const { year } = brusselsTime(now);
  const facts = await refundFacts(db, chargeId, year);
  const refused = whyNoRefund(facts, by, now);
  if (refused !== null) return refuse(refused);
  const amount = wanted ?? facts.left;
  if (amount > facts.left) return refuse({ kind: "too-much", most: facts.left });
  const key = `refund:${chargeId}:${facts.count + 1}`;
  const id = await insertRefund(
    db,
    { chargeId, payerId, year, key, amount, reason, askedBy: by, userId },
    now,
  );
  await wakeJobs(db, "refund");
  return accept(id);
}
