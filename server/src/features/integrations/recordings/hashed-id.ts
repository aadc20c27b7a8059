import { createHmac } from "node:crypto";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { deriveKey } from "#server/crypto/signed-token.ts";

/**
 * How an activity's id is kept once its provider's terms no longer allow it in the clear: enough to know the activity
 * again when it is told of, edited or deleted, and nothing that could be looked up there (workouts §1.5).
 */
export function hashedId(keys: readonly string[], provider: Provider): (id: string) => string {
  const [key] = keys;
  if (key === undefined) throw new Error("there is no key to hash with");
  return hashWith(key, provider);
}

/** All hashes that may have been written down for an id: of the newest key, and of those before it. */
export function hashedIds(keys: readonly string[], provider: Provider): (id: string) => string[] {
  const hashes = keys.map((key) => hashWith(key, provider));
  return (id) => hashes.map((hash) => hash(id));
}

const hashWith = (key: string, provider: Provider) => {
  const derived = deriveKey(key, "activity id");
  return (id: string): string =>
    `${HASHED}${createHmac("sha256", derived).update(`${provider}:${id}`).digest("base64url")}`;
};

export const isHashed = (id: string): boolean => id.startsWith(HASHED);

const HASHED = "hmac:";
