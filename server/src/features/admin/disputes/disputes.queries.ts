import { sql } from "kysely";
import type { AdminDispute } from "@kalivo/contract/shapes/admin-money-back.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { REFUNDED_BEFORE, TO_DECIDE } from "../../billing/disputes/disputes.queries.ts";
import { isStopped, stoppedSince } from "../../payer-stops/stops.queries.ts";
import { selectPage, type Page, type Slice } from "../page/page.queries.ts";
import { CHARGE_COLUMNS, WAITING, type ChargeRow } from "../refunds/refunds.queries.ts";

export type DisputeRow = ChargeRow & {
  id: number;
  charge_id: number;
  state: AdminDispute["state"];
  amount_cents: Cents;
  fee_cents: Cents;
  refunded_cents: Cents;
  reason: string;
  provider_ref: string;
  opened_at: Date;
  evidence_due: Date | null;
  closed_at: Date | null;
  to_decide: boolean;
  to_look: boolean;
};

/**
 * SQL about a payer `y`: the dispute that stopped it is over, and no admin has decided since whether it resumes. The
 * decision is in the audit log.
 */
const TO_LOOK = sql`
  (
    ${sql.raw(isStopped("y.id", "dispute"))}
    and not exists (
      select from disputes o join charges oc on oc.id = o.charge_id where oc.payer_id = y.id and o.state in ('inquiry', 'open')
    )
    and not exists (
      select from audit_log a
      where a.action = 'payer.leave_stopped'
        and a.target_id = y.id
        and a.at >= (
          select max(o.closed_at) from disputes o join charges oc on oc.id = o.charge_id where oc.payer_id = y.id
        )
    )
  )`;

const DISPUTE = sql`
  d.id, d.charge_id, d.state, d.amount_cents, d.fee_cents, ${REFUNDED_BEFORE} as refunded_cents, d.reason, d.provider_ref, d.opened_at, d.evidence_due,
  d.closed_at, ${TO_DECIDE} as to_decide, d.state <> 'inquiry_closed' and ${TO_LOOK} as to_look, ${CHARGE_COLUMNS}`;
const FROM = sql`disputes d join charges c on c.id = d.charge_id join payers y on y.id = c.payer_id ${WAITING}`;

export type DisputeFilter = AdminDispute["state"] | "to_decide" | "to_look" | undefined;

function conditionOf(filter: DisputeFilter) {
  if (filter === undefined) return sql`true`;
  if (filter === "to_decide") return TO_DECIDE;
  return filter === "to_look" ? sql`d.state <> 'inquiry_closed' and ${TO_LOOK}` : sql`d.state = ${filter}`;
}

export const selectDisputes = (
  db: Queryable,
  filter: DisputeFilter,
  slice: Slice,
): Promise<Page<DisputeRow>> =>
  selectPage(
    db,
    {
      columns: DISPUTE,
      from: sql`${FROM} where ${conditionOf(filter)}`,
      order: sql`d.opened_at desc, d.id desc`,
    },
    slice,
  );

export async function findDisputeRow(db: Queryable, id: number): Promise<DisputeRow | null> {
  const { rows } = await sql<DisputeRow>`select ${DISPUTE} from ${FROM} where d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

type Tally = { count: number; since: Date | null };

/** Disputes to decide whose deadline is this instant or later; and the earliest deadline. */
export async function disputesToDecide(
  db: Queryable,
  notBefore: Date,
): Promise<Tally & { lastDay: Date | null }> {
  const { rows } = await sql<Tally & { lastDay: Date | null }>`
    select count(*)::int as count, min(d.opened_at) as since, min(d.evidence_due) as "lastDay"
    from disputes d
    join charges c on c.id = d.charge_id
    where ${TO_DECIDE}
      and (d.evidence_due is null or d.evidence_due >= ${notBefore})
  `.execute(db);
  return rows[0] ?? { count: 0, since: null, lastDay: null };
}

/** Payers still stopped by a dispute that is over, until an admin decides. */
export async function stoppedToLookAt(db: Queryable): Promise<Tally> {
  const { rows } = await sql<Tally>`
    select count(*)::int as count, min(${sql.raw(stoppedSince("y.id", "dispute"))}) as since
    from payers y
    where ${TO_LOOK}
  `.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

export async function isToLookAt(db: Queryable, payerId: number): Promise<boolean> {
  const { rows } = await sql`select from payers y where y.id = ${payerId} and ${TO_LOOK}`.execute(db);
  return rows.length > 0;
}

export async function payerExists(db: Queryable, id: number): Promise<boolean> {
  const row = await db.selectFrom("payers").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
