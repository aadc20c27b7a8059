import { createHmac, randomBytes } from "node:crypto";
import { RESET_LINK_REPEATED_MINUTES } from "@kalivo/domain/limits.ts";
import type { Queryable } from "../../db/client.ts";
import { hashToken } from "../../http/session.ts";
import { deriveKey } from "../../crypto/signed-token.ts";
import { enqueueMail } from "../mail/enqueue-mail.queries.ts";
import { insertReset, latestReset, type LatestReset } from "./auth.queries.ts";

const SEED_BYTES = 32;

/** Why the link is sent, which decides the mail's text. */
export type WhyReset = "asked" | "address_restored" | "first_admin";

/**
 * Mails a link to set a password; returns the link's token. A link younger than a few minutes is sent again unchanged, so
 * that another request does not invalidate it.
 */
export async function sendResetLink(
  tx: Queryable,
  keys: readonly string[],
  { userId, why = "asked" }: { userId: number; why?: WhyReset },
  now: Date,
): Promise<string> {
  const latest = await latestReset(tx, userId);
  const young = latest === null ? null : repeatable(keys, latest, now);
  const { id, token } = young ?? (await makeReset(tx, keys, userId, now));
  await enqueueMail(tx, {
    key: young === null ? `reset:${id}` : `reset:${id}:${now.toISOString()}`,
    kind: why === "asked" ? "reset" : why,
    userId,
    payload: { reset_id: id },
    notBefore: now,
  });
  return token;
}

async function makeReset(tx: Queryable, keys: readonly string[], userId: number, now: Date) {
  const [key] = keys;
  if (key === undefined) throw new Error("there is no key to derive a link with");
  const seed = randomBytes(SEED_BYTES);
  const token = tokenOf(key, seed);
  return { id: await insertReset(tx, { userId, seed, tokenHash: hashToken(token) }, now), token };
}

function repeatable(keys: readonly string[], reset: LatestReset, now: Date) {
  const age = now.getTime() - reset.created_at.getTime();
  if (reset.used_at !== null || age < 0 || age > RESET_LINK_REPEATED_MINUTES * 60_000) return null;
  const token = resetToken(keys, reset);
  return token === null ? null : { id: reset.id, token };
}

/** The token of a reset; null: its key is no longer available, or it was made before tokens were derived. */
export function resetToken(
  keys: readonly string[],
  { seed, token_hash }: Pick<LatestReset, "seed" | "token_hash">,
): string | null {
  if (seed === null) return null;
  return keys.map((key) => tokenOf(key, seed)).find((token) => hashToken(token).equals(token_hash)) ?? null;
}

const tokenOf = (key: string, seed: Buffer): string =>
  createHmac("sha256", deriveKey(key, "reset link")).update(seed).digest("base64url");
