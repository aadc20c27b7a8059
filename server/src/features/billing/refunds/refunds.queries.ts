import { sql, type Selectable } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Refunds } from "#server/db/schema.gen.ts";

export type Refund = Selectable<Refunds>;
export type RefundReason = "unrecognised" | "too_much" | "requested" | "duplicate" | "fraud";

export type NewRefund = {
  chargeId: number;
  payerId: number;
  /** Brussels, of the request. */
  year: number;
  key: string;
  amount: Cents;
  reason: RefundReason;
  askedBy: "payer" | "admin" | "provider";
  userId: number | null;
};

export async function insertRefund(db: Queryable, refund: NewRefund, now: Date): Promise<number> {
  const { id } = await db
    .insertInto("refunds")
    .values({
      charge_id: refund.chargeId,
      payer_id: refund.payerId,
      year: refund.year,
      key: refund.key,
      amount_cents: refund.amount,
      reason: refund.reason,
      asked_by: refund.askedBy,
      asked_by_user: refund.userId,
      requested_at: now,
      next_try_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const findRefund = (db: Queryable, id: number): Promise<Refund | undefined> =>
  db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();

export const findRefundByRef = (db: Queryable, ref: string): Promise<Refund | undefined> =>
  db.selectFrom("refunds").selectAll().where("provider_ref", "=", ref).executeTakeFirst();

export const findRefundByKey = (db: Queryable, key: string): Promise<Refund | undefined> =>
  db.selectFrom("refunds").selectAll().where("key", "=", key).executeTakeFirst();

/** The facts that decide whether a charge may be refunded. */
export type RefundFacts = {
  state: string;
  succeededAt: Date | null;
  payerId: number;
  /** Still counts as given. */
  left: Cents;
  underWay: boolean;
  /** Open or lost: the bank has the money already. */
  disputed: boolean;
  /** Already used the one request a payer may make per year. */
  askedThisYear: boolean;
  /** Requests so far, whatever their outcome. */
  count: number;
};

export async function refundFacts(db: Queryable, chargeId: number, year: number): Promise<RefundFacts> {
  const { rows } = await sql<RefundFacts>`
    select c.state, c.succeeded_at as "succeededAt", c.payer_id as "payerId",
      (select coalesce(sum(g.cents), 0)::bigint from given_shares g where g.charge_id = c.id) as left,
      exists (
        select from refunds r where r.charge_id = c.id and r.state in ('requested', 'pending')
      ) as "underWay",
      exists (select from disputes d where d.charge_id = c.id and d.state in ('open', 'lost')) as disputed,
      exists (
        select from refunds r
        where r.payer_id = c.payer_id
          and r.year = ${year}
          and r.asked_by = 'payer'
          and r.state <> 'failed'
      ) as "askedThisYear",
      (select count(*)::int from refunds r where r.charge_id = c.id) as count
    from charges c
    where c.id = ${chargeId}
  `.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error(`there is no charge ${chargeId}`);
  return facts;
}

/** Requested by us, without an answer yet: never more than one per charge. */
export const unansweredRefund = (db: Queryable, chargeId: number): Promise<{ id: number } | undefined> =>
  db
    .selectFrom("refunds")
    .select("id")
    .where("charge_id", "=", chargeId)
    .where("state", "=", "requested")
    .where("provider_ref", "is", null)
    .executeTakeFirst();

export async function updateRefund(
  db: Queryable,
  id: number,
  change: {
    state?: string;
    provider_ref?: string;
    failure?: string | null;
    finished_at?: Date | null;
    next_try_at?: Date | null;
    tries?: number;
  },
): Promise<void> {
  await db.updateTable("refunds").set(change).where("id", "=", id).execute();
}

/** Refunds to submit or to poll now. */
export async function dueRefunds(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("refunds")
    .select("id")
    .where("state", "in", ["requested", "pending"])
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
