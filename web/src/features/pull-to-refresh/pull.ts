/** How far a finger goes until letting go refreshes, in px. */
export const PULL_PX = 120;

/**
 * How much of a pull a finger has done, 0 to 1 and over; null where it is none: sideways, upwards, or with the first
 * finger of two.
 */
export function pullOf(
  from: { x: number; y: number },
  touches: readonly { x: number; y: number }[],
): number | null {
  const [finger, second] = touches;
  if (finger === undefined || second !== undefined) return null;
  const [across, down] = [Math.abs(finger.x - from.x), finger.y - from.y];
  return down < 0 || across > down ? null : down / PULL_PX;
}
