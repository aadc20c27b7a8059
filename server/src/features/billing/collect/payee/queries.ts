import { sql } from "kysely";
import type { PaymentProvider } from "../../../../adapters/payment/port.ts";
import type { Queryable } from "../../../../db/client.ts";

/** Whose money is asked for, and how. */
export type Payee = {
  /** An erased person, or a team without any admin left: nobody would read a notice. */
  ended: boolean;
  /** A dispute stops every automatic charge (rule 17). */
  blocked: boolean;
  /** At this provider; null: not a customer there, or without a method. */
  customerRef: string | null;
  methodRef: string | null;
  /** "Visa ••4242" */
  methodLabel: string | null;
};

export async function loadPayee(
  db: Queryable,
  payerId: number,
  provider: PaymentProvider["id"],
): Promise<Payee> {
  const row = await db
    .selectFrom("payers")
    .innerJoin("payer_names", "payer_names.payer_id", "payers.id")
    .select([
      "payer_names.ended",
      "payers.blocked_at",
      "payers.provider",
      "payers.customer_ref",
      "payers.method_ref",
      "payers.method_label",
    ])
    .where("payers.id", "=", payerId)
    .executeTakeFirstOrThrow();
  const known = row.provider === provider;
  return {
    ended: row.ended === true,
    blocked: row.blocked_at !== null,
    customerRef: known ? row.customer_ref : null,
    methodRef: known ? row.method_ref : null,
    methodLabel: known ? row.method_label : null,
  };
}

/**
 * The payment alert goes on with a refusal and off with a success, which also ends a pause (rule 15). Answers which kind
 * of method the payer has; null: none.
 */
export async function setMethodState(
  db: Queryable,
  payerId: number,
  state: "active" | "failed",
): Promise<string | null> {
  const row = await db
    .updateTable("payers")
    .set(state === "active" ? { method_state: state, paused_at: null } : { method_state: state })
    .where("id", "=", payerId)
    .where("method_ref", "is not", null)
    .returning("method_kind")
    .executeTakeFirst();
  return row?.method_kind ?? null;
}

/** Pauses a payer whose last months were all written off; true when this did it. */
export async function pauseAfterFailedMonths(
  db: Queryable,
  payerId: number,
  months: number,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payers
    set paused_at = ${now}
    where id = ${payerId}
      and paused_at is null
      and ${months} = (
        select count(*) filter (where state = 'written_off')
        from (
          select state
          from charges
          where payer_id = ${payerId}
            and state in ('succeeded', 'written_off')
            and (state = 'succeeded' or ended_at is null) -- what an admin ended did not fail
          order by period_id desc
          limit ${months}
        ) last_months
      )
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Whoever has another method than the one that was refused: paused pledges count again, and what had failed is tried at
 * once (rule 15). It looks for itself, so that it does not matter how the new method came.
 */
export async function reviveWithNewMethod(db: Queryable, now: Date): Promise<void> {
  await sql`
    update charges c
    set state = 'failed', next_attempt_at = ${now}, action_url = null
    from payers y
    where y.id = c.payer_id
      and c.state in ('failed', 'action_required')
      and (c.next_attempt_at is null or c.next_attempt_at > ${now})
      and y.method_state = 'active'
      and not exists (select 1 from charge_attempts a where a.charge_id = c.id and a.finished_at is null)
      and y.method_ref is distinct from (
        select a.method_ref
        from charge_attempts a
        where a.charge_id = c.id
        order by a.no desc
        limit 1
      )
  `.execute(db);
  await sql`
    update payers y
    set paused_at = null
    where y.paused_at is not null
      and y.method_state = 'active'
      and not exists (
        select 1
        from charges c
        join charge_attempts a on a.charge_id = c.id
        where c.payer_id = y.id
          and c.state = 'written_off'
          and a.method_ref = y.method_ref
      )
  `.execute(db);
}
