import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../src/db/client.ts";

export type ToldVersion = { rate: number; from: string; until: string | null; planned: boolean };

/** What a payer promised a burner: each version by its rate and its days in Brussels, the first one first. */
export async function versionsOf(db: Queryable, payer: number, burner: number): Promise<ToldVersion[]> {
  const rows = await db
    .selectFrom("pledges")
    .select((of) => [
      "rate_cents as rate",
      "planned_at",
      of.fn<Date>("lower", ["valid"]).as("from"),
      of.fn<Date | null>("upper", ["valid"]).as("until"),
    ])
    .where("payer_id", "=", payer)
    .where("burner_id", "=", burner)
    .orderBy((of) => of.fn("lower", ["valid"]))
    .execute();
  return rows.map(({ rate, planned_at, from, until }) => ({
    rate,
    from: brusselsDay(from),
    until: until === null ? null : brusselsDay(until),
    planned: planned_at !== null,
  }));
}
