import type { Queryable } from "#server/db/client.ts";

export async function presentAdmins(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("is_admin", "=", true)
    .where("erased_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
