/** As `prepareRun` makes them: some banks carry it in the text alone. */
export const OUR_REFERENCE = /\b[A-Z]+-\d{8}T\d{9}-\d+\b/g;
/** The same, or the name of a whole run. */
const OUR_SHAPE = /\b[A-Z]+-\d{8}T\d{9}(?:-\d+)?\b/;
/** A payment provider's own name of what it sends to our account. */
const PROVIDERS_REFERENCE = /\bpo_\w+/g;

export const looksLikeOurs = (texts: readonly (string | null)[]): boolean =>
  texts.some((text) => text !== null && OUR_SHAPE.test(text));

export const providerReferencesIn = (text: string): readonly string[] =>
  text.match(PROVIDERS_REFERENCE) ?? [];
