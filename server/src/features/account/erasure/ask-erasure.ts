import type { Proof } from "@kalivo/contract/shapes/proof.ts";
import { ERASURE_DAYS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { proveIdentity } from "../../auth/proof.ts";
import { revokeSessionsOf } from "../../auth/auth.queries.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { isEmailConfirmed } from "../../people/confirmed-email.queries.ts";
import { confirmRequest, insertRequest } from "../../people/erasure-requests.queries.ts";

const DAY_MS = 86_400_000;

/**
 * Requests the end of the account; a mail to the confirmed address asks for confirmation. Admins must give up their rights
 * first.
 */
export async function askErasure(
  services: Pick<Services, "db" | "config" | "limits" | "traces">,
  person: SignedIn,
  proof: Proof,
  now: Date,
): Promise<Refused | null> {
  const { db } = services;
  if (person.admin) return refusal(409, (say) => say.accounts.adminCannotLeave);
  if (!(await isEmailConfirmed(db, person.id))) return refusal(403, (say) => say.accounts.addressUnconfirmed);
  const refused = await proveIdentity(services, person, proof, now);
  if (refused !== null) return refused;
  await db.transaction().execute(async (tx) => {
    await insertRequest(tx, person.id, now);
    await mailAbout(tx, "confirm_erasure", { userId: person.id, askedAt: now }, now);
  });
  return null;
}

/** Starts the waiting period: every session ends, and signing in again keeps the account. */
export async function confirmErasure(
  { db }: Pick<Services, "db">,
  request: { userId: number; askedAt: Date },
  now: Date,
): Promise<boolean> {
  const dueAt = new Date(now.getTime() + ERASURE_DAYS * DAY_MS);
  return db.transaction().execute(async (tx) => {
    if (!(await confirmRequest(tx, request, { now, dueAt }))) return false;
    await revokeSessionsOf(tx, request.userId, now);
    await mailAbout(tx, "erasure_coming", request, now);
    return true;
  });
}

const mailAbout = (
  tx: Queryable,
  kind: "confirm_erasure" | "erasure_coming",
  { userId, askedAt }: { userId: number; askedAt: Date },
  now: Date,
): Promise<void> =>
  enqueueMail(tx, {
    key: `${kind}:${userId}:${askedAt.toISOString()}`,
    kind,
    userId,
    payload: { asked_at: askedAt.toISOString() },
    notBefore: now,
  });
