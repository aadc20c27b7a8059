import { createHmac } from "node:crypto";
import { sameBytes } from "./signed-token.ts";

const TOLERANCE_SECONDS = 300;

/** `t=…,v1=…`: HMAC-SHA256 over the time and the bytes as sent, as providers sign their events. */
export function timedSignature(body: string | Uint8Array, secret: string | Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${seal(seconds, body, secret).toString("hex")}`;
}

/** What is wrong with a signature; null when it is good. */
export function signatureProblem(
  body: Uint8Array,
  header: string | undefined,
  secret: string | Uint8Array,
  now: Date,
): string | null {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "");
  if (match === null) return "there is no signature";
  const seconds = Number(match[1]);
  if (!sameBytes(seal(seconds, body, secret), Buffer.from(match[2] ?? "", "hex")))
    return "the signature does not belong to this body";
  const old = Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS;
  return old ? "the signature is too old" : null;
}

const seal = (seconds: number, body: string | Uint8Array, secret: string | Uint8Array) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
