import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";

export const ROUND_KINDS = [
  "reminder_sync",
  "card_expiring_early",
  "card_expiring_late",
  "month_recap",
] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/** True for the first caller ever: concurrent ones wait for it and then find the round made. */
export async function beginRound(
  db: Queryable,
  kind: RoundKind,
  period: PeriodId,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("mail_rounds")
    .values({ kind, period, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
