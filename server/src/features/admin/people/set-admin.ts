import type { Db, Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { forgetFactor } from "../../auth/second-factor/second-factor.queries.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { setAdmin as writeAdmin } from "../../people/people.queries.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { dropProposalsAround, isNewOrTook } from "../proposals/proposals.queries.ts";
import { countOtherAdmins, findPerson, lockAdmins } from "./people.queries.ts";

/** Null: the operator, by the command line. */
type Change = { actorId: number | null; personId: number };

/** By the command line, at once; every admin is told. Admins propose (`proposeAdmin`). */
export async function grantByOperator(db: Db, personId: number, now: Date): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    await lockAdmins(tx);
    const person = await findPerson(tx, personId);
    if (person === null || person.erasedAt !== null) return UNKNOWN_PERSON;
    if (person.isAdmin) return null;
    await dropProposalsAround(tx, { userId: personId, by: null }, now);
    await makeAdmin(tx, { actorId: null, personId, event: "granted_by_operator" }, now);
    return null;
  });
}

/**
 * Makes the person an admin. An earlier second factor is deleted: whoever knows the password of a person who was no admin
 * meanwhile must not inherit it.
 */
export async function makeAdmin(
  tx: Queryable,
  { actorId, personId, event }: Change & { event: "grant_done" | "granted_by_operator" },
  now: Date,
): Promise<void> {
  await forgetFactor(tx, personId);
  await writeAdmin(tx, personId, true);
  await tellAdmins(tx, { event, id: personId, personId, actorId }, now);
  await log(tx, { actorId, personId, admin: true }, now);
}

/**
 * At once, by any other admin or the command line; one admin is always left. The person's proposals are deleted too. To
 * limit the damage of a stolen session, an admin can revoke one other's rights per week, and a new admin nobody's.
 */
export async function revokeAdmin(db: Db, { actorId, personId }: Change, now: Date): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    await lockAdmins(tx);
    const person = await findPerson(tx, personId);
    if (person === null || person.erasedAt !== null) return UNKNOWN_PERSON;
    if (!person.isAdmin) return null;
    if (personId === actorId) return refusal(409, (say) => say.admin.people.notOneself);
    if ((await countOtherAdmins(tx, personId)) === 0)
      return refusal(409, (say) => say.admin.people.lastAdmin);
    if (actorId !== null && (await isNewOrTook(tx, actorId, now)))
      return refusal(409, (say) => say.admin.people.tookLately);
    await writeAdmin(tx, personId, false);
    await forgetFactor(tx, personId);
    await dropProposalsAround(tx, { userId: personId, by: actorId }, now);
    await tellAdmins(tx, { event: "revoked", id: personId, personId, actorId }, now, [personId]);
    await log(tx, { actorId, personId, admin: false }, now);
    return null;
  });
}

const log = (tx: Queryable, { actorId, personId, admin }: Change & { admin: boolean }, now: Date) =>
  logAction(
    tx,
    {
      actorId,
      action: admin ? "admin.grant" : "admin.revoke",
      target: { kind: "person", id: personId },
      before: { admin: !admin },
      after: { admin },
    },
    now,
  );

export const UNKNOWN_PERSON = refusal(404, (say) => say.admin.people.unknown);
