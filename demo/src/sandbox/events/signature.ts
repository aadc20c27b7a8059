import { readSignature, signatureProblem, timedSignature } from "@kalivo/server/crypto/timed-signature.ts";
import { BadSignature } from "@kalivo/server/adapters/payment/port.ts";

export const SIGNATURE_HEADER = "sandbox-signature";

export const signatureOf = timedSignature;

/** @throws BadSignature when the body was altered, the secret is another, or it is more than 5 minutes old */
export function verifySignature(
  body: Uint8Array,
  header: string | undefined,
  secret: Uint8Array,
  now: Date,
): void {
  const problem = signatureProblem(body, readSignature(header), secret, now);
  if (problem !== null) throw new BadSignature(problem);
}
