/** Where a count-up stands: fast at first, slowly into its value. `part` runs from 0 to 1; outside it stops. */
export function easeOut(value: number, part: number): number {
  const rest = 1 - Math.min(1, Math.max(0, part));
  return Math.round(value * (1 - rest ** 3));
}
