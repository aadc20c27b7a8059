const LEAST_WIDTH = 44;
/** Between a value and its line. */
export const AXIS_GAP = 8;
/** The widest figure of the axis' type, in rem. */
const FIGURE_REM = 0.47;

/** Room for the values at the left of a drawing, in px: as much as the longest of them needs. `rem` in px. */
export function axisWidth(labels: readonly string[], rem: number): number {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  return Math.max(LEAST_WIDTH, Math.ceil(longest * FIGURE_REM * rem) + AXIS_GAP);
}
