import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";

export type NewFeedback = {
  /** Null: anonymous. */
  userId: number | null;
  body: string;
  log: string | null;
  createdAt: Date;
};

export async function insertFeedback(db: Queryable, { userId, body, log, createdAt }: NewFeedback) {
  await db.insertInto("feedback").values({ user_id: userId, body, log, created_at: createdAt }).execute();
}

/** Makes feedback anonymous (rule 31): it keeps only its day, without a log, and without the author's name in its text. */
export async function forgetAuthor(db: Queryable, userId: number, words: readonly string[]): Promise<void> {
  for (const word of words) {
    await sql`
      update feedback
      set body = regexp_replace(body, '***=' || ${word}, '(removed)', 'gi')
      where user_id = ${userId}
    `.execute(db);
  }
  await sql`
    update feedback
    set user_id = null, log = null, created_at = date_trunc('day', created_at, 'Europe/Brussels')
    where user_id = ${userId}
  `.execute(db);
}

/** Marks feedback as read, by whom and when; null: as unread. False when nothing changed, or there is no such feedback. */
export async function setRead(
  db: Queryable,
  id: number,
  read: { by: number; at: Date } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("feedback")
    .set({ read_at: read?.at ?? null, handled_by: read?.by ?? null })
    .where("id", "=", id)
    .where("read_at", read === null ? "is not" : "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
