import type { Queryable } from "#server/db/client.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import type { AdminAction } from "../../audit/audited-action.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { deletePictureIfUnused } from "../../pictures/pictures.queries.ts";
import { decideChange, lockChange, type ChangeRow } from "../../proofs/changes.queries.ts";
import { hasLedIn } from "../../proofs/entrance/links.queries.ts";
import { selectAbout } from "../../proofs/entrance/page.queries.ts";
import { keepParts, tellOfPost } from "../../proofs/parts.queries.ts";
import { decidePost, dropPicture, lockPayout, lockPost } from "../../proofs/posts.queries.ts";
import { proposeWithin } from "../organisations/change-iban.ts";
import { NO_PICTURES, saveWithin } from "../organisations/save-organisation.ts";

type Parts = Pick<Services, "db" | "config">;
type Decision = {
  actorId: number;
  kind: "words" | "post";
  id: number;
  /** Why it is returned; null: it is shown. */
  reason: string | null;
};

const UNKNOWN = refusal(404, (say) => say.admin.looks.unknown);
const DECIDED = refusal(409, (say) => say.admin.looks.decided);
const OWN_WAY = refusal(409, (say) => say.admin.looks.ownWay);
export const NO_REASON = fieldRefusal("reason", (say) => say.admin.looks.noReason);

/** Shows what an organisation proposed, or returns it with a reason. */
export async function decideLook(
  { db, config }: Parts,
  decision: Decision,
  now: Date,
): Promise<Refused | null> {
  const decide = decision.kind === "words" ? decideWords : decidePicture;
  return db.transaction().execute((tx) => decide(tx, { ...decision, ownIban: config.associationIban }, now));
}

/** Nobody shows what could be their own: who led the organisation in returns it at most (rule 66). */
const isOwnWay = async (tx: Queryable, { actorId, reason }: Deciding, organisationId: number) =>
  reason === null && (await hasLedIn(tx, organisationId, actorId));

type Deciding = Decision & { ownIban: string | null };

async function decideWords(tx: Queryable, deciding: Deciding, now: Date): Promise<Refused | null> {
  const change = await lockChange(tx, deciding.id);
  if (change === null) return UNKNOWN;
  if (change.state !== "waiting") return DECIDED;
  if (await isOwnWay(tx, deciding, change.organisation_id)) return OWN_WAY;
  const refused = deciding.reason === null ? await takeOver(tx, change, deciding, now) : null;
  if (refused !== null) return refused;
  const { id, actorId: by, reason } = deciding;
  await decideChange(tx, { id, state: reason === null ? "approved" : "returned", reason, by }, now);
  await conclude(tx, deciding, change.organisation_id, now);
  return null;
}

/**
 * The texts are shown at once. The account holder's name is part of the account: it is proposed with the same number, so
 * another admin and seven days guard it (rule 18).
 */
async function takeOver(
  tx: Queryable,
  { organisation_id: organisationId, texts, account_holder: accountHolder }: ChangeRow,
  { actorId, ownIban }: Deciding,
  now: Date,
): Promise<Refused | null> {
  if (accountHolder !== null) {
    const { account } = await selectAbout(tx, organisationId, now);
    if (account === null) return refusal(409, (say) => say.admin.looks.noAccount);
    const { iban, communication } = account;
    const proposal = { iban, accountHolder, communication, shared: true, ownIban };
    const refused = await proposeWithin(tx, { actorId, organisationId, ...proposal }, now);
    if (refused !== null) return refused;
  }
  if (texts === null) return null;
  const { en, fr, nl } = texts;
  const english = {
    short_description: en?.short_description ?? undefined,
    long_description: en?.long_description ?? undefined,
    result: en === undefined ? undefined : en.result,
  };
  const sent = { ...english, texts: { fr, nl }, remove_result_picture: undefined, pictures: NO_PICTURES };
  return saveWithin(tx, { actorId, organisationId }, sent, now);
}

async function decidePicture(tx: Queryable, deciding: Deciding, now: Date): Promise<Refused | null> {
  const post = await lockPost(tx, deciding.id);
  if (post === null) return UNKNOWN;
  if (post.state !== "waiting") return DECIDED;
  if (await isOwnWay(tx, deciding, post.organisation_id)) return OWN_WAY;
  const { id, actorId: by, reason } = deciding;
  const payout = await lockPayout(tx, post.payout_id);
  if (reason === null && payout?.state !== "paid") return refusal(409, (say) => say.admin.looks.cameBack);
  await decidePost(tx, { id, state: reason === null ? "approved" : "returned", reason, by }, now);
  if (reason === null) {
    await keepParts(tx, post.payout_id);
    await tellOfPost(tx, id, now);
  } else if (post.picture_hash !== null) {
    await dropPicture(tx, id);
    await deletePictureIfUnused(tx, post.picture_hash);
  }
  await conclude(tx, deciding, post.organisation_id, now);
  return null;
}

const ACTIONS = {
  words: { approve: "organisation.approve_words", return: "organisation.return_words" },
  post: { approve: "organisation.approve_post", return: "organisation.return_post" },
} as const satisfies Record<Decision["kind"], Record<"approve" | "return", AdminAction>>;

/** Logs it; what is returned is mailed to the contact with its reason. */
async function conclude(
  tx: Queryable,
  { actorId, kind, id, reason }: Deciding,
  organisationId: number,
  now: Date,
): Promise<void> {
  const action = ACTIONS[kind][reason === null ? "approve" : "return"];
  const target = { kind: "organisation", id: organisationId } as const;
  await logAction(tx, { actorId, action, target, after: { [kind]: id } }, now);
  if (reason === null) return;
  const mail = { kind: "organisation_returned", payload: { what: kind, id }, organisationId } as const;
  await enqueueMail(tx, { key: `organisation-returned:${kind}:${id}`, ...mail, notBefore: now });
}
