/**
 * A text with the characters every bank of SEPA carries (EPC217-08): accents are dropped, other letters are written with
 * Latin ones where they have a usual form, anything else is a blank. At most so many characters, and perhaps none.
 */
export function sepaText(text: string, most: number): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? " ")
    .replaceAll("&", "+")
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replaceAll(/\/{2,}/g, "/") // two of them mean something to banks, and so does one at an end
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/^[ /]+/g, "")
    .slice(0, most)
    .replaceAll(/[ /]+$/g, "");
}

/** Letters that are no base letter with a mark. */
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
