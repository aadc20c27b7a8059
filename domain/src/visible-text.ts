/**
 * Spaces, marks without a base character, and characters that Unicode defines as invisible (zero-width, fillers, direction
 * marks).
 */
const UNSEEN = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a name has at least one visible character. */
export const canBeSeen = (text: string): boolean => !UNSEEN.test(text);
