import { breaksIn, canBeSeen, hasUnseen, withoutUnseen } from "../visible-text.ts";

/** Why a text cannot be a name (rule 39). */
export type NameProblem = "address" | "line_break" | "unseen";

/** Dots of every width: mail programs turn them all into links. */
const DOT = "[.\\u2024\\u3002\\uFE52\\uFF0E\\uFF61]";
/** Also with labels of one letter: the shortest domains are valid links. */
const DOMAIN = new RegExp(`[\\p{L}\\p{N}-]${DOT}\\p{L}[\\p{L}\\p{N}-]`, "u");
const NUMBERS = new RegExp(`\\d{1,3}(?:${DOT}\\d{1,3}){3}`, "u");
const SCHEME = /[\p{L}]{2,}:\/\//u;
const AT = /[@\uFF20\uFE6B]/u;

/**
 * Why a text cannot be the name of a person, a pseudonym or the name of a team; null: it can. Others read it in lists and
 * mails, so it must not become a link, break a line, or contain invisible characters.
 */
export function nameProblem(name: string): NameProblem | null {
  if (breaksIn(name) > 0) return "line_break";
  if (hasUnseen(name) || !canBeSeen(name)) return "unseen";
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
  const plain = withoutUnseen(name)
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
