import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { eraseNow } from "../people/erase-person.ts";
import { findPerson, lockAdmins } from "../people/people.queries.ts";
import { makeAdmin } from "../people/set-admin.ts";
import { refuseErasure } from "./propose.ts";
import {
  decideProposal,
  grantsDue,
  lockProposal,
  madeEachOther,
  type Proposal,
} from "./proposals.queries.ts";

type Parts = Pick<Services, "db" | "config">;
type Deciding = { actorId: number; proposalId: number };

const UNKNOWN = refusal(404, (say) => say.admin.people.unknownProposal);
const DECIDED = refusal(409, (say) => say.admin.people.proposalDecided);

/** By another admin than the proposer, neither of whom made the other an admin lately. Returns whom it is about. */
export async function confirmProposal(
  { db, config }: Parts,
  { actorId, proposalId, confirm = "" }: Deciding & { confirm?: string | undefined },
  now: Date,
): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    await lockAdmins(tx);
    const proposal = await lockProposal(tx, proposalId);
    if (proposal === null) return refuse(UNKNOWN);
    const refused = await refuseDecision(tx, proposal, { actorId, confirm }, now);
    if (refused !== null) return refuse(refused);
    await carryOut(tx, { proposal, actorId, publicUrl: config.publicUrl }, now);
    return accept(proposal.user_id);
  });
}

async function refuseDecision(
  tx: Queryable,
  { state, kind, user_id, proposed_by }: Proposal,
  { actorId, confirm }: { actorId: number; confirm: string },
  now: Date,
): Promise<Refused | null> {
  if (state !== "proposed") return DECIDED;
  if (user_id === actorId || proposed_by === actorId)
    return refusal(409, (say) => say.admin.people.ownProposal);
  if (await madeEachOther(tx, actorId, proposed_by, now)) return MADE_EACH_OTHER;
  const person = await findPerson(tx, user_id);
  if (person === null || person.erasedAt !== null) return DECIDED;
  return kind === "erase" ? refuseErasure(person, confirm) : null;
}

/** An admin must not be the second pair of eyes of the one who made them an admin (rule 40). */
export const MADE_EACH_OTHER = refusal(409, (say) => say.admin.people.madeEachOther);

type Done = { proposal: Proposal; actorId: number | null; publicUrl: string };

async function carryOut(tx: Queryable, { proposal, actorId, publicUrl }: Done, now: Date): Promise<void> {
  const { id, kind, user_id: personId } = proposal;
  await decideProposal(tx, { id, state: "done", by: actorId }, now);
  if (kind === "grant") return makeAdmin(tx, { actorId, personId, event: "grant_done" }, now);
  return eraseNow(tx, { actorId, personId, publicUrl }, now);
}

/** Any admin may object, also the proposer: then nothing happens. */
export async function objectTo(
  { db }: Pick<Parts, "db">,
  { actorId, proposalId }: Deciding,
  now: Date,
): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    const proposal = await lockProposal(tx, proposalId);
    if (proposal === null) return refuse(UNKNOWN);
    if (proposal.state !== "proposed") return refuse(DECIDED);
    const { id, kind, user_id: personId } = proposal;
    await decideProposal(tx, { id, state: "objected", by: actorId }, now);
    await tellAdmins(tx, { event: `${kind}_objected`, id, personId, actorId }, now);
    const target = { kind: "person", id: personId } as const;
    const action = kind === "grant" ? "admin.object" : "person.object_erase";
    await logAction(tx, { actorId, action, target, after: { proposal: id } }, now);
    return accept(personId);
  });
}

/** Due step: a proposed admin to whom nobody objected becomes one a week later. */
export async function grantUnopposed({ db, clock, config }: Services): Promise<void> {
  const now = clock.now();
  for (const id of await grantsDue(db, now))
    await db.transaction().execute(async (tx) => {
      await lockAdmins(tx);
      const proposal = await lockProposal(tx, id);
      if (proposal?.state !== "proposed") return;
      const person = await findPerson(tx, proposal.user_id);
      if (person === null || person.erasedAt !== null)
        return decideProposal(tx, { id, state: "objected", by: null }, now);
      return carryOut(tx, { proposal, actorId: null, publicUrl: config.publicUrl }, now);
    });
}
