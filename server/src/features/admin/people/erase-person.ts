import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Services } from "../../../services.ts";
import { fieldRefusal, refusal, type Refused } from "../../../http/refusal.ts";
import { erasePerson as erase, type Erased } from "../../people/erase-person.ts";
import { logAction } from "../audit/queries.ts";
import { findPerson, lockAdmins } from "./queries.ts";
import { UNKNOWN_PERSON } from "./set-admin.ts";

type Erasure = {
  /** Null: the command line, which may erase anybody. */
  actorId: number | null;
  personId: number;
  /** The person's mail address, said again: there is no way back. */
  confirm: string;
};

/** Rule 31, for the request that comes by mail. What was erased before stays as it is. */
export async function erasePerson(
  { db, config }: Pick<Services, "db" | "config">,
  { actorId, personId, confirm }: Erasure,
  now: Date,
): Promise<Result<Erased, Refused>> {
  return db.transaction().execute(async (tx) => {
    await lockAdmins(tx); // two admins do not erase each other at once
    const person = await findPerson(tx, personId);
    if (person === null) return refuse(UNKNOWN_PERSON);
    if (personId === actorId) return refuse(refusal(409, (say) => say.admin.people.eraseNotOneself));
    if (person.erasedAt !== null) return accept("before");
    if (confirm.toLowerCase() !== person.email.toLowerCase())
      return refuse(fieldRefusal("confirm", (say) => say.admin.people.notTheirMail));
    await erase(tx, { id: personId, publicUrl: config.publicUrl }, now);
    await logAction(tx, { actorId, action: "person.erase", target: { kind: "person", id: personId } }, now);
    return accept("now");
  });
}
