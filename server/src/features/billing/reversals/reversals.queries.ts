import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";

export type GivenShare = { line_id: number; burner_id: number; organisation_id: number; cents: Cents };

/** What of a charge still counts as given, share by share. */
export async function givenShares(db: Queryable, chargeId: number): Promise<GivenShare[]> {
  const { rows } = await sql<GivenShare>`
    select line_id, burner_id, organisation_id, cents
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

/** The payer and month of a charge. */
export const partiesOf = (db: Queryable, chargeId: number) =>
  db
    .selectFrom("charges")
    .select(["id", "payer_id", "period_id"])
    .where("id", "=", chargeId)
    .executeTakeFirstOrThrow();

export async function markUndone(db: Queryable, reversalId: number, at: Date): Promise<void> {
  await db
    .updateTable("reversals")
    .set({ undone_at: at })
    .where("id", "=", reversalId)
    .where("undone_at", "is", null)
    .execute();
}

/**
 * What of a charge is neither refunded nor lost, leaving out one refund or dispute: the sum that the shares still cover in
 * the ledger. An open dispute has not touched them.
 */
export async function notReturned(
  db: Queryable,
  chargeId: number,
  { refund = 0, dispute = 0 }: { refund?: number; dispute?: number } = {},
): Promise<Cents> {
  const { rows } = await sql<{ left: Cents }>`
    select greatest(0, c.amount_cents
      - coalesce((
        select sum(r.amount_cents)
        from refunds r
        where r.charge_id = c.id
          and r.id <> ${refund}
          and r.state in ('pending', 'succeeded')
      ), 0)
      - coalesce((
        select sum(d.amount_cents)
        from disputes d
        where d.charge_id = c.id
          and d.id <> ${dispute}
          and d.state = 'lost'
      ), 0))::bigint as left
    from charges c
    where c.id = ${chargeId}
  `.execute(db);
  return rows[0]?.left ?? 0n;
}

/** SQL: what of a charge `c` was returned and did not come back, as it counts in all figures (rule 16). */
export const RETURNED = sql`
  coalesce((
    select sum(r.amount_cents)
    from reversals r
    where r.charge_id = c.id
      and r.undone_at is null
  ), 0)::bigint`;

/** SQL: what happened to the money of a charge `c` after it was collected; null: nothing. */
export const WENT_BACK = sql`
  case
    when c.state <> 'succeeded' then null
    when exists (select from disputes d where d.charge_id = c.id and d.state = 'open') then 'disputed'
    when exists (select from disputes d where d.charge_id = c.id and d.state = 'lost') then 'lost'
    when exists (select from refunds f where f.charge_id = c.id and f.state in ('requested', 'pending')) then 'refunding'
    when ${RETURNED} >= c.amount_cents then 'refunded'
    when ${RETURNED} > 0 then 'partly_refunded'
  end`;

/** The sums returned of all charges of a month, by kind. */
export async function returnedOfMonth(
  db: Queryable,
  period: PeriodId,
): Promise<{ refund: Cents; dispute: Cents }> {
  const { rows } = await sql<{ refund: Cents; dispute: Cents }>`
    select coalesce(sum(r.amount_cents) filter (where r.kind = 'refund'), 0)::bigint as refund,
      coalesce(sum(r.amount_cents) filter (where r.kind = 'dispute'), 0)::bigint as dispute
    from reversals r
    join charges c on c.id = r.charge_id
    where c.period_id = ${period}
      and r.undone_at is null
  `.execute(db);
  return rows[0] ?? { refund: 0n, dispute: 0n };
}

/** A refund or dispute larger than what could be taken out of the charge when it came. */
export type ShortTaking = {
  kind: "refund" | "dispute";
  id: number;
  amount: Cents;
  reversalId: number | null;
};

/** Ordered by kind and id, so independent of which came first. */
export async function shortTakings(db: Queryable, chargeId: number): Promise<ShortTaking[]> {
  const { rows } = await sql<ShortTaking>`
    select taking.kind, taking.id, taking.amount_cents as amount, taking.reversal_id as "reversalId"
    from (
      select 'refund' as kind, id, amount_cents, reversal_id
      from refunds
      where charge_id = ${chargeId}
        and state in ('pending', 'succeeded')
      union all
      select 'dispute', id, amount_cents, reversal_id
      from disputes
      where charge_id = ${chargeId}
        and state in ('open', 'lost')
    ) taking
    left join reversals r on r.id = taking.reversal_id
    where coalesce(r.amount_cents, 0) < taking.amount_cents
    order by taking.kind desc, taking.id
  `.execute(db);
  return rows;
}

export async function setReversal(
  db: Queryable,
  { kind, id }: Pick<ShortTaking, "kind" | "id">,
  reversalId: number | null,
): Promise<void> {
  await db
    .updateTable(kind === "refund" ? "refunds" : "disputes")
    .set({ reversal_id: reversalId })
    .where("id", "=", id)
    .execute();
}
