/**
 * The most a code may cost its owner in a month, in euros (rule 24): uses × limit, bounded by the payer's ceiling; null
 * when only the ceiling bounds it.
 */
export function worstCase(limit: number | null, uses: number | null, ceiling: number): number | null {
  if (limit === null || uses === null) return null;
  return Math.min(limit * uses, ceiling);
}
