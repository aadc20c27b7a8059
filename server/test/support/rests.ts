import type { Queryable } from "../../src/db/client.ts";

type Told = { burnerId: number; from: Date | string; until: Date | string };

/** Inserts a rest of a burner. */
export async function newRest(db: Queryable, { burnerId, from, until }: Told): Promise<void> {
  const during = `[${new Date(from).toISOString()},${new Date(until).toISOString()})`;
  await db.insertInto("rests").values({ user_id: burnerId, during }).execute();
}
