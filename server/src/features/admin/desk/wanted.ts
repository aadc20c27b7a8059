/** What somebody looks for, read in every way it can be meant. */
export type Wanted = {
  /** As typed: references are compared letter by letter. */
  text: string;
  /** As the indexes of names hold it; "": neither a letter nor a digit. */
  plain: string;
  /** Without spaces, in capitals, as accounts are kept. */
  squeezed: string;
  /** The number it is or names ("Statement 12", "#12", ".../statements/12"); null: none. */
  number: number | null;
  /** Of each of these one has to fit a name. */
  patterns: readonly (readonly string[])[];
};

/** PostgreSQL's largest id. */
const LARGEST_ID = 2_147_483_647;
/** Fewer letters than this are looked for as a whole word: three make what the index of names is made of. */
const SHORT = 3;
/** Words of a name; what follows is left out. */
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

/** Plain text has no `%` and no `_`: nothing typed is a pattern of its own. */
function patternsOf(plain: string): string[][] {
  if (plain === "") return [];
  const words = plain.split(" ").slice(0, WORDS);
  const long = words.filter((word) => word.length >= SHORT);
  if (long.length > 0) return long.map((word) => [`%${word}%`]);
  return [[plain, `${plain} %`, `% ${plain}`, `% ${plain} %`]];
}
