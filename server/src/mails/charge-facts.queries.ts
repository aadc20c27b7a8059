import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { isRefusedForGood } from "../features/payer-stops/refused-for-good.queries.ts";
import { isStopped } from "../features/payer-stops/stops.queries.ts";
import type { EndCause } from "../features/billing/collect/collect.queries.ts";

export type ChargeFacts = {
  id: number;
  statement_id: number;
  payer_id: number;
  period_id: PeriodId;
  state: string;
  amount_cents: Cents;
  fee_cents: Cents | null;
  charge_ref: string | null;
  succeeded_at: Date | null;
  next_attempt_at: Date | null;
  action_url: string | null;
  /** The day of the valid notice; null: nobody was told yet. */
  due_at: Date | null;
  /** The day of the notice before. */
  slipped_from: Date | null;
  first_failed_at: Date | null;
  notice_no: number;
  notice_why: "slipped" | "new_people" | null;
  payment_ref: string | null;
  ended_cause: EndCause | null;
  scaled_to_cents: Cents | null;
  /** The team that pays; null for a person. */
  team: string | null;
  team_id: number | null;
  method_kind: string | null;
  method_label: string | null;
  mandate_reference: string | null;
  mandate_creditor_id: string | null;
  /** Why no attempt reached the bank: no method, or one of which the bank said "never" (rule 45); null: one did. */
  untried: "no-method" | "refused-for-good" | null;
  paused: boolean;
  /** A dispute stops every notice and charge (rule 42). */
  disputed: boolean;
};

/** A charge with the payer and the method, as the mails name them. */
export async function chargeFacts(db: Queryable, chargeId: number): Promise<ChargeFacts | null> {
  const { rows } = await sql<ChargeFacts>`
    select c.id, c.statement_id, c.payer_id, c.period_id, c.state, c.amount_cents, c.fee_cents, c.charge_ref,
      c.succeeded_at, c.next_attempt_at, c.action_url,
      case when c.state <> 'planned' then c.due_at end as due_at,
      c.slipped_from, c.first_failed_at, c.notice_no, c.notice_why, c.payment_ref, c.ended_cause, s.scaled_to_cents,
      t.name as team, y.team_id, y.method_kind, coalesce(c.method_label, y.method_label) as method_label, y.mandate_reference, y.mandate_creditor_id,
      case
        when y.method_ref is null then 'no-method'
        when y.method_ref is distinct from (
          select a.method_ref
          from charge_attempts a
          where a.charge_id = c.id
          order by a.no desc
          limit 1
        ) and ${sql.raw(isRefusedForGood("y.id", "y.method_ref"))} then 'refused-for-good'
      end as untried,
      ${sql.raw(isStopped("y.id", "pause"))} as paused,
      ${sql.raw(isStopped("y.id", "dispute"))} as disputed
    from charges c
    join statements s on s.id = c.statement_id
    join payers y on y.id = c.payer_id
    left join teams t on t.id = y.team_id
    where c.id = ${chargeId}
  `.execute(db);
  return rows[0] ?? null;
}
