import type { Db } from "#server/db/client.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { findPerson, lockAdmins, type PersonState } from "../people/people.queries.ts";
import { UNKNOWN_PERSON } from "../people/set-admin.ts";
import { insertProposal, type ProposalKind } from "./proposals.queries.ts";

type Proposing = { actorId: number; personId: number };

/** Rule 40: a new admin takes two admins, or one and a week in which every admin is told and may object. */
export const proposeAdmin = (db: Db, acting: Proposing, now: Date): Promise<Refused | null> =>
  propose(db, { ...acting, kind: "grant", refuse: refuseGrant }, now);

/** An admin with an unconfirmed address would not be told what the others do. */
function refuseGrant({ isAdmin, confirmedAt }: PersonState): Refused | null {
  if (isAdmin) return ALREADY_ADMIN;
  return confirmedAt === null ? refusal(409, (say) => say.admin.people.unconfirmed) : null;
}

/** The person's mail address must be typed again: an erasure cannot be undone. */
export const proposeErasure = (
  db: Db,
  { confirm, ...acting }: Proposing & { confirm: string },
  now: Date,
): Promise<Refused | null> =>
  propose(db, { ...acting, kind: "erase", refuse: (person) => refuseErasure(person, confirm) }, now);

/** Checked before it is proposed and again before it is done. An admin loses the role before the erasure. */
export function refuseErasure(person: PersonState, confirm: string): Refused | null {
  if (person.isAdmin) return refusal(409, (say) => say.admin.people.eraseNoAdmin);
  return confirm.toLowerCase() === person.email.toLowerCase()
    ? null
    : fieldRefusal("confirm", (say) => say.admin.people.notTheirMail);
}

type What = Proposing & { kind: ProposalKind; refuse: (person: PersonState) => Refused | null };

async function propose(
  db: Db,
  { actorId, personId, kind, refuse }: What,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    await lockAdmins(tx);
    const person = await findPerson(tx, personId);
    if (person === null || person.erasedAt !== null) return UNKNOWN_PERSON;
    if (personId === actorId) return NOT_ONESELF[kind];
    const refused = refuse(person);
    if (refused !== null) return refused;
    const id = await insertProposal(tx, { kind, userId: personId, proposedBy: actorId }, now);
    if (id === null) return refusal(409, (say) => say.admin.people.proposalWaits);
    await tellAdmins(tx, { event: `${kind}_proposed`, id, personId, actorId }, now);
    const [action, target] = [ACTIONS[kind], { kind: "person", id: personId } as const];
    await logAction(tx, { actorId, action, target, after: { proposal: id } }, now);
    return null;
  });
}

const ACTIONS = { grant: "admin.propose", erase: "person.propose_erase" } as const;
const ALREADY_ADMIN = refusal(409, (say) => say.admin.people.alreadyAdmin);
const NOT_ONESELF = {
  grant: ALREADY_ADMIN,
  erase: refusal(409, (say) => say.admin.people.eraseNotOneself),
};
