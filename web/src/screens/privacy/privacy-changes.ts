import type { Privacy } from "@kalivo/contract/shapes/privacy.ts";

/** What a draft changes: a pseudonym of blanks is none, and a switch put back is no change. */
export function changesOf(saved: Privacy, draft: Partial<Privacy>): Readonly<Record<string, unknown>> {
  const { pseudo, ...switches } = draft;
  const now = { ...switches, ...(pseudo !== undefined && { pseudo: pseudo?.trim() || null }) };
  const before: Readonly<Record<string, unknown>> = saved;
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]));
}
