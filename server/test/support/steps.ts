import { startOfBrusselsDay } from "@kalivo/domain/billing/month.ts";
import { weekOf } from "@kalivo/domain/rhythm/week.ts";
import type { TestProduct } from "./product.ts";

const A_LITTLE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Moves to a minute past the next midnight in Brussels, from when payers see what was done before. */
export async function nextDay(kalivo: TestProduct): Promise<void> {
  const midnight = startOfBrusselsDay(kalivo.product.services.clock.now());
  const next = startOfBrusselsDay(new Date(midnight.getTime() + DAY_MS + DAY_MS / 8)); // days have 23 to 25 hours
  await kalivo.moveTo(new Date(next.getTime() + A_LITTLE_MS).toISOString());
}

/** Moves to a minute into the next Monday, from when everybody sees what was done before. */
export async function nextWeek(kalivo: TestProduct): Promise<void> {
  const { until } = weekOf(kalivo.product.services.clock.now());
  await kalivo.moveTo(new Date(until.getTime() + A_LITTLE_MS).toISOString());
}
