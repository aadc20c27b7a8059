import type { Queryable } from "../../db/client.ts";

/** The payer behind a person, made with the first pledge or payment method. */
export async function ensurePayer(db: Queryable, userId: number, now: Date): Promise<number> {
  const made = await db
    .insertInto("payers")
    .values({ user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made !== undefined) return made.id;
  const { id } = await db
    .selectFrom("payers")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return id;
}
