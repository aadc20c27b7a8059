import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { erasePerson, type Erased } from "../../account/erasure/erase-person.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { dropProposalsAround } from "../proposals/proposals.queries.ts";
import { findPerson, lockAdmins } from "./people.queries.ts";
import { UNKNOWN_PERSON } from "./set-admin.ts";

type Erasure = {
  /** Null: the command line. */
  actorId: number | null;
  personId: number;
  publicUrl: string;
};

/** Rule 31, for a request by mail, after two admins or the operator decided it. */
export async function eraseNow(
  tx: Queryable,
  { actorId, personId, publicUrl }: Erasure,
  now: Date,
): Promise<void> {
  await tellAdmins(tx, { event: "erased", id: personId, personId, actorId }, now);
  await dropProposalsAround(tx, { userId: personId, by: actorId }, now);
  await erasePerson(tx, { id: personId, publicUrl }, now);
  await logAction(tx, { actorId, action: "person.erase", target: { kind: "person", id: personId } }, now);
}

/** By the command line. An admin loses the role before the erasure; one already erased stays as is. */
export async function eraseByOperator(
  { db, config }: Pick<Services, "db" | "config">,
  personId: number,
  now: Date,
): Promise<Result<Erased, Refused>> {
  return db.transaction().execute(async (tx) => {
    await lockAdmins(tx);
    const person = await findPerson(tx, personId);
    if (person === null) return refuse(UNKNOWN_PERSON);
    if (person.isAdmin) return refuse(refusal(409, (say) => say.admin.people.eraseNoAdmin));
    if (person.erasedAt !== null) return accept("before");
    await eraseNow(tx, { actorId: null, personId, publicUrl: config.publicUrl }, now);
    return accept("now");
  });
}
