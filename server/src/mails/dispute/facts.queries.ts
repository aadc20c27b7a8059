import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";

export async function disputeFacts(
  db: Queryable,
  disputeId: number,
): Promise<{ charge_id: number; amount_cents: Cents; state: string } | null> {
  const row = await db
    .selectFrom("disputes")
    .select(["charge_id", "amount_cents", "state"])
    .where("id", "=", disputeId)
    .executeTakeFirst();
  return row ?? null;
}
