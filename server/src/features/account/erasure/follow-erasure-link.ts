import { refusal, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { confirmErasure } from "./ask-erasure.ts";
import { readErasureToken, type ErasureAction } from "./erasure-links.ts";
import { deleteRequest, findRequest } from "../../people/erasure-requests.queries.ts";

type Found = { action: ErasureAction; userId: number; askedAt: Date; usable: boolean };

/** What a link about the end of an account would do; null: the link is invalid. */
export async function findErasureLink(
  { db, secretKeys }: Pick<Services, "db" | "secretKeys">,
  token: string,
  now: Date,
): Promise<Found | Refused | null> {
  const read = readErasureToken(secretKeys, token, now);
  if (!read.ok)
    return read.refusal.kind === "expired" ? refusal(410, (say) => say.accounts.linkExpired) : null;
  const { action, userId, askedAt } = read.value;
  const request = await findRequest(db, userId);
  const stands = request !== null && request.askedAt.getTime() === askedAt.getTime();
  const usable = stands && (action === "keep_account" || request.confirmedAt === null);
  return { ...read.value, usable };
}

/** False: it was done before. */
export async function followErasureLink(services: Services, found: Found, now: Date): Promise<boolean> {
  if (!found.usable) return false;
  return found.action === "confirm_erasure"
    ? confirmErasure(services, found, now)
    : deleteRequest(services.db, found.userId);
}
