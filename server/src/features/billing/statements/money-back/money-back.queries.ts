import { sql } from "kysely";
import type { StatementDispute, StatementRefund } from "@kalivo/contract/shapes/statement.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";

export type RefundRow = {
  id: number;
  state: StatementRefund["state"];
  amount_cents: Cents;
  requested_at: Date;
  finished_at: Date | null;
};

/** Newest first, by the latest attempt. */
const MOST = 20;

export async function refundsOfCharge(db: Queryable, chargeId: number): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select id, state, amount_cents, requested_at, finished_at
    from refunds
    where charge_id = ${chargeId}
    order by requested_at desc, id desc
    limit ${MOST}
  `.execute(db);
  return rows;
}

export type DisputeRow = {
  id: number;
  state: StatementDispute["state"];
  amount_cents: Cents;
  opened_at: Date;
};

export async function disputesOfCharge(db: Queryable, chargeId: number): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select id, state, amount_cents, opened_at
    from disputes
    where charge_id = ${chargeId}
    order by opened_at desc, id desc
    limit ${MOST}
  `.execute(db);
  return rows;
}
