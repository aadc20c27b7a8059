type Amount = { id: number; name: string; amount_in_euros: number };
/** What went to an organisation; in euros. */
export type OrganisationPart = { id: number; name: string; euros: number };

/** Amounts by organisation, the largest first; summed in cents, so that they are exact. */
export function byOrganisation(amounts: readonly Amount[]): OrganisationPart[] {
  const parts = new Map<number, { name: string; cents: number }>();
  for (const { id, name, amount_in_euros } of amounts) {
    const before = parts.get(id)?.cents ?? 0;
    parts.set(id, { name, cents: before + Math.round(amount_in_euros * 100) });
  }
  return [...parts]
    .map(([id, { name, cents }]) => ({ id, name, euros: cents / 100 }))
    .toSorted((a, b) => b.euros - a.euros);
}
