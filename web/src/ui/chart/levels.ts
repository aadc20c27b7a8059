const STEPS = 4;

/**
 * How dark a value is drawn among others, 0 to 4: nothing is 0, the others a quarter each by their order, so that one very
 * long day does not make all others pale.
 */
export function levelsOf(values: readonly number[]): (value: number) => number {
  const some = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  return (value) => {
    if (value <= 0 || some.length === 0) return 0;
    const upTo = some.filter((other) => other <= value).length;
    return Math.max(1, Math.ceil((upTo / some.length) * STEPS));
  };
}
