const WINDOW = 5;
const STEP_METRES = 3;

/**
 * Metres climbed, from noisy heights: a moving average of five, with a hysteresis of 3 m. Summed up unfiltered, GPS errors
 * turn a flat road into a hill.
 */
export function climb() {
  const recent: number[] = [];
  let from: number | null = null;
  let metres = 0;
  return {
    add: (height: number): void => {
      recent.push(height);
      if (recent.length > WINDOW) recent.shift();
      const smooth = recent.reduce((sum, one) => sum + one, 0) / recent.length;
      from ??= smooth;
      if (Math.abs(smooth - from) < STEP_METRES) return;
      metres += Math.max(0, smooth - from);
      from = smooth;
    },
    /** Null: no height was known. */
    metres: (): number | null => (from === null ? null : Math.round(metres * 10) / 10),
  };
}
