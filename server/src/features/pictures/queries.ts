import type { Queryable } from "../../db/client.ts";

export type Picture = {
  hash: string;
  contentType: "image/webp" | "image/svg+xml";
  width: number;
  height: number;
  content: Buffer;
};

/** SQL of the wire's `{ url }` of a column holding a picture's hash; null without a picture. */
export const pictureJson = (hashColumn: string) => `
  (
    select json_build_object('url', '/pictures/' || pic.hash || case pic.content_type when 'image/svg+xml' then '.svg' else '.webp' end)
    from pictures pic
    where pic.hash = ${hashColumn}
  )`;

/** The same bytes have the same hash and are kept once. */
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
    .onConflict((conflict) => conflict.doNothing())
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
