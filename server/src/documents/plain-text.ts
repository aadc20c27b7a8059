/** Control characters, and marks that change the direction of text. */
const UNRULY = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** What people wrote, as one line that cannot change the text around it. */
export const oneLine = (text: string): string =>
  text.replaceAll(UNRULY, " ").replaceAll(/ {2,}/g, " ").trim().toWellFormed();

/** The same, with an ellipsis where it is longer than so many characters. */
export function shortened(text: string, longest: number): string {
  const line = oneLine(text);
  const characters = Array.from(line);
  if (characters.length <= longest) return line;
  return `${characters
    .slice(0, longest - 1)
    .join("")
    .trimEnd()}…`;
}

/** What people wrote, by its empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/(?:\r?\n\s*){2,}/u)
    .map(oneLine)
    .filter((line) => line !== "");
