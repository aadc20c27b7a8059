import { sql } from "kysely";
import type { AdminRefund } from "@kalivo/contract/shapes/admin-money-back.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { stoppedSince } from "../../payer-stops/stops.queries.ts";
import { PAYER, PEOPLE, type Payer } from "../billing/billing.queries.ts";
import { selectPage, type Page, type Slice } from "../page/page.queries.ts";

/** The charge `c` and its payer `y`, as refunds and disputes show them. */
export type ChargeRow = Payer & {
  payer_id: number;
  people: number;
  blocked_at: Date | null;
  statement_id: number;
  period_id: PeriodId;
  charged_cents: Cents;
  succeeded_at: Date | null;
  released_at: Date | null;
  method_label: string | null;
  waiting_count: number;
  waiting_cents: Cents;
};

export const CHARGE_COLUMNS = sql`
  c.payer_id, ${PEOPLE} as people, ${sql.raw(stoppedSince("y.id", "dispute"))} as blocked_at, c.statement_id, c.period_id, c.amount_cents as charged_cents, c.succeeded_at, c.released_at,
  coalesce(c.method_label, y.method_label) as method_label, waiting.count as waiting_count, waiting.cents as waiting_cents,
  ${PAYER}`;

/** SQL to join: what is still to be collected from the payer `y`. */
export const WAITING = sql`
  cross join lateral (
    select count(*)::integer as count, coalesce(sum(w.amount_cents), 0)::bigint as cents
    from charges w
    where w.payer_id = y.id
      and w.state in ('planned', 'notified', 'failed', 'action_required')
  ) waiting`;

export type RefundRow = ChargeRow & {
  id: number;
  state: AdminRefund["state"];
  amount_cents: Cents;
  reason: AdminRefund["reason"];
  asked_by: AdminRefund["asked_by"];
  requested_at: Date;
  finished_at: Date | null;
  provider_ref: string | null;
  failure: string | null;
  tries: number;
  next_try_at: Date | null;
};

const REFUND = sql`
  r.id, r.state, r.amount_cents, r.reason, r.asked_by, r.requested_at, r.finished_at, r.provider_ref, r.failure, r.tries,
  r.next_try_at, ${CHARGE_COLUMNS}`;
const FROM = sql`refunds r join charges c on c.id = r.charge_id join payers y on y.id = c.payer_id ${WAITING}`;

export const selectRefunds = (
  db: Queryable,
  state: AdminRefund["state"] | undefined,
  slice: Slice,
): Promise<Page<RefundRow>> =>
  selectPage(
    db,
    {
      columns: REFUND,
      from: sql`${FROM} where ${state === undefined ? sql`true` : sql`r.state = ${state}`}`,
      order: sql`r.requested_at desc, r.id desc`,
    },
    slice,
  );

export async function findRefundRow(db: Queryable, id: number): Promise<RefundRow | null> {
  const { rows } = await sql<RefundRow>`select ${REFUND} from ${FROM} where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

type RefundableRow = ChargeRow & { charge_id: number; payer_id: number; fee_cents: Cents | null };

export async function chargeOfStatement(db: Queryable, statementId: number): Promise<RefundableRow | null> {
  const { rows } = await sql<RefundableRow>`
    select c.id as charge_id, c.payer_id, c.fee_cents, ${CHARGE_COLUMNS}
    from charges c
    join payers y on y.id = c.payer_id
    ${WAITING}
    where c.statement_id = ${statementId}
  `.execute(db);
  return rows[0] ?? null;
}

export async function namesOfOrganisations(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("organisations")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
