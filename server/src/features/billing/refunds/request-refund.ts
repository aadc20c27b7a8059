import { createHash } from "node:crypto";
import { brusselsTime } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import { lockCharge } from "../collect/collect.queries.ts";
import { lockPayer } from "../../payer-stops/stops.queries.ts";
import { findRefundByKey, insertRefund, refundFacts, type RefundReason } from "./refunds.queries.ts";
import { whyNoRefund, type RefundRefusal } from "./why-no-refund.ts";

const NAME_LENGTH = 32;

/** The form as submitted: the amount that its page showed as left, and its idempotency key. */
export type Press = { key: string; left: Cents };

export type RefundWish = {
  chargeId: number;
  by: "payer" | "admin";
  userId: number;
  /** Null: no page was shown, and all that is left is refunded at most once anyway. */
  press: Press | null;
  /** Null: all that is left. */
  amount: Cents | null;
  reason: RefundReason;
};

/**
 * Rule 17: records a refund; the due step requests it from the provider, with a key made from this row, so that it is made
 * once however often a process is killed. The same form submitted again is the same refund. Runs in the caller's
 * transaction; returns the refund, and whether it was created now.
 */
export async function requestRefund(
  db: Queryable,
  { chargeId, by, userId, press, amount: wanted, reason }: RefundWish,
  now: Date,
): Promise<Result<{ id: number; made: boolean }, RefundRefusal>> {
  const { payer_id: payerId } = await lockCharge(db, chargeId);
  await lockPayer(db, payerId);
  const { year } = brusselsTime(now);
  const facts = await refundFacts(db, chargeId, year);
  const key = `refund:${chargeId}:${press === null ? facts.count + 1 : nameOf(userId, press)}`;
  const earlier = press === null ? undefined : await findRefundByKey(db, key);
  if (earlier !== undefined) {
    const same = earlier.reason === reason && (wanted === null || wanted === earlier.amount_cents);
    return same
      ? accept({ id: earlier.id, made: false })
      : refuse({ kind: "changed", refunded: earlier.amount_cents, left: facts.left });
  }
  const refused = whyNoRefund(facts, by, now);
  if (refused !== null) return refuse(refused);
  if (press !== null && press.left !== facts.left)
    return refuse({ kind: "changed", refunded: press.left - facts.left, left: facts.left });
  const amount = wanted ?? facts.left;
  if (amount > facts.left) return refuse({ kind: "too-much", most: facts.left });
  const id = await insertRefund(
    db,
    { chargeId, payerId, year, key, amount, reason, askedBy: by, userId },
    now,
  );
  await notifyJobs(db, "refund");
  return accept({ id, made: true });
}

/** Safe characters for every provider's keys, and unique per person. */
const nameOf = (userId: number, { key }: Press): string =>
  createHash("sha256").update(`${userId}:${key}`).digest("hex").slice(0, NAME_LENGTH);
