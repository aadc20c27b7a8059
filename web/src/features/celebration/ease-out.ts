/** Ease-out of a count-up: the figure at `part` (0 to 1, clamped) of the animation. */
export function easeOut(value: number, part: number): number {
  const rest = 1 - Math.min(1, Math.max(0, part));
  return Math.round(value * (1 - rest ** 3));
}
