import { createHmac } from "node:crypto";
import { sameBytes } from "../../../../signed-token.ts";
import { BadSignature } from "../../port.ts";

export const SIGNATURE_HEADER = "sandbox-signature";
const TOLERANCE_SECONDS = 300;

/** `t=…,v1=…`: HMAC-SHA256 over the time and the bytes as sent, as card companies do it. */
export function signatureOf(body: string | Uint8Array, secret: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${seal(seconds, body, secret).toString("hex")}`;
}

/** @throws BadSignature when the body was altered, the secret is another, or it is more than 5 minutes old */
export function verifySignature(
  body: Uint8Array,
  header: string | undefined,
  secret: Uint8Array,
  now: Date,
): void {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "");
  if (match === null) throw new BadSignature("there is no signature");
  const seconds = Number(match[1]);
  if (!sameBytes(seal(seconds, body, secret), Buffer.from(match[2] ?? "", "hex"))) {
    throw new BadSignature("the signature does not belong to this body");
  }
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS)
    throw new BadSignature("the signature is too old");
}

const seal = (seconds: number, body: string | Uint8Array, secret: Uint8Array) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
