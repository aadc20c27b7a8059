import type { Selectable } from "kysely";
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

/** Open disputes below the amount that is contested (rule 17), until the provider was told. */
export async function smallOpenDisputes(
  db: Queryable,
  below: bigint,
  limit: number,
): Promise<{ id: number; ref: string; chargeId: number }[]> {
  return db
    .selectFrom("disputes")
    .select(["id", "provider_ref as ref", "charge_id as chargeId"])
    .where("state", "=", "open")
    .where("amount_cents", "<", below)
    .orderBy("id")
    .limit(limit)
    .execute();
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
