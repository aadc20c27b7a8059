import type { Queryable } from "#server/db/client.ts";

/** What the link of an unused reset is derived from. */
export const findResetSeed = (db: Queryable, id: number) =>
  db
    .selectFrom("password_resets")
    .select(["seed", "token_hash"])
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
