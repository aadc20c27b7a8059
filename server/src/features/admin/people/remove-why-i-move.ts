import type { Db } from "#server/db/client.ts";
import type { Refused } from "#server/http/refusal.ts";
import { lockUser, updateUser } from "../../people/people.queries.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { findPerson } from "./people.queries.ts";
import { UNKNOWN_PERSON } from "./set-admin.ts";

type Removal = { actorId: number; personId: number; reason: string };

/**
 * Rule 61. The log has the admin's reason and never the words, so that an erasure leaves nothing of them. Where there are none
 * nothing is written, not even the log.
 */
export async function removeWhyIMove(
  db: Db,
  { actorId, personId, reason }: Removal,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, personId);
    if (person === null || person.erasedAt !== null) return UNKNOWN_PERSON;
    const before = await lockUser(tx, personId);
    if (before.why_i_move === null) return null;
    await updateUser(tx, personId, { why_i_move: null });
    const target = { kind: "person", id: personId } as const;
    await logAction(tx, { actorId, action: "person.remove_why", target, after: { reason } }, now);
    return null;
  });
}
