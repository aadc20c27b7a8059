import type { Stats } from "@kalivo/contract/shapes/stats.ts";

const MONTHS = 3;

/** The mean of the last three finished months with any effort, in kcal; undefined without any. */
export function usualMonth(stats: Pick<Stats, "bars"> | undefined): number | undefined {
  const finished = (stats?.bars ?? [])
    .filter(({ temporary, value }) => !temporary && value > 0)
    .slice(-MONTHS);
  if (finished.length === 0) return undefined;
  return finished.reduce((sum, { value }) => sum + value, 0) / finished.length;
}
