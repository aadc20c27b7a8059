import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { isRefusedForGood } from "../../payer-stops/refused-for-good.queries.ts";
import { isStopped } from "../../payer-stops/stops.queries.ts";
import type { EndCause } from "../collect/collect.queries.ts";

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

/** The burners a payer backs at present: for any other a link to stop would have no effect. */
export async function backedBurners(db: Queryable, payerId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ burner_id: number }>`
    select burner_id
    from pledges
    where payer_id = ${payerId}
      and upper_inf(valid)
  `.execute(db);
  return new Set(rows.map(({ burner_id }) => burner_id));
}

type PayerPerson = { user_id: number; team_id: number | null };

/** Who gets the payer's mails and may act on its statements. */
export async function peopleOfPayer(db: Queryable, payerId: number): Promise<PayerPerson[]> {
  const { rows } = await sql<PayerPerson>`
    select user_id, team_id
    from payer_people
    where payer_id = ${payerId}
    order by user_id
  `.execute(db);
  return rows;
}

/** Whether this person may act for the payer now: a person who left the team may not. */
export async function actsForPayer(db: Queryable, userId: number, payerId: number): Promise<boolean> {
  const people = await peopleOfPayer(db, payerId);
  return people.some(({ user_id }) => user_id === userId);
}

export type RefundFacts = {
  charge_id: number;
  state: string;
  amount_cents: Cents;
  provider_ref: string | null;
  requested_at: Date;
};

export async function refundFacts(db: Queryable, refundId: number): Promise<RefundFacts | null> {
  const row = await db
    .selectFrom("refunds")
    .select(["charge_id", "state", "amount_cents", "provider_ref", "requested_at"])
    .where("id", "=", refundId)
    .executeTakeFirst();
  return row ?? null;
}

export async function disputeFacts(
  db: Queryable,
  disputeId: number,
): Promise<{ charge_id: number; amount_cents: Cents; state: string } | null> {
  const row = await db
    .selectFrom("disputes")
    .select(["charge_id", "amount_cents", "state"])
    .where("id", "=", disputeId)
    .executeTakeFirst();
  return row ?? null;
}
