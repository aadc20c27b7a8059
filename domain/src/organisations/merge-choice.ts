/** How many can be chosen, and how many excluded. */
export const MAX_ORGANISATIONS_CHOSEN = 200;

/** A whole list as a page sends it, and the list that this page was shown; undefined: it does not say. */
export type ListChosen = { chosen: readonly number[]; before: readonly number[] | undefined };

/**
 * The list to store. Only what the page added or took out is applied to the present list, so that nothing chosen elsewhere
 * since the page was loaded is undone. Without `before` the sent list replaces it (specification §4.7).
 */
export function mergeChoice(present: readonly number[], { chosen, before }: ListChosen): readonly number[] {
  if (before === undefined) return [...new Set(chosen)];
  const takenOut = new Set(before.filter((id) => !chosen.includes(id)));
  const added = chosen.filter((id) => !before.includes(id));
  return [...new Set([...present.filter((id) => !takenOut.has(id)), ...added])];
}
