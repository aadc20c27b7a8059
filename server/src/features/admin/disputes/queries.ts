import { sql } from "kysely";
import type { AdminDispute } from "@kalivo/contract/shapes/admin-money-back.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../../db/client.ts";
import { selectPage, type Page, type Slice } from "../page/queries.ts";
import { CHARGE_COLUMNS, WAITING, type ChargeRow } from "../refunds/queries.ts";

export type DisputeRow = ChargeRow & {
  id: number;
  charge_id: number;
  state: AdminDispute["state"];
  amount_cents: Cents;
  fee_cents: Cents;
  reason: string;
  provider_ref: string;
  opened_at: Date;
  evidence_due: Date | null;
  closed_at: Date | null;
};

const DISPUTE = sql`
  d.id, d.charge_id, d.state, d.amount_cents, d.fee_cents, d.reason, d.provider_ref, d.opened_at, d.evidence_due,
  d.closed_at, ${CHARGE_COLUMNS}`;
const FROM = sql`disputes d join charges c on c.id = d.charge_id join payers y on y.id = c.payer_id ${WAITING}`;

export const selectDisputes = (
  db: Queryable,
  state: AdminDispute["state"] | undefined,
  slice: Slice,
): Promise<Page<DisputeRow>> =>
  selectPage(
    db,
    {
      columns: DISPUTE,
      from: sql`${FROM} where ${state === undefined ? sql`true` : sql`d.state = ${state}`}`,
      order: sql`d.opened_at desc, d.id desc`,
    },
    slice,
  );

export async function findDisputeRow(db: Queryable, id: number): Promise<DisputeRow | null> {
  const { rows } = await sql<DisputeRow>`select ${DISPUTE} from ${FROM} where d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function payerExists(db: Queryable, id: number): Promise<boolean> {
  const row = await db.selectFrom("payers").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
