import { z } from "zod";

/** Of so many random bytes in base64 or hex hardly one in a million has fewer different characters. */
const LEAST_DIFFERENT = { of32: 10, of16: 5 };
const SHORT_KEY = 32;

/** Long enough, but one character, a short word or a row of digits again and again: somebody would find it by trying. */
function isGuessable(secret: string): boolean {
  const least = secret.length < SHORT_KEY ? LEAST_DIFFERENT.of16 : LEAST_DIFFERENT.of32;
  const characters = secret.split("");
  const repeatsAfter = (period: number) =>
    characters.every((character, at) => at < period || character === characters[at - period]);
  const periods = Array.from({ length: Math.floor(characters.length / 2) }, (_, at) => at + 1);
  return new Set(characters).size < least || periods.some(repeatsAfter);
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
