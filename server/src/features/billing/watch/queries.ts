import { sql } from "kysely";
import { z } from "zod";
import type { PaymentProvider } from "../../../adapters/payment/port.ts";
import type { Queryable } from "../../../db/client.ts";

/** Of a payout of the provider, which of its journals are written: the key itself and those that follow it. */
export async function bookedKeys(db: Queryable, key: string): Promise<ReadonlySet<string>> {
  const keys = [key, `${key}:bank`, `${key}:back`, `${key}:recalled`];
  const rows = await db.selectFrom("journals").select("key").where("key", "in", keys).execute();
  return new Set(rows.map((row) => row.key));
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
};

/** The newest comparisons, the newest first. */
export async function lastChecks(db: Queryable, limit: number): Promise<LedgerCheck[]> {
  const rows = await db
    .selectFrom("ledger_checks")
    .select(["checked_at", "compared", "books_differ", "provider_differs", "took_ms", "differences"])
    .orderBy("checked_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, differences: Differences.parse(row.differences) }));
}

export async function insertCheck(db: Queryable, check: LedgerCheck): Promise<void> {
  await db
    .insertInto("ledger_checks")
    .values({ ...check, differences: JSON.stringify(check.differences) })
    .execute();
}

/** A charge that has not ended and of which no payment is known, with its customer and since when there can be one. */
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
