import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { decideStatements } from "./decisions.queries.ts";
import { computeLines, priceWorkouts, readWorkouts } from "./lines.queries.ts";
import { chooseOrganisations, scaleToCeilings } from "./shares.queries.ts";

/**
 * Decides what a month asks of everybody, in the close's temporary tables and without a lock; `closing_carried` is there
 * already. Returns how many workouts belong to the month.
 */
export async function decideMonth(db: Queryable, period: PeriodId): Promise<number> {
  const workouts = await readWorkouts(db, period);
  await priceWorkouts(db, period);
  await computeLines(db);
  await chooseOrganisations(db);
  await scaleToCeilings(db);
  await decideStatements(db);
  return workouts;
}
