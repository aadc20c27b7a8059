/**
 * Spaces, marks without a base character, and characters that Unicode defines as invisible (zero-width, fillers, direction
 * marks).
 */
const NOTHING_SEEN = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a name has at least one visible character. */
export const canBeSeen = (text: string): boolean => !NOTHING_SEEN.test(text);

// oxlint-disable-next-line no-control-regex -- exactly those break lines
const LINE_BREAK = /\r\n|[\n\r\u000B\u000C\u0085\u2028\u2029]/gu;
/** Invisible alone. Joiners and variation selectors belong to the preceding character. */
const JOINERS = "\\u200C|\\u200D|\\uFE0E|\\uFE0F";
const UNSEEN = `(?!${JOINERS}|\\n|\\r)[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]`;
const ONE_UNSEEN = new RegExp(UNSEEN, "u");
const ALL_UNSEEN = new RegExp(UNSEEN, "gu");
const JOINER_ALONE = new RegExp(`(?:^|\\s|\\u200C|\\u200D)(?:${JOINERS})|(?:\\u200C|\\u200D)$`, "u");

/** How many lines a text breaks into, less one. */
export const breaksIn = (text: string): number => text.match(LINE_BREAK)?.length ?? 0;

/** Whether a text has a character that nobody sees; what joins visible ones, as in many emoji, is none. */
export const hasUnseen = (text: string): boolean => ONE_UNSEEN.test(text) || JOINER_ALONE.test(text);

export const withoutUnseen = (text: string): string => text.replaceAll(ALL_UNSEEN, " ");

/** Why people may not read a text of somebody else's. */
export type ProseProblem = "lines" | "unseen";

/**
 * Null: they may. It is read as plain text, so a link in it leads nowhere; it has so many lines at most, and nothing in it is
 * invisible.
 */
export function proseProblem(text: string, lines: number): ProseProblem | null {
  if (breaksIn(text) >= lines) return "lines";
  return hasUnseen(text) ? "unseen" : null;
}
