import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";

type RefundFacts = {
  charge_id: number;
  state: string;
  amount_cents: Cents;
  provider_ref: string | null;
  requested_at: Date;
};

export async function refundFacts(db: Queryable, refundId: number): Promise<RefundFacts | null> {
  const row = await db
    .selectFrom("refunds")
    .select(["charge_id", "state", "amount_cents", "provider_ref", "requested_at"])
    .where("id", "=", refundId)
    .executeTakeFirst();
  return row ?? null;
}
