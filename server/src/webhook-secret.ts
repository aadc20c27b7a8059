import { deriveKey } from "./signed-token.ts";

/** Garmin signs nothing: the part of its webhook's address that nobody can guess. One for each key, the first is given out. */
export const garminWebhookSecrets = (secretKeys: readonly string[]): string[] =>
  secretKeys.map((key) => deriveKey(key, "garmin webhook").toString("base64url"));
