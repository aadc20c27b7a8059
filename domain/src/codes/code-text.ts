import { CODE_ALPHABET, CODE_LENGTH } from "../limits.ts";

/** The eight characters of a code. */
export type CodeText = string;

const WHOLE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);
/** What a QR holds and what people paste (rule 23). */
const LINK = /\/code\/([^/?#]*)/i;
/** Blanks, dashes of any length and signs that cannot be seen, as they come along when a text is copied. */
const BETWEEN = /[\s\p{Pd}\p{Cf}]/gu;

/** Reads a code as typed, scanned or pasted: any case, blanks and dashes left out, also a whole code link. Null: no code can look like this. */
export function parseCodeText(typed: string): CodeText | null {
  const [, linked = typed] = LINK.exec(typed) ?? [];
  const text = plainCode(linked);
  return WHOLE.test(text) ? text : null;
}

/** A code, or the beginning of one, as it is stored: capitals, without what stands between its characters. */
export const plainCode = (typed: string): string => typed.replaceAll(BETWEEN, "").toUpperCase();
