import { sql } from "kysely";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../../../db/client.ts";
import type { Counted } from "../owed/queries.ts";

export async function insertLeftAfterAll(
  db: Queryable,
  { payoutId, day, reference, by }: { payoutId: number; day: Day; reference: string; by: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto("payouts_left_after_all")
    .values({ payout_id: payoutId, day, reference, seen_by: by, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a statement showed of it and nobody has decided; null: nothing. Held. */
export async function unresolvedOf(
  db: Queryable,
  payoutId: number,
): Promise<{ id: number; day: Day; reference: string } | null> {
  const row = await db
    .selectFrom("payouts_left_after_all")
    .select(["id", "day", "reference"])
    .where("payout_id", "=", payoutId)
    .where("resolution", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function resolveLeftAfterAll(
  db: Queryable,
  id: number,
  { by, resolution }: { by: number; resolution: "left" | "came_back" },
  now: Date,
): Promise<void> {
  await db
    .updateTable("payouts_left_after_all")
    .set({ resolution, resolved_by: by, resolved_at: now })
    .where("id", "=", id)
    .execute();
}

/** By organisation, with the oldest run: payouts that a statement shows leaving although they were marked as sent back. */
export async function payoutsLeftAfterAll(db: Queryable): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select min(p.run_id) as id, o.name, count(*)::int as count, min(l.seen_at) as since
    from payouts_left_after_all l
    join payouts p on p.id = l.payout_id
    join organisations o on o.id = p.organisation_id
    where l.resolution is null
    group by o.id
    order by since
  `.execute(db);
  return rows;
}
