/**
 * What a code may cost its owner in a month at worst, in euros (rule 24): uses × limit, but never more than the payer's
 * ceiling; null when nothing but the ceiling bounds it.
 */
export function worstCase(limit: number | null, uses: number | null, ceiling: number): number | null {
  if (limit === null || uses === null) return null;
  return Math.min(limit * uses, ceiling);
}
