import { STATS_BARS } from "@kalivo/domain/limits.ts";

/** `announced`: the month is over and not yet collected. */
export type Bar = { date: string; value: number; temporary: boolean; announced?: true | undefined };

const TALLEST = 96; // px
const STUB = 4;

/** Only the last six bars are drawn (specification §9.5). */
export const lastSix = (bars: readonly Bar[]): readonly Bar[] => bars.slice(-STATS_BARS);

/** Heights in px, proportional to the highest value; at least 4 px. */
export function barHeights(bars: readonly Bar[]): readonly number[] {
  const highest = Math.max(...bars.map((bar) => bar.value), 0);
  return bars.map((bar) =>
    highest === 0 ? STUB : Math.max(STUB, Math.round((bar.value / highest) * TALLEST)),
  );
}
