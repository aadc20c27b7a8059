/** The pull distance that triggers a refresh, in px. */
export const PULL_PX = 120;

/** The progress of a pull, from 0 to 1 and above; null when it is none: sideways, upwards, or with two fingers. */
export function pullOf(
  from: { x: number; y: number },
  touches: readonly { x: number; y: number }[],
): number | null {
  const [finger, second] = touches;
  if (finger === undefined || second !== undefined) return null;
  const [across, down] = [Math.abs(finger.x - from.x), finger.y - from.y];
  return down < 0 || across > down ? null : down / PULL_PX;
}
