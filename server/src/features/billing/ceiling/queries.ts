import { DEFAULT_CEILING_CENTS } from "@kalivo/domain/limits.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../../db/client.ts";

/** Who has never been a payer has the ceiling they would begin with. */
export async function ceilingOf(db: Queryable, userId: number): Promise<Cents> {
  const row = await db.selectFrom("payers").select("ceiling_cents").where("user_id", "=", userId).executeTakeFirst();
  return row?.ceiling_cents ?? DEFAULT_CEILING_CENTS;
}

export async function storeCeiling(db: Queryable, payerId: number, ceiling: Cents): Promise<void> {
  await db.updateTable("payers").set({ ceiling_cents: ceiling }).where("id", "=", payerId).execute();
}
