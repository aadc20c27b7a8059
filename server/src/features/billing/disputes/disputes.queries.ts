import { sql, type Selectable } from "kysely";
import { CONTEST_DISPUTE_FROM_CENTS } from "@kalivo/domain/limits.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { DisputeState } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Disputes } from "#server/db/schema.gen.ts";
import { endStop, openStop } from "../../payer-stops/stop-payer.queries.ts";

export type Dispute = Selectable<Disputes>;

export const findDisputeByRef = (db: Queryable, ref: string): Promise<Dispute | undefined> =>
  db.selectFrom("disputes").selectAll().where("provider_ref", "=", ref).executeTakeFirst();

/** Inserted as an inquiry; its current state is applied right after. */
export const insertDispute = (
  db: Queryable,
  { chargeId, state }: { chargeId: number; state: DisputeState },
  now: Date,
): Promise<Dispute> =>
  db
    .insertInto("disputes")
    .values({
      charge_id: chargeId,
      provider_ref: state.ref,
      amount_cents: state.amount,
      fee_cents: state.fee,
      reason: state.reason,
      state: "inquiry",
      opened_at: state.openedAt,
      evidence_due: state.evidenceDue,
      seen_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export async function updateDispute(
  db: Queryable,
  id: number,
  change: {
    state: DisputeState["status"];
    amount_cents: bigint;
    fee_cents: bigint;
    withdrawn_cents: bigint;
    evidence_due: Date | null;
    closed_at: Date | null;
    seen_at: Date;
  },
): Promise<void> {
  await db.updateTable("disputes").set(change).where("id", "=", id).execute();
}

/** SQL: how much of what a dispute `d` of a charge `c` takes was refunded already, and would be paid twice. */
export const REFUNDED_BEFORE = sql<Cents>`
  greatest(0, d.amount_cents - c.amount_cents + coalesce((
    select sum(f.amount_cents)
    from refunds f
    where f.charge_id = c.id
      and f.state in ('pending', 'succeeded')
  ), 0))::bigint`;

/** SQL about a dispute `d` of a charge `c`: it is worth contesting (rule 17). All others are accepted once they are open. */
const WORTH_CONTESTING = sql<boolean>`
  (d.amount_cents >= ${sql.lit(CONTEST_DISPUTE_FROM_CENTS)}::bigint or ${REFUNDED_BEFORE} > 0)`;

/** SQL about a dispute `d` of a charge `c`: an admin decides whether to contest it. */
export const TO_DECIDE = sql<boolean>`(d.state = 'open' and ${WORTH_CONTESTING})`;

export type DisputeFacts = {
  charge_id: number;
  amount_cents: Cents;
  state: string;
  worth_contesting: boolean;
};

export async function disputeFacts(db: Queryable, disputeId: number): Promise<DisputeFacts | null> {
  const { rows } = await sql<DisputeFacts>`
    select d.charge_id, d.amount_cents, d.state, ${WORTH_CONTESTING} as worth_contesting
    from disputes d
    join charges c on c.id = d.charge_id
    where d.id = ${disputeId}
  `.execute(db);
  return rows[0] ?? null;
}

/** Open disputes that nobody decides about, until the provider was told that they are accepted. */
export async function disputesToAccept(
  db: Queryable,
  limit: number,
): Promise<{ id: number; ref: string; chargeId: number }[]> {
  const { rows } = await sql<{ id: number; ref: string; chargeId: number }>`
    select d.id, d.provider_ref as ref, d.charge_id as "chargeId"
    from disputes d
    join charges c on c.id = d.charge_id
    where d.state = 'open'
      and not ${TO_DECIDE}
    order by d.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Rule 17: automatic charges and codes of this payer stop at once. */
export async function blockPayer(db: Queryable, payerId: number, now: Date): Promise<void> {
  await openStop(db, payerId, "dispute", now);
}

/** An admin reviewed the dispute: the waiting charges are collected again. False: the payer was not stopped. */
export async function unblockPayer(
  db: Queryable,
  payerId: number,
  adminId: number,
  now: Date,
): Promise<boolean> {
  if (!(await endStop(db, payerId, "dispute", { by: "admin", userId: adminId }, now))) return false;
  await db
    .updateTable("charges")
    .set({ next_attempt_at: now })
    .where("payer_id", "=", payerId)
    .where("state", "=", "notified")
    .where("due_at", "<=", now)
    .where("next_attempt_at", ">", now)
    .execute();
  return true;
}
