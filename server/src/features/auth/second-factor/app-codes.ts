import { Secret, TOTP } from "otpauth";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { openSecret, sealSecret } from "#server/crypto/sealed-secret.ts";

// The parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, thirty seconds.
const STEP_MS = 30_000;
const SECRET_BYTES = 20;

const codesOf = (secret: string, label: string) =>
  new TOTP({ issuer: APP_NAME, label, secret: Secret.fromBase32(secret), period: STEP_MS / 1000 });

/** A secret for an authenticator app, and the URI for its QR code. */
export function newSecret(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: codesOf(secret, email).toString() };
}

/** The time step of a code; null when it matches neither the present step nor the one before or after. */
export function stepOf(secret: string, code: string, nowMs: number): number | null {
  const delta = codesOf(secret, "").validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? null : Math.floor(nowMs / STEP_MS) + delta;
}

const owner = (userId: number) => ({ userId, provider: "second factor", kind: "app" });

export const sealed = (keys: readonly string[], userId: number, secret: string): Buffer =>
  sealSecret(keys, owner(userId), secret);

/** Null: its key is no longer available. */
export const opened = (keys: readonly string[], userId: number, secret: Buffer): string | null =>
  openSecret(keys, owner(userId), secret);
