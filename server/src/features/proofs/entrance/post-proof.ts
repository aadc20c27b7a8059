import type { Language } from "@kalivo/domain/language.ts";
import { isPictureTooThin, LEAST_SIDE_PX, MOST_STRETCHED } from "@kalivo/domain/organisations/proof-text.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { violatedConstraint } from "#server/db/violated-constraint.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import type { Upload } from "#server/http/uploads.ts";
import { insertPicture, type Picture } from "../../pictures/pictures.queries.ts";
import { BANNER_SIDE_PX, preparePicture, unreadablePicture } from "../../pictures/prepare-picture.ts";
import { keepParts } from "../parts.queries.ts";
import { insertPost, lockPayout, lockPost, movePost, ONE_POST_A_PAYOUT } from "../posts.queries.ts";

type Post = {
  organisationId: number;
  payoutId: number;
  language: Language;
  text: string;
  pictureText: string | null;
  file: Upload | undefined;
};

const UNKNOWN_PAYOUT = refusal(404, (say) => say.entrance.unknownPayout);
const CAME_BACK = refusal(409, (say) => say.entrance.cameBack);
const HAS_A_POST = refusal(409, (say) => say.entrance.hasPost);

/** Two sentences and a picture for a payout that is confirmed as paid; shown once an admin has looked at them. */
export async function postProof(db: Db, post: Post, now: Date): Promise<Refused | null> {
  const picture = await readPicture(post.file);
  if (!picture.ok) return picture.refusal;
  return db.transaction().execute(async (tx) => {
    const payout = await lockPayout(tx, post.payoutId);
    if (payout?.organisation_id !== post.organisationId) return UNKNOWN_PAYOUT;
    if (payout.state === "returned") return CAME_BACK;
    if (payout.state !== "paid") return UNKNOWN_PAYOUT;
    if (picture.value !== null) await insertPicture(tx, picture.value, now);
    const { pictureText, ...said } = post;
    const pictureHash = picture.value?.hash ?? null;
    const kept = { ...said, pictureHash, pictureText: pictureHash === null ? null : pictureText };
    return (await insertPost(tx, kept, now)) === null ? HAS_A_POST : null;
  });
}

async function readPicture(file: Upload | undefined): Promise<Result<Picture | null, Refused>> {
  if (file === undefined) return accept(null);
  const picture = await preparePicture(file, BANNER_SIDE_PX);
  if (picture === null) return refuse(unreadablePicture("picture"));
  return isPictureTooThin(picture)
    ? refuse(fieldRefusal("picture", (say) => say.entrance.thinPicture(LEAST_SIDE_PX, MOST_STRETCHED)))
    : accept(picture);
}

type Move = { organisationId: number; postId: number; payoutId: number };

/** A post whose transfer came back belongs to the payout by which the money was paid again. */
export async function moveProof(db: Db, move: Move): Promise<Refused | null> {
  try {
    return await db.transaction().execute((tx) => moveWithin(tx, move));
  } catch (error) {
    if (violatedConstraint(error) === ONE_POST_A_PAYOUT) return HAS_A_POST;
    throw error;
  }
}

async function moveWithin(
  tx: Queryable,
  { organisationId, postId, payoutId }: Move,
): Promise<Refused | null> {
  const post = await lockPost(tx, postId);
  const payout = await lockPayout(tx, payoutId);
  if (post?.organisation_id !== organisationId || payout?.organisation_id !== organisationId)
    return UNKNOWN_PAYOUT;
  const from = await lockPayout(tx, post.payout_id);
  if (from?.state !== "returned" || payout.state !== "paid" || post.state === "returned")
    return refusal(409, (say) => say.entrance.notPaidAgain);
  await movePost(tx, postId, payoutId);
  if (post.state === "approved") await keepParts(tx, payoutId);
  return null;
}
