import { nextPeriod, periodLabel, previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { STATS_BARS } from "@kalivo/domain/limits.ts";
import type { Stats } from "@kalivo/contract/shapes/stats.ts";

/** Twenty years: more bars than this are not drawn, whatever a first month says. */
const MOST_BARS = 240;

/**
 * One bar a month from the first with a value to the running one, which is temporary; at least six, and a month
 * without a value is a zero.
 */
export function monthBars(values: ReadonlyMap<PeriodId, number>, running: PeriodId): Stats["bars"] {
  const first = Math.min(...values.keys(), periodsBack(running, STATS_BARS - 1));
  const earliest = Math.max(first, periodsBack(running, MOST_BARS - 1));
  const bars: Stats["bars"] = [];
  for (let period = earliest; period <= running; period = nextPeriod(period)) {
    bars.push({ date: periodLabel(period), value: values.get(period) ?? 0, temporary: period === running });
  }
  return bars;
}

function periodsBack(period: PeriodId, count: number): PeriodId {
  let back = period;
  for (let step = 0; step < count; step += 1) back = previousPeriod(back);
  return back;
}
