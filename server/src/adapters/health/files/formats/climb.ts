const WINDOW = 5;
const STEP_METRES = 3;

/**
 * Metres climbed, from heights that wobble: each is the mean of the last five, and only what rises 3 m above the last
 * turn counts. Added up as they stand, the errors of satellites make a hill of a flat road.
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
