import { sql } from "kysely";
import { z } from "zod";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import { MONEY_MOVES } from "../ledger/check.ts";
import type { Queryable } from "#server/db/client.ts";

/** The journals already written for a payout of the provider: the key itself and those with a suffix. */
export async function bookedKeys(db: Queryable, key: string): Promise<ReadonlySet<string>> {
  const keys = ["", ":bank", ":back", ":recalled", ":withdrawn", ":withdrawn:back"].map(
    (stage) => key + stage,
  );
  const rows = await db.selectFrom("journals").select("key").where("key", "in", keys).execute();
  return new Set(rows.map((row) => row.key));
}

/** Which of these journals, booked from the provider's list, are already written. */
export async function knownKeys(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom("journals")
    .select("key")
    .where("key", "in", [...keys])
    .execute();
  return new Set(rows.map(({ key }) => key));
}

export async function holdProviderPayouts(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('provider payouts'))`.execute(db);
}

const Differences = z.array(
  z.object({ title: z.string(), subject: z.string(), expected: z.string(), found: z.string() }),
);
export type StoredDifference = z.infer<typeof Differences>[number];

export type LedgerCheck = {
  checked_at: Date;
  compared: number;
  books_differ: number;
  provider_differs: number;
  took_ms: number;
  differences: StoredDifference[];
  /** When it was compared with the provider; null: it was not, and `provider_failure` says why if it failed. */
  provider_compared_at: Date | null;
  provider_failure: string | null;
};

/** The newest comparisons, newest first. `withProvider`: without those in which the provider could not be compared. */
export async function lastChecks(
  db: Queryable,
  limit: number,
  { withProvider = false } = {},
): Promise<LedgerCheck[]> {
  const rows = await db
    .selectFrom("ledger_checks")
    .select(["checked_at", "compared", "books_differ", "provider_differs", "took_ms", "differences"])
    .select(["provider_compared_at", "provider_failure"])
    .$if(withProvider, (query) => query.where("provider_failure", "is", null))
    .orderBy("checked_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, differences: Differences.parse(row.differences) }));
}

/** When everything was compared last and agreed; null: never. */
export async function lastWholeCheck(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(checked_at) as at from ledger_checks where whole and books_differ = 0
  `.execute(db);
  return rows[0]?.at ?? null;
}

export async function insertCheck(db: Queryable, check: LedgerCheck & { whole: boolean }): Promise<number> {
  const { id } = await db
    .insertInto("ledger_checks")
    .values({ ...check, differences: JSON.stringify(check.differences) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCheck(db: Queryable, id: number, change: Partial<LedgerCheck>): Promise<void> {
  const { differences, ...rest } = change;
  await db
    .updateTable("ledger_checks")
    .set({ ...rest, ...(differences !== undefined && { differences: JSON.stringify(differences) }) })
    .where("id", "=", id)
    .execute();
}

/** Whether an admin has requested a check that did not run yet, by the admin log. */
export async function isCheckAsked(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`
    select exists (
      select from audit_log a
      where a.action = 'ledger.check'
        and a.at > coalesce((select max(checked_at) from ledger_checks), '-infinity')
    ) as asked
  `.execute(db);
  return rows[0]?.asked ?? false;
}

/**
 * Since when the books could not be compared with the provider; null: the last comparison succeeded. While money moves, since
 * the first look that found it moving: nobody failed to look before.
 */
export async function notComparedSince(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    with compared as (select max(provider_compared_at) as at from ledger_checks)
    select case
      when provider_failure <> ${MONEY_MOVES} and (select at from compared) is not null then (select at from compared)
      else (
        select min(checked_at)
        from ledger_checks
        where provider_failure is not null
          and checked_at > coalesce((select at from compared), '-infinity')
      )
    end as since
    from (
      select provider_failure
      from ledger_checks
      order by checked_at desc, id desc
      limit 1
    ) newest
    where provider_failure is not null
  `.execute(db);
  return rows[0]?.since ?? null;
}

/** A charge that has not ended and has no known payment, with its customer and the earliest time of a payment. */
export type ChargeWithoutPayment = { id: number; period_id: number; customerRef: string; since: Date };

export async function chargesWithoutPayment(
  db: Queryable,
  provider: PaymentProvider["id"],
): Promise<ChargeWithoutPayment[]> {
  return db
    .selectFrom("charges as c")
    .innerJoin("payers as y", "y.id", "c.payer_id")
    .innerJoin("billing_periods as p", "p.id", "c.period_id")
    .select(["c.id", "c.period_id", "p.ends_at as since"])
    .select((eb) => eb.ref("y.customer_ref").$notNull().as("customerRef"))
    .where("c.payment_ref", "is", null)
    .where("c.state", "not in", ["succeeded", "canceled", "written_off"])
    .where("y.provider", "=", provider)
    .where("y.customer_ref", "is not", null)
    .orderBy("c.id")
    .execute();
}
