import { createHmac } from "node:crypto";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { deriveKey } from "#server/crypto/signed-token.ts";

/**
 * The stored form of an activity's id once its provider's terms no longer allow it in the clear: enough to recognise the
 * activity when it is sent, edited or deleted, but not to look it up there (workouts §1.5).
 */
export function hashedId(keys: readonly string[], provider: Provider): (id: string) => string {
  const [key] = keys;
  if (key === undefined) throw new Error("there is no key to hash with");
  return hashWith(key, provider);
}

/** All hashes that may be stored for an id: by the newest key and the older ones. */
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
