import { sql } from "kysely";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";
import { endPause } from "../stops/end-pause.ts";
import { openStop } from "../../payer-stops/stop-payer.queries.ts";
import { isStopped } from "../../payer-stops/stops.queries.ts";
import { isRefusedForGood } from "../../payer-stops/refused-for-good.queries.ts";

/** The payer of a charge and the payment method. */
export type Payee = {
  /** An erased person, or a team without any admin left: no person would read a notice. */
  ended: boolean;
  /** A dispute stops every automatic charge (rule 17). */
  blocked: boolean;
  /** The bank said "do not try again" of this method, in whichever month (rule 45). */
  refusedForGood: boolean;
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
      sql<boolean>`${sql.raw(isStopped("payers.id", "dispute"))}`.as("blocked"),
      sql<boolean>`${sql.raw(isRefusedForGood("payers.id", "payers.method_ref"))}`.as("refusedForGood"),
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
    blocked: row.blocked,
    refusedForGood: row.refusedForGood,
    customerRef: known ? row.customer_ref : null,
    methodRef: known ? row.method_ref : null,
    methodLabel: known ? row.method_label : null,
  };
}

/**
 * A refusal sets the payment alert, a success clears it and also ends a pause (rule 15). Returns the kind of the payer's
 * method; null: none.
 */
export async function setMethodState(
  db: Queryable,
  payerId: number,
  state: "active" | "failed",
  now: Date,
): Promise<string | null> {
  const row = await db
    .updateTable("payers")
    .set({ method_state: state })
    .where("id", "=", payerId)
    .where("method_ref", "is not", null)
    .returning("method_kind")
    .executeTakeFirst();
  if (state === "active") await endPause(db, payerId, { by: "payment" }, now);
  return row?.method_kind ?? null;
}

/** Pauses a payer whose last months were all written off; true when this call did it. */
export async function pauseAfterFailedMonths(
  db: Queryable,
  payerId: number,
  months: number,
  now: Date,
): Promise<boolean> {
  const last = await db
    .selectFrom("charges")
    .select("state")
    .where("payer_id", "=", payerId)
    .where("state", "in", ["succeeded", "written_off"])
    .where((eb) => eb.or([eb("state", "=", "succeeded"), eb("ended_at", "is", null)])) // what an admin ended did not fail
    .orderBy("period_id", "desc")
    .limit(months)
    .execute();
  const failed = last.length === months && last.every(({ state }) => state === "written_off");
  return failed && (await openStop(db, payerId, "pause", now));
}

/**
 * When a payer has another method than the refused one, the failed charges are tried at once (rule 15), unless the bank said
 * "never" of that method earlier (rule 45). Compares the methods itself, so it does not matter how the new one came. A pause
 * ends with the payment, or when the payer resumes; a new method alone ends none (rule 42).
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
      and not ${sql.raw(isRefusedForGood("y.id", "y.method_ref"))}
      and not exists (select 1 from charge_attempts a where a.charge_id = c.id and a.finished_at is null)
      and y.method_ref is distinct from (
        select a.method_ref
        from charge_attempts a
        where a.charge_id = c.id
        order by a.no desc
        limit 1
      )
  `.execute(db);
}
