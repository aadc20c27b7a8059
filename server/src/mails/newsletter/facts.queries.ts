import type { Queryable } from "#server/db/client.ts";

export const findNewsletterText = (db: Queryable, id: number) =>
  db.selectFrom("newsletters").select(["subject", "body"]).where("id", "=", id).executeTakeFirst();
