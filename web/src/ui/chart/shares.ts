const HUNDRED = 100;
const MILLION = 1_000_000;

/** Whole percents of each value, which add to 100: the largest remainders are rounded up, of equal ones the first. */
export function percentsOf(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / whole) * HUNDRED);
  const percents = exact.map(Math.floor);
  const missing = HUNDRED - percents.reduce((sum, percent) => sum + percent, 0);
  // In millionths: what is equal differs by less in floating point.
  const remainder = (index: number) => Math.round(((exact[index] ?? 0) - (percents[index] ?? 0)) * MILLION);
  const raised = new Set(
    [...values.keys()].toSorted((a, b) => remainder(b) - remainder(a) || a - b).slice(0, missing),
  );
  return percents.map((percent, index) => (raised.has(index) ? percent + 1 : percent));
}
