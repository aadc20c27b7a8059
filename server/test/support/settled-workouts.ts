import { periodEnd, periodStart, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { sql } from "kysely";
import type { Db, Queryable } from "../../src/db/client.ts";

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

/** The month of workouts is said by nobody; for tests the owner says it, without guards. */
export async function putInto(owner: Db, period: PeriodId, ids: readonly number[]): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx
      .updateTable("workouts")
      .set({ period_id: period })
      .where("id", "in", [0, ...ids])
      .where("status", "=", "ok")
      .execute();
  });
}

/** These workouts as a close left them: they were October's. */
export async function settled(owner: Db, ids: readonly number[]): Promise<void> {
  await closedMonth(owner, OCTOBER);
  await putInto(owner, OCTOBER, ids);
}

/** All of a person's that count. */
export async function settledOf(owner: Db, userId: number): Promise<void> {
  const own = await owner.selectFrom("workouts").select("id").where("user_id", "=", userId).execute();
  await settled(
    owner,
    own.map(({ id }) => id),
  );
}
