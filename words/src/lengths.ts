/** Bars and the four lists have room for so many letters. */
const BAR_LETTERS = 13;

/** The most letters a sentence may have, by its place in tests or its key for translators; null where it may wrap. */
export const longestOf = (place: string): number | null =>
  /^screens(?:\.|\/navigation#)navigation\.(?!main$|profileTabs)/u.test(place) ? BAR_LETTERS : null;
