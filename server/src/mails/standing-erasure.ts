import { findRequest, type ErasureRequest } from "../features/people/erasure-requests.queries.ts";
import type { Recipient } from "../features/mail/mail-kind.ts";
import type { Services } from "../services.ts";

/** The request that a mail is about, unless it was taken back or made anew since. */
export async function standingErasure(
  { db }: Services,
  { payload, recipient: { userId } }: { payload: { asked_at: string }; recipient: Recipient },
): Promise<ErasureRequest | null> {
  const request = await findRequest(db, userId);
  return request?.askedAt.toISOString() === payload.asked_at ? request : null;
}
