/** `debit > credit`, each account as `code:owner`, with its cents. */
export type Legs = Map<string, bigint>;

/** The sum of each; nothing is no leg. */
export function legsOf(list: readonly (readonly [debit: string, credit: string, cents: bigint])[]): Legs {
  const legs: Legs = new Map();
  for (const [debit, credit, cents] of list) {
    const name = `${debit} > ${credit}`;
    if (cents !== 0n) legs.set(name, (legs.get(name) ?? 0n) + cents);
  }
  return legs;
}

/** Where two differ, in words; null: nowhere. */
export function differenceOf(
  expected: ReadonlyMap<string, bigint>,
  found: ReadonlyMap<string, bigint>,
): string | null {
  const names = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (name) => (expected.get(name) ?? 0n) !== (found.get(name) ?? 0n),
  );
  if (names.length === 0) return null;
  return names.map((name) => `${name}: ${expected.get(name) ?? 0n}, but ${found.get(name) ?? 0n}`).join("; ");
}
