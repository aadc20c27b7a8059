/** Blanks, marks that stand on nothing, and what Unicode says is not drawn (zero-width, fillers, direction signs). */
const UNSEEN = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether at least one character of a name can be seen: something without a visible name would stand in every list. */
export const canBeSeen = (text: string): boolean => !UNSEEN.test(text);
