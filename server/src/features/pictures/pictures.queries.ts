import { sql } from "kysely";
import { PORTRAITS } from "@kalivo/domain/people/portrait.ts";
import type { Queryable } from "../../db/client.ts";

export type Picture = {
  hash: string;
  contentType: "image/webp" | "image/svg+xml";
  width: number;
  height: number;
  content: Buffer;
};

/** The path of a stored picture: its hash, then how it is encoded. */
export const PICTURE_ADDRESS = /^\/pictures\/([0-9a-f]{64})\.(webp|svg)$/;

/** SQL of the wire's `{ url }` of a column holding a picture's hash; null without a picture. */
export const pictureJson = (hashColumn: string) => `
  (
    select json_build_object('url', '/pictures/' || pic.hash || case pic.content_type when 'image/svg+xml' then '.svg' else '.webp' end)
    from pictures pic
    where pic.hash = ${hashColumn}
  )`;

/** The same of a person, whose row has this alias: the photo, or the drawn portrait they chose. */
export const faceJson = (user: string) => `
  coalesce(
    ${pictureJson(`${user}.picture_hash`)},
    case when ${user}.portrait is not null then json_build_object('url', '${PORTRAITS}' || ${user}.portrait || '.svg') end
  )`;

/** Stored once: the same bytes have the same hash. */
export async function insertPicture(db: Queryable, picture: Picture, now: Date) {
  await db
    .insertInto("pictures")
    .values({
      hash: picture.hash,
      content_type: picture.contentType,
      width: picture.width,
      height: picture.height,
      content: picture.content,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ created_at: now })) // locks the row: a concurrent removal of the same picture waits
    .execute();
}

export async function findPicture(
  db: Queryable,
  hash: string,
): Promise<{ content_type: string; content: Buffer } | null> {
  const picture = await db
    .selectFrom("pictures")
    .select(["content_type", "content"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return picture ?? null;
}

/** Deletes a picture unless it is used elsewhere. */
export async function deletePictureIfUnused(db: Queryable, hash: string): Promise<void> {
  await sql`
    delete from pictures p
    where p.hash = ${hash}
      and not exists (select from users u where u.picture_hash = p.hash)
      and not exists (select from teams t where p.hash in (t.picture_hash, t.banner_hash))
      and not exists (
        select from organisations o
        where p.hash in (o.logo_hash, o.logo_gray_hash, o.banner_hash, o.result_hash)
      )
      and not exists (select from proof_posts q where q.picture_hash = p.hash)
  `.execute(db);
}
