import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Queryable } from "@kalivo/server/db/client.ts";
import type { JsonObject, SandboxPayments } from "@kalivo/server/db/schema.gen.ts";

export type PaymentRow = Selectable<SandboxPayments>;

export async function insertPayment(
  db: Queryable,
  payment: Insertable<SandboxPayments>,
): Promise<PaymentRow> {
  await db
    .insertInto("sandbox.payments")
    .values(payment)
    .onConflict((conflict) => conflict.column("charge_key").doNothing())
    .execute();
  return db
    .selectFrom("sandbox.payments")
    .selectAll()
    .where("charge_key", "=", payment.charge_key)
    .executeTakeFirstOrThrow();
}

export const findPayment = (db: Queryable, ref: string) =>
  db.selectFrom("sandbox.payments").selectAll().where("ref", "=", ref).executeTakeFirst();

/** Whoever changes a payment holds its row: this is what makes a second success impossible. */
export const lockPayment = (db: Queryable, ref: string) =>
  db.selectFrom("sandbox.payments").selectAll().where("ref", "=", ref).forUpdate().executeTakeFirst();

export const updatePayment = (
  db: Queryable,
  ref: string,
  change: Updateable<SandboxPayments>,
): Promise<PaymentRow> =>
  db
    .updateTable("sandbox.payments")
    .set(change)
    .where("ref", "=", ref)
    .returningAll()
    .executeTakeFirstOrThrow();

export const paymentsAfter = (
  db: Queryable,
  customerRef: string,
  after: { created_at: Date; ref: string },
  limit: number,
): Promise<PaymentRow[]> =>
  db
    .selectFrom("sandbox.payments")
    .selectAll()
    .where("customer_ref", "=", customerRef)
    .where(sql<boolean>`(created_at, ref) > (${after.created_at}::timestamptz, ${after.ref}::text)`)
    .orderBy("created_at")
    .orderBy("ref")
    .limit(limit)
    .execute();

export const findSubmission = (db: Queryable, attemptKey: string) =>
  db.selectFrom("sandbox.submissions").selectAll().where("attempt_key", "=", attemptKey).executeTakeFirst();

export async function insertSubmission(
  db: Queryable,
  submission: { attemptKey: string; paymentRef: string; answer: JsonObject; at: Date },
): Promise<void> {
  await db
    .insertInto("sandbox.submissions")
    .values({
      attempt_key: submission.attemptKey,
      payment_ref: submission.paymentRef,
      answer: JSON.stringify(submission.answer),
      created_at: submission.at,
    })
    .execute();
}

export async function duePayments(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("sandbox.payments")
    .select("ref")
    .where("status", "=", "processing")
    .where("settles_at", "<=", now)
    .orderBy("settles_at")
    .limit(limit)
    .execute();
  return rows.map(({ ref }) => ref);
}

/** Succeeded payments of methods that are disputed afterwards, and have not been yet. */
export async function paymentsToDispute(db: Queryable, before: Date): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select p.ref
    from sandbox.payments p
    join sandbox.methods m on m.ref = p.method_ref
    where p.status = 'succeeded'
      and p.succeeded_at <= ${before}
      and m.behaviour in ('disputed', 'settles_then_disputed')
      and not exists (select 1 from sandbox.disputes d where d.payment_ref = p.ref)
    order by p.succeeded_at, p.ref
    limit 100
  `.execute(db);
  return rows.map(({ ref }) => ref);
}
