import { STATS_BARS } from "@kalivo/domain/limits.ts";

/** A month that is `announced` is over, and not collected yet. */
export type Bar = { date: string; value: number; temporary: boolean; announced?: true | undefined };

const TALLEST = 96; // px
const STUB = 4;

/** Only the last six entries are drawn (specification §9.5). */
export const lastSix = (bars: readonly Bar[]): readonly Bar[] => bars.slice(-STATS_BARS);

/** Heights in px, in proportion to the tallest; never lower than a stub of 4 px. */
export function barHeights(bars: readonly Bar[]): readonly number[] {
  const highest = Math.max(...bars.map((bar) => bar.value), 0);
  return bars.map((bar) =>
    highest === 0 ? STUB : Math.max(STUB, Math.round((bar.value / highest) * TALLEST)),
  );
}
