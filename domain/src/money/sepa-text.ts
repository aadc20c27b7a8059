/**
 * A text with the characters that every SEPA bank accepts (EPC217-08): accents are dropped, other letters are transliterated
 * to Latin where usual, anything else becomes a space. At most this many characters, possibly none.
 */
export function sepaText(text: string, most: number): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? " ")
    .replaceAll("&", "+")
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replaceAll(/\/{2,}/g, "/") // banks treat double, leading and trailing slashes specially
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/^[ /]+/g, "")
    .slice(0, most)
    .replaceAll(/[ /]+$/g, "");
}

/** Letters that do not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  ł: "l",
  Ł: "L",
  þ: "th",
  Þ: "Th",
  ı: "i",
  "\u2018": "'",
  "\u2019": "'",
  "\u02BC": "'",
  "\u2013": "-",
  "\u2014": "-",
  "\u2010": "-",
};
