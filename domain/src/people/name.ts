import { canBeSeen } from "../visible-text.ts";

/** Why a text cannot be a name (rule 39). */
export type NameProblem = "address" | "line_break" | "unseen";

/** Dots of every width: mail programs turn them all into links. */
const DOT = "[.\\u2024\\u3002\\uFE52\\uFF0E\\uFF61]";
/** Also with labels of one letter: the shortest domains are valid links. */
const DOMAIN = new RegExp(`[\\p{L}\\p{N}-]${DOT}\\p{L}[\\p{L}\\p{N}-]`, "u");
const NUMBERS = new RegExp(`\\d{1,3}(?:${DOT}\\d{1,3}){3}`, "u");
const SCHEME = /[\p{L}]{2,}:\/\//u;
const AT = /[@\uFF20\uFE6B]/u;
// oxlint-disable-next-line no-control-regex -- exactly those break lines
const LINE_BREAK = /[\n\r\u000B\u000C\u0085\u2028\u2029]/u;
/** Invisible alone. Joiners and variation selectors belong to the preceding character. */
const JOINERS = "\\u200C|\\u200D|\\uFE0E|\\uFE0F";
const UNSEEN = new RegExp(
  `(?!${JOINERS}|\\n|\\r)[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]`,
  "u",
);
const JOINER_ALONE = new RegExp(`(?:^|\\s|\\u200C|\\u200D)(?:${JOINERS})|(?:\\u200C|\\u200D)$`, "u");

/**
 * Why a text cannot be the name of a person, a pseudonym or the name of a team; null: it can. Others read it in lists and
 * mails, so it must not become a link, break a line, or contain invisible characters.
 */
export function nameProblem(name: string): NameProblem | null {
  if (LINE_BREAK.test(name)) return "line_break";
  if (UNSEEN.test(name) || JOINER_ALONE.test(name) || !canBeSeen(name)) return "unseen";
  return AT.test(name) || SCHEME.test(name) || DOMAIN.test(name) || NUMBERS.test(name) ? "address" : null;
}

/** The longest name in the subject or text of a mail. */
export const MAILED_NAME_LENGTH = 60;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A name for use in mails: at most 60 visible characters, on one line, and nothing in it becomes a link. Names from before
 * the rule are cleaned the same way.
 */
export function mailedName(name: string): string {
  const plain = name
    .replaceAll(new RegExp(UNSEEN, "gu"), " ")
    .replaceAll(/:\/\/|[@\uFF20\uFE6B]/gu, " ")
    .replaceAll(
      new RegExp(`(?<=[\\p{L}\\p{N}-])${DOT}(?=\\p{L}[\\p{L}\\p{N}-])|(?<=\\d)${DOT}(?=\\d)`, "gu"),
      " ",
    )
    .replaceAll(/\s+/gu, " ")
    .trim();
  const signs = [...graphemes.segment(plain)].map(({ segment }) => segment);
  return signs.length <= MAILED_NAME_LENGTH
    ? plain
    : `${signs
        .slice(0, MAILED_NAME_LENGTH - 1)
        .join("")
        .trimEnd()}…`;
}
