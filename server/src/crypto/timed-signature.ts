import { createHmac } from "node:crypto";
import { sameBytes } from "./signed-token.ts";

const TOLERANCE_SECONDS = 300;

/** `t=…,v1=…`: HMAC-SHA256 over the time and the raw bytes, as providers sign their events. */
export function timedSignature(body: string | Uint8Array, secret: string | Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${seal(seconds, body, secret).toString("hex")}`;
}

export type TimedSignature = { seconds: number; seal: Buffer };

/** The time and the first `v1` of a signature header, ignoring other fields; null: not of this format. */
export function readSignature(header: string | undefined): TimedSignature | null {
  const seconds = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header ?? "")?.[1];
  const sealed = /(?:^|,)v1=([0-9a-f]{64})(?:,|$)/.exec(header ?? "")?.[1];
  if (seconds === undefined || sealed === undefined) return null;
  return { seconds: Number(seconds), seal: Buffer.from(sealed, "hex") };
}

/** Why a signature is invalid; null when it is valid. */
export function signatureProblem(
  body: Uint8Array,
  signature: TimedSignature | null,
  secret: string | Uint8Array,
  now: Date,
): string | null {
  if (signature === null) return "there is no signature";
  if (!sameBytes(seal(signature.seconds, body, secret), signature.seal))
    return "the signature does not belong to this body";
  const old = Math.abs(now.getTime() / 1000 - signature.seconds) > TOLERANCE_SECONDS;
  return old ? "the signature is too old" : null;
}

const seal = (seconds: number, body: string | Uint8Array, secret: string | Uint8Array) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
