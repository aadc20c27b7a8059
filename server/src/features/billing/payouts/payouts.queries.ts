import { sql, type Selectable } from "kysely";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import type { PayoutRuns, Payouts } from "#server/db/schema.gen.ts";
import type { Months, PayoutAccount } from "./owed/owed.queries.ts";

export type PayoutRun = Selectable<PayoutRuns>;
export type Payout = Selectable<Payouts>;

/** One process prepares at a time: a concurrent one waits and finds the run. */
export async function holdPayouts(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('payouts'))`.execute(db);
}

export const preparedRun = (db: Queryable): Promise<{ id: number } | undefined> =>
  db.selectFrom("payout_runs").select("id").where("state", "=", "prepared").executeTakeFirst();

export async function insertRun(
  db: Queryable,
  run: { messageId: string; executeOn: Day; preparedBy: number },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("payout_runs")
    .values({
      message_id: run.messageId,
      execute_on: run.executeOn,
      prepared_by: run.preparedBy,
      prepared_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type NewPayout = {
  organisationId: number;
  amount: Cents;
  account: PayoutAccount;
  months: Months | undefined;
  endToEndId: string;
};

export async function insertPayouts(
  db: Queryable,
  runId: number,
  payouts: readonly NewPayout[],
): Promise<void> {
  await db
    .insertInto("payouts")
    .values(
      payouts.map(({ organisationId, amount, account, months, endToEndId }) => ({
        run_id: runId,
        organisation_id: organisationId,
        amount_cents: amount,
        iban: account.iban,
        account_holder: account.holder,
        communication: account.communication,
        end_to_end_id: endToEndId,
        first_month: months?.first ?? null,
        last_month: months?.last ?? null,
      })),
    )
    .execute();
}

/** Locks the run: the second of two concurrent admins finds what the first one did. */
export const lockRun = (db: Queryable, id: number): Promise<PayoutRun | undefined> =>
  db.selectFrom("payout_runs").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

export const findRun = (db: Queryable, id: number): Promise<PayoutRun | undefined> =>
  db.selectFrom("payout_runs").selectAll().where("id", "=", id).executeTakeFirst();

/** In a fixed order, independent of the organisations' present names. */
export const payoutsOf = (db: Queryable, runId: number): Promise<(Payout & { organisation: string })[]> =>
  db
    .selectFrom("payouts as p")
    .innerJoin("organisations as o", "o.id", "p.organisation_id")
    .selectAll("p")
    .select("o.name as organisation")
    .where("p.run_id", "=", runId)
    .orderBy("p.id")
    .execute();

export const findPayout = (db: Queryable, id: number): Promise<Payout | undefined> =>
  db.selectFrom("payouts").selectAll().where("id", "=", id).executeTakeFirst();

export async function approveRun(
  db: Queryable,
  id: number,
  decision: { by: number; debtor: { name: string; iban: string }; executeOn: Day },
  now: Date,
): Promise<void> {
  await db
    .updateTable("payout_runs")
    .set({
      state: "approved",
      decided_by: decision.by,
      decided_at: now,
      debtor_name: decision.debtor.name,
      debtor_iban: decision.debtor.iban,
      execute_on: decision.executeOn,
    })
    .where("id", "=", id)
    .execute();
  await db.updateTable("payouts").set({ state: "ordered" }).where("run_id", "=", id).execute();
}

export async function cancelRun(db: Queryable, id: number, by: number, now: Date): Promise<void> {
  await db
    .updateTable("payout_runs")
    .set({ state: "cancelled", decided_by: by, decided_at: now })
    .where("id", "=", id)
    .execute();
  await db.updateTable("payouts").set({ state: "cancelled" }).where("run_id", "=", id).execute();
}

/** Cancelled after its approval: the approver stays on record. */
export async function recallRun(db: Queryable, id: number, by: number, now: Date): Promise<void> {
  await db
    .updateTable("payout_runs")
    .set({ state: "cancelled", recalled_by: by, recalled_at: now })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("payouts")
    .set({ state: "cancelled" })
    .where("run_id", "=", id)
    .where("state", "=", "ordered")
    .execute();
}

/** Records that the file was downloaded with this day of payment; the first person to do so stays on record. */
export async function markFileTaken(
  db: Queryable,
  id: number,
  { by, executeOn }: { by: number; executeOn: Day },
  now: Date,
): Promise<void> {
  await db
    .updateTable("payout_runs")
    .set((eb) => ({
      execute_on: executeOn,
      file_taken_at: eb.fn.coalesce("file_taken_at", eb.val(now)),
      file_taken_by: eb.fn.coalesce("file_taken_by", eb.val(by)),
    }))
    .where("id", "=", id)
    .execute();
}

export async function markSigned(db: Queryable, id: number, by: number, now: Date): Promise<void> {
  await db.updateTable("payout_runs").set({ signed_by: by, signed_at: now }).where("id", "=", id).execute();
}

/**
 * The bank's statement shows that they were signed, though no admin recorded it. Runs already recorded as signed stay
 * unchanged.
 */
export async function markSignedAtTheBank(
  db: Queryable,
  ids: readonly number[],
  by: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable("payout_runs")
    .set((eb) => ({
      file_taken_at: eb.fn.coalesce("file_taken_at", eb.val(now)),
      file_taken_by: eb.fn.coalesce("file_taken_by", eb.val(by)),
      signed_at: now,
      signed_by: by,
    }))
    .where("id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .where("state", "=", "approved")
    .where("signed_at", "is", null)
    .execute();
}

export type Settlement = { by: number } & (
  | { state: "paid"; settledOn: Day; bankReference: string | null }
  | { state: "rejected"; reason: string }
);

export async function markSettled(
  db: Queryable,
  id: number,
  settlement: Settlement,
  now: Date,
): Promise<void> {
  await db
    .updateTable("payouts")
    .set({
      state: settlement.state,
      settled_by: settlement.by,
      settled_at: now,
      ...(settlement.state === "paid"
        ? { settled_on: settlement.settledOn, bank_reference: settlement.bankReference }
        : { reject_reason: settlement.reason }),
    })
    .where("id", "=", id)
    .execute();
}

export type Return = { by: number; returnedOn: Day; reason: string };

export async function markReturned(
  db: Queryable,
  id: number,
  { by, returnedOn, reason }: Return,
  now: Date,
): Promise<void> {
  await db
    .updateTable("payouts")
    .set({
      state: "returned",
      returned_on: returnedOn,
      return_reason: reason,
      returned_by: by,
      returned_at: now,
    })
    .where("id", "=", id)
    .execute();
}
