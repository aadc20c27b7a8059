import { sql } from "kysely";
import { periodEnd, periodStart, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";

export async function ensurePeriod(db: Queryable, period: PeriodId): Promise<void> {
  await db
    .insertInto("billing_periods")
    .values({ id: period, starts_at: periodStart(period), ends_at: periodEnd(period) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the period's row: a concurrent close waits here and then finds the stage moved on. */
export const lockPeriod = (db: Queryable, period: PeriodId) =>
  db
    .selectFrom("billing_periods")
    .selectAll()
    .where("id", "=", period)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/**
 * Waits until no workouts are being written, and blocks writing them until the transaction ends.
 * @throws the lock timeout after `waitMs`; 0 waits for ever
 */
export async function lockAllWorkouts(db: Queryable, waitMs = 0): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(waitMs)}, true)`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtext('close of a month'))`.execute(db);
  await sql`select set_config('lock_timeout', '0', true)`.execute(db);
}

/** It takes no workouts any more. */
export async function isSettled(db: Queryable, period: PeriodId): Promise<boolean> {
  const last = await lastSettledPeriod(db);
  return last !== null && last >= period;
}

export async function isComputed(db: Queryable, period: PeriodId): Promise<boolean> {
  const row = await db
    .selectFrom("billing_periods")
    .select("computed_at")
    .where("id", "=", period)
    .executeTakeFirst();
  return row !== undefined && row.computed_at !== null;
}

/** The last month whose statements are written. */
export async function lastComputedPeriod(db: Queryable): Promise<PeriodId | null> {
  const { rows } = await sql<{ id: number | null }>`select nullif(computed_through(), 0) as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** The last month that takes no workouts any more. */
export async function lastSettledPeriod(db: Queryable): Promise<PeriodId | null> {
  const { rows } = await sql<{ id: number | null }>`select nullif(settled_through(), 0) as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** The first month that any workout belongs to. */
export async function firstPeriodOfWorkouts(db: Queryable): Promise<PeriodId | null> {
  const { rows } = await sql<{ id: PeriodId | null }>`
    select min(period_id) as id from workouts where period_id is not null
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** A month that was turned over before is not touched, whose row a close may hold for as long as it computes. */
export async function markComputing(db: Queryable, period: PeriodId): Promise<void> {
  const isOpen = db.updateTable("billing_periods").where("id", "=", period).where("stage", "=", "open");
  await isOpen.set({ stage: "computing" }).execute();
}

export async function markComputed(db: Queryable, period: PeriodId, now: Date): Promise<void> {
  await db
    .updateTable("billing_periods")
    .set({ stage: "computed", computed_at: now })
    .where("id", "=", period)
    .execute();
}

/** Updates the planner's statistics after the close (0223); outside its transaction, so that its locks are released first. */
export async function refreshStatistics(db: Queryable): Promise<void> {
  await sql`select analyse_after_a_close()`.execute(db);
}
