import { periodEnd, periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { closeMonth } from "../../src/features/billing/close/close-month.ts";
import type { Db } from "../../src/db/client.ts";
import { newBurner, newPayer, newPledge, newWorkout } from "./month-world.ts";
import { pay } from "./paid-charge.ts";
import type { TestProduct } from "./product.ts";

const HOUR_MS = 3_600_000;

/** So many payers, each of whom gives 10 € to the organisations together, or `rate` cents for each 100 of `kcal`. */
export type Givers = { count: number; organisations: readonly number[]; kcal?: number; rate?: number };

/** A month that is closed and paid. */
export async function givenMonth(
  kalivo: TestProduct,
  period: PeriodId,
  givers: readonly Givers[],
): Promise<void> {
  const { db } = kalivo.product.services;
  const payers: number[] = [];
  for (const each of givers) payers.push(...(await newGivers(db, period, each)));
  const closedAt = new Date(periodEnd(period).getTime() + 6 * HOUR_MS);
  const paidAt = new Date(closedAt.getTime() + 96 * HOUR_MS);
  await kalivo.moveTo(closedAt.toISOString());
  await closeMonth(db, period, closedAt);
  for (const payer of payers) await pay(db, payer, { closedAt, paidAt });
}

async function newGivers(
  db: Db,
  period: PeriodId,
  { count, organisations, kcal = 10_000, rate = 10 }: Givers,
): Promise<number[]> {
  const burner = await newBurner(db, organisations);
  await newWorkout(db, { burner, endAt: `${periodLabel(period)}-10T10:00:00Z`, kcal });
  const payers: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const payer = await newPayer(db);
    await newPledge(db, { payer, burner, rate });
    payers.push(payer);
  }
  return payers;
}
