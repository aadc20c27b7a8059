import { createECDH } from "node:crypto";
import { deriveKey } from "#server/crypto/signed-token.ts";

/** Base64url, as browsers and push services take them. */
export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The keys that say who pushes (RFC 8292), derived from each of the operator's keys: nothing is stored, and a rotated key
 * still pushes to the browsers that subscribed with it.
 */
export const vapidKeys = (secretKeys: readonly string[]): VapidKeys[] => secretKeys.map(keysFrom);

function keysFrom(secret: string): VapidKeys {
  // One in four billion digests is no private key of the curve; the next one is.
  for (let attempt = 0; ; attempt += 1) {
    const pair = createECDH("prime256v1");
    try {
      pair.setPrivateKey(deriveKey(secret, `web push ${attempt}`));
    } catch (error) {
      if (attempt === 9) throw error;
      continue;
    }
    return {
      publicKey: pair.getPublicKey().toString("base64url"),
      privateKey: pair.getPrivateKey().toString("base64url"),
    };
  }
}
