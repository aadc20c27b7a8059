import { sql } from "kysely";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { PaymentProvider, SavedMethod } from "../../adapters/payment/port.ts";
import type { Queryable } from "../../db/client.ts";

type ProviderId = PaymentProvider["id"];

export type Payer = {
  id: number;
  provider: string | null;
  customerRef: string | null;
  methodState: string;
  ceilingCents: bigint;
  email: string;
  firstName: string;
  lastName: string;
  language: string;
};

export async function readPayer(db: Queryable, payerId: number): Promise<Payer> {
  return db
    .selectFrom("payers")
    .innerJoin("users", "users.id", "payers.user_id")
    .select([
      "payers.id",
      "payers.provider",
      "payers.customer_ref as customerRef",
      "payers.method_state as methodState",
      "payers.ceiling_cents as ceilingCents",
      "users.email",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "users.language",
    ])
    .where("payers.id", "=", payerId)
    .executeTakeFirstOrThrow();
}

export async function findPayerOf(db: Queryable, userId: number): Promise<number | undefined> {
  const row = await db.selectFrom("payers").select("id").where("user_id", "=", userId).executeTakeFirst();
  return row?.id;
}

export async function readBirthday(db: Queryable, userId: number): Promise<Day | null> {
  const row = await db.selectFrom("users").select("birthday").where("id", "=", userId).executeTakeFirst();
  return row?.birthday ?? null;
}

/** A payer who was a customer elsewhere starts anew here; since when pledges count stays. */
export async function setCustomer(
  db: Queryable,
  payerId: number,
  provider: ProviderId,
  customerRef: string,
): Promise<void> {
  await sql`
    update payers
    set provider = ${provider}, customer_ref = ${customerRef},
      method_ref = null, method_kind = null, method_label = null, method_state = 'none'
    where id = ${payerId}
      and (provider, customer_ref) is distinct from (${provider}::text, ${customerRef}::text)
  `.execute(db);
}

export async function insertSetup(
  db: Queryable,
  setup: { payerId: number; provider: ProviderId; setupRef: string; now: Date },
): Promise<void> {
  await db
    .insertInto("method_setups")
    .values({
      payer_id: setup.payerId,
      provider: setup.provider,
      setup_ref: setup.setupRef,
      created_at: setup.now,
    })
    .onConflict((conflict) => conflict.columns(["provider", "setup_ref"]).doNothing())
    .execute();
}

export async function openSetups(db: Queryable, payerId: number, provider: ProviderId): Promise<string[]> {
  const rows = await db
    .selectFrom("method_setups")
    .select("setup_ref")
    .where("payer_id", "=", payerId)
    .where("provider", "=", provider)
    .where("finished_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(10)
    .execute();
  return rows.map(({ setup_ref }) => setup_ref);
}

export const findSetup = (db: Queryable, provider: ProviderId, setupRef: string) =>
  db
    .selectFrom("method_setups")
    .select(["payer_id", "finished_at"])
    .where("provider", "=", provider)
    .where("setup_ref", "=", setupRef)
    .executeTakeFirst();

/** True for the first caller only: old news about a set-up must not undo a later choice. */
export async function finishSetup(
  db: Queryable,
  provider: ProviderId,
  setupRef: string,
  now: Date,
): Promise<boolean> {
  const done = await db
    .updateTable("method_setups")
    .set({ finished_at: now })
    .where("provider", "=", provider)
    .where("setup_ref", "=", setupRef)
    .where("finished_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return done !== undefined;
}

export async function findPayerByCustomer(
  db: Queryable,
  provider: ProviderId,
  customerRef: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("payers")
    .select("id")
    .where("provider", "=", provider)
    .where("customer_ref", "=", customerRef)
    .executeTakeFirst();
  return row?.id;
}

/**
 * The payer's method from now on. A method that failed is active again only when it was replaced;
 * the first one ever saved starts the counting (rule 20b). True when something changed.
 */
export async function saveMethod(
  db: Queryable,
  payerId: number,
  method: SavedMethod,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update payers
    set method_ref = ${method.ref}, method_kind = ${method.kind}, method_label = ${method.label},
      mandate_reference = ${method.mandate?.reference ?? null}, mandate_creditor_id = ${method.mandate?.creditorId ?? null},
      method_state = 'active', method_since = coalesce(method_since, ${now})
    where id = ${payerId}
      and customer_ref is not null
      and (method_ref is distinct from ${method.ref} or method_state = 'none')
    returning id
  `.execute(db);
  return rows.length > 0;
}

export async function forgetMethod(db: Queryable, payerId: number): Promise<void> {
  await sql`
    update payers
    set method_ref = null, method_kind = null, method_label = null, method_state = 'none',
      mandate_reference = null, mandate_creditor_id = null
    where id = ${payerId}
  `.execute(db);
}

export async function hasActiveMethod(db: Queryable, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("payers")
    .select("method_state")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.method_state === "active";
}
