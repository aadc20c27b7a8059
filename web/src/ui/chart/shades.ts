const DARKEST = 100;
const PALEST = 30;

/**
 * The colour of one of many parts of money: shades of one hue from dark to pale, because the two hues of the product mean
 * effort and money (design §3). Names stand beside, and gaps between: colour says nothing alone.
 */
export function shadeOf(index: number, count: number): string {
  const step = count <= 1 ? 0 : (DARKEST - PALEST) / (count - 1);
  const mixed = Math.round(DARKEST - index * step);
  return `color-mix(in oklab, var(--leaf-chart) ${mixed}%, var(--surface))`;
}
