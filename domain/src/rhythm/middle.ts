/** The middle of some figures, of two the lower one: half are not above it. At least one figure. */
export const middleOf = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? 0;
