import type { Db } from "../../../db/client.ts";
import { refusal, type Refused } from "../../../http/refusal.ts";
import { setAdmin as writeAdmin } from "../../people/queries.ts";
import { logAction } from "../audit/queries.ts";
import { countOtherAdmins, findPerson, lockAdmins } from "./queries.ts";

/** Rule 30: admins are made by the command line (no actor) or another admin; there is always one left. */
export async function setAdmin(
  db: Db,
  { actorId, personId, admin }: { actorId: number | null; personId: number; admin: boolean },
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    await lockAdmins(tx);
    const person = await findPerson(tx, personId);
    if (person === null || person.erasedAt !== null) return UNKNOWN_PERSON;
    if (person.isAdmin === admin) return null;
    if (!admin && personId === actorId) return refusal(409, (say) => say.admin.people.notOneself);
    if (!admin && (await countOtherAdmins(tx, personId)) === 0)
      return refusal(409, (say) => say.admin.people.lastAdmin);
    await writeAdmin(tx, personId, admin);
    await logAction(
      tx,
      {
        actorId,
        action: admin ? "admin.grant" : "admin.revoke",
        target: { kind: "person", id: personId },
        before: { admin: person.isAdmin },
        after: { admin },
      },
      now,
    );
    return null;
  });
}

export const UNKNOWN_PERSON = refusal(404, (say) => say.admin.people.unknown);
