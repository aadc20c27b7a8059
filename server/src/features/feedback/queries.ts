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
