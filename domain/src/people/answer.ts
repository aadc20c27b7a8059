/** Sentences a burner may choose for their donors; their words are in the language of who reads (rule 69). */
export const READY_ANSWERS = ["thanks", "together", "onwards"] as const;
export type ReadyAnswer = (typeof READY_ANSWERS)[number];

/** The longest answer in one's own words, in characters, and its lines. */
export const MAX_ANSWER_LENGTH = 280;
export const ANSWER_LINES = 4;

/** For so long an answer may be changed, unless somebody read of it before. */
export const ANSWER_CHANGES_MINUTES = 10;

/** Home asks for an answer until so long after the money arrived; it may be written until the next close. */
export const ANSWER_ASKED_HOURS = 48;
