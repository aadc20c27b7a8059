import { CODE_ALPHABET, CODE_LENGTH } from "../limits.ts";

/** The eight characters of a code. */
export type CodeText = string;

const WHOLE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);
/** In QR codes, and often pasted (rule 23). */
const LINK = /\/code\/([^/?#]*)/i;
/** Spaces, dashes and invisible characters, as in copied text. */
const BETWEEN = /[\s\p{Pd}\p{Cf}]/gu;

/**
 * Reads a code as typed, scanned or pasted: any case, without spaces and dashes, also from a whole code link. Null: not in
 * the format of a code.
 */
export function parseCodeText(typed: string): CodeText | null {
  const [, linked = typed] = LINK.exec(typed) ?? [];
  const text = plainCode(linked);
  return WHOLE.test(text) ? text : null;
}

/** A code, or its beginning, as it is stored: capitals, without separators. */
export const plainCode = (typed: string): string => typed.replaceAll(BETWEEN, "").toUpperCase();
