/** A decline's code as a sentence; one without words of ours as the provider calls it. */
export const declineInWords = (code: string, words: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? code.replaceAll("_", " ");
