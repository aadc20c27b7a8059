// The rules' arithmetic once more, written from their sentences and apart from the product's code.

export const sumOf = (list: Iterable<bigint>): bigint => [...list].reduce((sum, one) => sum + one, 0n);
export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
export const notBelowZero = (cents: bigint): bigint => (cents < 0n ? 0n : cents);

/** In proportion, floored; each cent that is left goes to who lost most by that, of equals to who stands first. */
export function inProportion(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sumOf(weights);
  if (total === 0n || whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / whole);
  const lost = weights.map((weight, index) => ({ index, rest: (total * weight) % whole }));
  lost.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const left = Number(total - sumOf(parts));
  for (const { index } of lost.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}

const WORD = 2n ** 32n;
/** Who gets the odd cent of a line: a fixed mix of its number and the organisation's. */
function lotOf(line: number, organisation: number): bigint {
  let lot = (BigInt(line) * 668_265_263n + BigInt(organisation) * 374_761_393n) % WORD;
  lot = ((lot ^ (lot >> 16n)) * 569_420_461n) % WORD;
  return ((lot ^ (lot >> 15n)) * 1_935_289_751n) % WORD;
}

/** Equal shares of a line; the odd cents go to the lowest lots. */
export function equally(total: bigint, line: number, organisations: readonly number[]): Map<number, bigint> {
  const drawn = organisations
    .map((organisation) => ({ organisation, lot: lotOf(line, organisation) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  const each = total / BigInt(drawn.length);
  const odd = Number(total % BigInt(drawn.length));
  return new Map(
    drawn.map(({ organisation }, place) => [organisation, place < odd ? each + 1n : each] as const),
  );
}

/** What organisations may hold of a charge while so much of it counts as given: its part after the fee, floored. */
export const keptOf = (amount: bigint, fee: bigint, given: bigint): bigint =>
  (notBelowZero(amount - fee) * given) / amount;
