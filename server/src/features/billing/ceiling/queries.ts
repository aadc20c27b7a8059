import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../../db/client.ts";

export async function storeCeiling(db: Queryable, payerId: number, ceiling: Cents): Promise<void> {
  await db.updateTable("payers").set({ ceiling_cents: ceiling }).where("id", "=", payerId).execute();
}
