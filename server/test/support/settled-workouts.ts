import { periodEnd, periodStart, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../src/db/client.ts";

/** The month before the one in which the tests' clock stands. */
const OCTOBER = 202610;

/** A month that takes no workouts any more, without any statements. */
export async function closedMonth(db: Queryable, period: PeriodId): Promise<void> {
  const computed = { stage: "computed", computed_at: periodEnd(period) };
  await db
    .insertInto("billing_periods")
    .values({ id: period, starts_at: periodStart(period), ends_at: periodEnd(period), ...computed })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(computed).where("billing_periods.stage", "=", "open"),
    )
    .execute();
}

/** These workouts as a close left them: they were October's. */
export async function settled(db: Queryable, ids: readonly number[]): Promise<void> {
  await closedMonth(db, OCTOBER);
  await db
    .updateTable("workouts")
    .set({ period_id: OCTOBER })
    .where("id", "in", [0, ...ids])
    .where("status", "=", "ok")
    .execute();
}

/** All of a person's that count. */
export async function settledOf(db: Queryable, userId: number): Promise<void> {
  const own = await db.selectFrom("workouts").select("id").where("user_id", "=", userId).execute();
  await settled(
    db,
    own.map(({ id }) => id),
  );
}
