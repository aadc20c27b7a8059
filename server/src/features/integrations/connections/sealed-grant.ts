import { z } from "zod";
import type { Grant } from "#server/adapters/health/port.ts";
import { openSecret, sealSecret } from "#server/crypto/sealed-secret.ts";
import type { Whose } from "./connections.queries.ts";

const KIND = "grant";
const Kept = z.object({
  providerUserId: z.string(),
  scopes: z.array(z.string()),
  tokens: z.object({ accessToken: z.string(), refreshToken: z.string(), expiresAt: z.coerce.date() }),
});

export const sealGrant = (keys: readonly string[], { userId, provider }: Whose, grant: Grant): Buffer =>
  sealSecret(keys, { userId, provider, kind: KIND }, JSON.stringify(grant));

/** Null: its key is no longer available. */
export function openGrant(
  keys: readonly string[],
  { userId, provider, grantSealed }: Whose & { grantSealed: Buffer },
): Grant | null {
  const text = openSecret(keys, { userId, provider, kind: KIND }, grantSealed);
  return text === null ? null : Kept.parse(JSON.parse(text));
}
