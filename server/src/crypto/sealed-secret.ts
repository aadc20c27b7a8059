import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./signed-token.ts";

// Version (1 byte), nonce (12), tag (16), ciphertext.
const VERSION = 1;
const NONCE_END = 13;
const TAG_END = 29;

/** The owner of a secret (authenticated data): copied to another row it cannot be opened. */
export type SecretOwner = { userId: number; provider: string; kind: string };

/** Seals what the database must store but never show (AES-256-GCM, workouts §6). The first key seals. */
export function sealSecret(keys: readonly string[], owner: SecretOwner, secret: string): Buffer {
  const [key] = keys;
  if (key === undefined) throw new Error("there is no key to seal with");
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(key), nonce).setAAD(owned(owner));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), text]);
}

/**
 * The secret sealed for this owner; null for another owner, or when its key is no longer available. Every key is tried, so
 * that keys can be rotated.
 */
export function openSecret(keys: readonly string[], owner: SecretOwner, sealed: Buffer): string | null {
  if (sealed[0] !== VERSION || sealed.length < TAG_END) return null;
  for (const key of keys) {
    const decipher = createDecipheriv("aes-256-gcm", sealingKey(key), sealed.subarray(1, NONCE_END))
      .setAAD(owned(owner))
      .setAuthTag(sealed.subarray(NONCE_END, TAG_END));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(TAG_END)), decipher.final()]).toString("utf8");
    } catch {
      // Another key: the tag does not match.
    }
  }
  return null;
}

const sealingKey = (key: string) => deriveKey(key, "sealed secret");

const owned = ({ userId, provider, kind }: SecretOwner) => Buffer.from(`user:${userId}|${provider}|${kind}`);
