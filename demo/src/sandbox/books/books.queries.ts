import { sql, type Insertable, type Selectable } from "kysely";
import type { Queryable } from "@kalivo/server/db/client.ts";
import type { SandboxDisputes, SandboxMovements, SandboxRefunds } from "@kalivo/server/db/schema.gen.ts";

export type RefundRow = Selectable<SandboxRefunds>;
export type DisputeRow = Selectable<SandboxDisputes>;
export type MovementRow = Selectable<SandboxMovements>;

export async function insertMovement(db: Queryable, movement: Insertable<SandboxMovements>): Promise<void> {
  await db.insertInto("sandbox.movements").values(movement).execute();
}

/** What became of a direct debit's line: it counts, or another line gave it back. */
export async function endDebit(
  db: Queryable,
  debitRef: string,
  end: { kind: "charge" } | { kind: "charge_failed"; given_back_by: string },
): Promise<bigint | null> {
  const row = await db
    .updateTable("sandbox.movements")
    .set(end)
    .where("source_ref", "=", debitRef)
    .where("kind", "=", "charge_under_way")
    .returning("fee_cents")
    .executeTakeFirst();
  return row?.fee_cents ?? null;
}

export const movementsAfter = (
  db: Queryable,
  after: { at: Date; ref: string },
  limit: number,
): Promise<MovementRow[]> =>
  db
    .selectFrom("sandbox.movements")
    .selectAll()
    .where(sql<boolean>`(at, ref) > (${after.at}::timestamptz, ${after.ref}::text)`)
    .orderBy("at")
    .orderBy("ref")
    .limit(limit)
    .execute();

/** What the provider holds and may send on by now. */
export async function availableBalance(db: Queryable, now: Date): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(net_cents), 0)::bigint as total
    from sandbox.movements
    where (available_on <= ${now} and kind <> 'charge_under_way')
       or kind = 'payout'
  `.execute(db);
  return rows[0]?.total ?? 0n;
}

/** Whether the association owes organisations more by now than its bank has, or is being sent. */
export async function isBankShort(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ short: boolean }>`
    select coalesce(sum(b.credits - b.debits), 0) > 0 as short
    from accounts a
    join balances b on b.account_id = a.id
    where a.code in ('org_payable', 'org_in_transit', 'bank', 'provider_in_transit')
  `.execute(db);
  return rows[0]?.short ?? false;
}

/** One payout at a time: the balance is sent once. */
export async function holdBalance(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sandbox balance'))`.execute(db);
}

export const findRefundByKey = (db: Queryable, key: string) =>
  db.selectFrom("sandbox.refunds").selectAll().where("refund_key", "=", key).executeTakeFirst();

export const findRefund = (db: Queryable, ref: string) =>
  db.selectFrom("sandbox.refunds").selectAll().where("ref", "=", ref).executeTakeFirst();

export async function refundedSoFar(db: Queryable, paymentRef: string): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(amount_cents), 0)::bigint as total
    from sandbox.refunds
    where payment_ref = ${paymentRef}
      and status <> 'failed'
  `.execute(db);
  return rows[0]?.total ?? 0n;
}

export const insertRefund = (db: Queryable, refund: Insertable<SandboxRefunds>): Promise<RefundRow> =>
  db.insertInto("sandbox.refunds").values(refund).returningAll().executeTakeFirstOrThrow();

export const findDispute = (db: Queryable, ref: string) =>
  db.selectFrom("sandbox.disputes").selectAll().where("ref", "=", ref).executeTakeFirst();

export const lockDispute = (db: Queryable, ref: string) =>
  db.selectFrom("sandbox.disputes").selectAll().where("ref", "=", ref).forUpdate().executeTakeFirst();

export const findDisputeOfPayment = (db: Queryable, paymentRef: string) =>
  db.selectFrom("sandbox.disputes").selectAll().where("payment_ref", "=", paymentRef).executeTakeFirst();

export const insertDispute = (db: Queryable, dispute: Insertable<SandboxDisputes>): Promise<DisputeRow> =>
  db.insertInto("sandbox.disputes").values(dispute).returningAll().executeTakeFirstOrThrow();

export const setDisputeStatus = (db: Queryable, ref: string, status: "won" | "lost"): Promise<DisputeRow> =>
  db
    .updateTable("sandbox.disputes")
    .set({ status })
    .where("ref", "=", ref)
    .returningAll()
    .executeTakeFirstOrThrow();
