import type { Privacy } from "@kalivo/contract/shapes/privacy.ts";

/** The changes of a draft: a blank pseudonym counts as none, and a switch set back is no change. */
export function changesOf(saved: Privacy, draft: Partial<Privacy>): Readonly<Record<string, unknown>> {
  const { pseudo, ...switches } = draft;
  const now = { ...switches, ...(pseudo !== undefined && { pseudo: pseudo?.trim() || null }) };
  const before: Readonly<Record<string, unknown>> = saved;
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]));
}
