import type { Queryable } from "../../db/client.ts";

export async function goalOf(db: Queryable, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom("weekly_goals")
    .select("kcal")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.kcal ?? null;
}

export async function storeGoal(
  db: Queryable,
  { userId, kcal }: { userId: number; kcal: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto("weekly_goals")
    .values({ user_id: userId, kcal, set_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ kcal, set_at: now }))
    .execute();
}

export async function deleteGoal(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("weekly_goals").where("user_id", "=", userId).execute();
}
