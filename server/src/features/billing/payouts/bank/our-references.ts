/** The format that `prepareRun` makes; some banks put it only in the remittance text. */
export const OUR_REFERENCE = /\b[A-Z]+-\d{8}T\d{9}-\d+\b/g;
/** A payout's reference, or the name of a whole run. */
const OUR_SHAPE = /\b[A-Z]+-\d{8}T\d{9}(?:-\d+)?\b/;
/** A payment provider's own reference of a transfer to our account. */
const PROVIDERS_REFERENCE = /\bpo_\w+/g;

export const looksLikeOurs = (texts: readonly (string | null)[]): boolean =>
  texts.some((text) => text !== null && OUR_SHAPE.test(text));

export const providerReferencesIn = (text: string): readonly string[] =>
  text.match(PROVIDERS_REFERENCE) ?? [];
