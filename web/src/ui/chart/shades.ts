const DARKEST = 100;
const PALEST = 30;

/**
 * The colour of one of many parts: shades of one hue from dark to pale, because the two hues of the product mean effort and
 * money (design §3). Names stand beside, and gaps between: colour says nothing alone.
 */
export function shadeOf(index: number, count: number, tone: "leaf" | "ember" = "leaf"): string {
  const step = count <= 1 ? 0 : (DARKEST - PALEST) / (count - 1);
  const mixed = Math.round(DARKEST - index * step);
  return `color-mix(in oklab, ${TONES[tone]} ${mixed}%, var(--surface))`;
}

const TONES = { leaf: "var(--leaf-chart)", ember: "var(--ember)" };
