import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { ReadyAnswer } from "@kalivo/domain/people/answer.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import {
  findAnswer,
  findOpenMonth,
  lockAnswers,
  shareAnswers,
  storeAnswer,
  tellAnswerDue,
  tellAnswers,
  type AnswerText,
} from "./answers.queries.ts";

const NO_MONTH = refusal(409, (say) => say.cheers.noMonth);
const FIXED = refusal(409, (say) => say.cheers.fixed);

type Written = { month: PeriodId; ready?: ReadyAnswer | undefined; words?: string | undefined };

/**
 * Rule 69: a burner writes to those who gave for their last closed month. Who has given is told at once, the others when their
 * money arrives. Null: it is written.
 */
export function writeAnswer(
  db: Db,
  burnerId: number,
  { month, ready, words }: Written,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    await lockAnswers(tx, month);
    const open = await findOpenMonth(tx, burnerId, now);
    if (open?.period !== month) return NO_MONTH;
    const before = await findAnswer(tx, burnerId, month, now);
    if (before !== null && !before.can_change) return FIXED;
    const text: AnswerText =
      ready === undefined ? { ready: null, words: words ?? "" } : { ready, words: null };
    await storeAnswer(tx, { burnerId, period: month, ...text }, now);
    await tellAnswers(tx, { burnerId, period: month }, now);
    return null;
  });
}

/** A charge arrived: its payer hears what was written to them, and its burners that they may write. In its transaction. */
export async function chargeArrived(db: Queryable, chargeId: number, now: Date): Promise<void> {
  await shareAnswers(db, chargeId);
  await tellAnswers(db, { chargeId }, now);
  await tellAnswerDue(db, chargeId, now);
}
