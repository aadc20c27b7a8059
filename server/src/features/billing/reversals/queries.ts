import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../../db/client.ts";

export type GivenShare = { line_id: number; organisation_id: number; cents: Cents };

/** What of a charge still counts as given, share by share. */
export async function givenShares(db: Queryable, chargeId: number): Promise<GivenShare[]> {
  const { rows } = await sql<GivenShare>`
    select line_id, organisation_id, cents
    from given_shares
    where charge_id = ${chargeId}
      and cents > 0
    order by line_id, organisation_id
  `.execute(db);
  return rows;
}

export async function insertReversal(
  db: Queryable,
  reversal: { chargeId: number; kind: "refund" | "dispute"; amount: Cents; at: Date },
  shares: readonly GivenShare[],
): Promise<number> {
  const { id } = await db
    .insertInto("reversals")
    .values({
      charge_id: reversal.chargeId,
      kind: reversal.kind,
      amount_cents: reversal.amount,
      effective_at: reversal.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("reversal_shares")
    .values(
      shares.map(({ line_id, organisation_id, cents }) => ({
        reversal_id: id,
        line_id,
        organisation_id,
        amount_cents: cents,
      })),
    )
    .execute();
  return id;
}

export async function markUndone(db: Queryable, reversalId: number, at: Date): Promise<void> {
  await db
    .updateTable("reversals")
    .set({ undone_at: at })
    .where("id", "=", reversalId)
    .where("undone_at", "is", null)
    .execute();
}
