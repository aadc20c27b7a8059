/** What is wrong with a file, in a sentence for its owner. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

export const NO_WORKOUT = "There is no workout in it.";
export const DAMAGED = "The file is damaged.";
export const CUT_OFF = "The file is cut off: a part of it is missing.";
