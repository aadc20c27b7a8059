import { z } from "zod";

/** Of so many random bytes in base64 or hex hardly one in a million has fewer different characters. */
const LEAST_DIFFERENT = { of32: 10, of16: 5 };
const SHORT_KEY = 32;

/** Long enough, but one character, a short word again and again, or a row as on a keyboard: it is found by trying. */
function isGuessable(secret: string): boolean {
  const least = secret.length < SHORT_KEY ? LEAST_DIFFERENT.of16 : LEAST_DIFFERENT.of32;
  const characters = secret.split("");
  const repeatsAfter = (period: number) =>
    characters.every((character, at) => at < period || character === characters[at - period]);
  const periods = Array.from({ length: Math.floor(characters.length / 2) }, (_, at) => at + 1);
  return new Set(characters).size < least || periods.some(repeatsAfter) || isRow(secret);
}

/** Most of its characters follow the one before, like letters and digits in their order. */
function isRow(secret: string): boolean {
  const codes = Array.from({ length: secret.length }, (_, at) => secret.charCodeAt(at));
  const following = codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? Number.NaN)) <= 1);
  return following.length > (2 * secret.length) / 3;
}

export const SECRET_KEYS = z
  .string()
  .transform((list) => list.split(",").map((key) => key.trim()))
  .pipe(
    z
      .array(z.string().min(SHORT_KEY, `needs keys of at least ${SHORT_KEY} characters, separated by commas`))
      .min(1)
      .refine(
        (keys) => !keys.some(isGuessable),
        "has a key that can be guessed: make one with `openssl rand -base64 32`",
      )
      .refine(
        (keys) => new Set(keys).size === keys.length,
        "has a key twice: put a new one before the old, or leave one of them out",
      ),
  );

export const METRICS_TOKEN = z
  .string()
  .min(16, "must have at least 16 characters")
  .refine((token) => !isGuessable(token), "can be guessed: make one with `openssl rand -hex 24`");

/** Whoever finds it tells us of payments that were never made; with real money it is Stripe's own. */
export const isGuessableWebhookSecret = (secret: string): boolean => {
  const drawn = secret.replace(/^whsec_/, "");
  return drawn.length < 16 || isGuessable(drawn);
};
