/** Whether both hold the same ids, in any order. */
export const sameChoice = (before: readonly { id: number }[], ids: readonly number[]): boolean =>
  before.length === ids.length && before.every(({ id }) => ids.includes(id));
