import { nextPeriod, periodLabel, previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { STATS_BARS } from "@kalivo/domain/limits.ts";
import type { Stats } from "@kalivo/contract/shapes/stats.ts";

/** Twenty years: the most bars drawn, whatever the first month is. */
const MOST_BARS = 240;

/** Euros; `announced` once the payer was told of them, or is about to be. */
export type PendingMonth = { value: number; announced: boolean };

/**
 * One bar per month from the first with a value to the running one, which is temporary; at least six, with zeros for months
 * without a value. A month of `pending` is over and not collected yet: its value is temporary, too.
 */
export function monthBars(
  values: ReadonlyMap<PeriodId, number>,
  running: PeriodId,
  pending: ReadonlyMap<PeriodId, PendingMonth> = NOTHING,
): Stats["bars"] {
  const first = Math.min(...values.keys(), ...pending.keys(), periodsBack(running, STATS_BARS - 1));
  const earliest = Math.max(first, periodsBack(running, MOST_BARS - 1));
  const bars: Stats["bars"] = [];
  for (let period = earliest; period <= running; period = nextPeriod(period)) {
    const date = periodLabel(period);
    const waiting = period === running ? undefined : pending.get(period);
    if (waiting === undefined)
      bars.push({ date, value: values.get(period) ?? 0, temporary: period === running });
    else
      bars.push({
        date,
        value: waiting.value,
        temporary: true,
        ...(waiting.announced && { announced: true }),
      });
  }
  return bars;
}

const NOTHING: ReadonlyMap<PeriodId, PendingMonth> = new Map();

function periodsBack(period: PeriodId, count: number): PeriodId {
  let back = period;
  for (let step = 0; step < count; step += 1) back = previousPeriod(back);
  return back;
}
