import type { Language } from "@kalivo/domain/language.ts";
import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

type PostRow = {
  id: number;
  organisation_id: number;
  payout_id: number;
  language: Language;
  body: string;
  picture_hash: string | null;
  state: "waiting" | "approved" | "returned";
};

type NewPost = {
  organisationId: number;
  payoutId: number;
  language: Language;
  text: string;
  pictureHash: string | null;
  pictureText: string | null;
};

/** Its id; null: the payout has a post that was not returned. */
export async function insertPost(db: Queryable, post: NewPost, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into proof_posts
      (organisation_id, payout_id, language, body, picture_hash, picture_text, posted_at)
    values (
      ${post.organisationId}, ${post.payoutId}, ${post.language}, ${post.text}, ${post.pictureHash}, ${post.pictureText},
      ${now}
    )
    on conflict (payout_id) where state <> 'returned' do nothing
    returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Locks it. */
export async function lockPost(db: Queryable, id: number): Promise<PostRow | null> {
  const { rows } = await sql<PostRow>`
    select id, organisation_id, payout_id, language, body, picture_hash, state
    from proof_posts
    where id = ${id}
    for update
  `.execute(db);
  return rows[0] ?? null;
}

type PayoutOfPost = { organisation_id: number; state: string };

/** Locks it, so that one that comes back meanwhile waits. */
export async function lockPayout(db: Queryable, id: number): Promise<PayoutOfPost | null> {
  const { rows } = await sql<PayoutOfPost>`
    select organisation_id, state from payouts where id = ${id} for share
  `.execute(db);
  return rows[0] ?? null;
}

type DecidedPost = { id: number; state: "approved" | "returned"; reason: string | null; by: number };

export async function decidePost(
  db: Queryable,
  { id, state, reason, by }: DecidedPost,
  now: Date,
): Promise<void> {
  await db
    .updateTable("proof_posts")
    .set({ state, reason, decided_by: by, decided_at: now })
    .where("id", "=", id)
    .execute();
}

/** A returned post shows its picture no more. */
export async function dropPicture(db: Queryable, id: number): Promise<void> {
  await db
    .updateTable("proof_posts")
    .set({ picture_hash: null, picture_text: null })
    .where("id", "=", id)
    .execute();
}

/** @throws an error about `ONE_POST_A_PAYOUT` when the other payout has a post */
export async function movePost(db: Queryable, id: number, payoutId: number): Promise<void> {
  await db.updateTable("proof_posts").set({ payout_id: payoutId }).where("id", "=", id).execute();
}

export const ONE_POST_A_PAYOUT = "one_post_a_payout";
