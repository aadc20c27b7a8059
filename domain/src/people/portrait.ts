/**
 * Raised whenever the same seed would be drawn differently: a portrait is kept for ever under its address
 * (`draw-portrait.test.ts` is red then).
 */
export const PORTRAIT_STYLE = 1;
export const PORTRAITS = `/pictures/portraits/${PORTRAIT_STYLE}/`;
const SEED_LENGTH = 12;
const SEED = new RegExp(`^[0-9a-z]{${SEED_LENGTH}}$`, "u");
const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz";

export const isPortraitSeed = (text: string): boolean => SEED.test(text);

/** A seed out of random bytes, of which it needs twelve. */
export const portraitSeed = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, SEED_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");

export const portraitUrl = (seed: string): string => `${PORTRAITS}${seed}.svg`;

const URL_OF_SEED = new RegExp(`^${PORTRAITS}([0-9a-z]{${SEED_LENGTH}})\\.svg$`, "u");

/** The seed of the portrait at this address; null: it is another picture. */
export const portraitAt = (url: string): string | null => URL_OF_SEED.exec(url)?.[1] ?? null;
