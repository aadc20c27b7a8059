/** The search text, parsed in every way it can be meant. */
export type Wanted = {
  /** As typed: references are compared exactly. */
  text: string;
  /** As the indexes of names store it; "": neither a letter nor a digit. */
  plain: string;
  /** Without spaces, in capitals, as accounts are stored. */
  squeezed: string;
  /** The number it is or names ("Statement 12", "#12", ".../statements/12"); null: none. */
  number: number | null;
  /** All must match what is searched of a person, which has a space around each word. */
  patterns: readonly string[];
};

/** PostgreSQL's largest id. */
const LARGEST_ID = 2_147_483_647;
/** Shorter words must match as a whole: the index of names consists of trigrams. */
const SHORT = 3;
/** Words of a name that are used; further ones are ignored. */
const WORDS = 6;

/** "Statement 12", "Relevé n° 12", "Afrekening 12", "#12", the address of a statement's page, or the number alone. */
const NUMBER = /^(?:\S*\/statements\/|\p{L}+\s+(?:n[°ro.]*\s*)?|n[°ro.]*\s*|#\s*)?(\d{1,10})\/?$/iu;

export const wantedOf = (text: string, plain: string): Wanted => ({
  text,
  plain,
  squeezed: text.replaceAll(/\s/g, "").toUpperCase(),
  number: numberIn(text),
  patterns: patternsOf(plain),
});

function numberIn(text: string): number | null {
  const number = Number(NUMBER.exec(text)?.[1] ?? "0");
  return number > 0 && number <= LARGEST_ID ? number : null;
}

/** Normalised text contains no `%` and no `_`, so user input is never a pattern of its own. */
function patternsOf(plain: string): string[] {
  if (plain === "") return [];
  const words = plain.split(" ").slice(0, WORDS);
  const long = words.filter((word) => word.length >= SHORT);
  if (long.length > 0) return long.map((word) => `%${word}%`);
  return [`% ${plain} %`];
}
