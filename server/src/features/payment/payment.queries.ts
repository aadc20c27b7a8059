import { sql } from "kysely";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { PaymentProvider, SavedMethod } from "../../adapters/payment/port.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../db/client.ts";
import { goesOn } from "../../db/pledge-times.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";
import { isRefusedForGood } from "../payer-stops/refused-for-good.queries.ts";

type ProviderId = PaymentProvider["id"];

const ownerColumn = ({ kind }: PayerOwner) => (kind === "user" ? "user_id" : "team_id");

/** Undefined: it exists already. */
export async function insertPayer(db: Queryable, owner: PayerOwner, now: Date): Promise<number | undefined> {
  const made = await db
    .insertInto("payers")
    .values({ [ownerColumn(owner)]: owner.id, created_at: now })
    .onConflict((conflict) => conflict.column(ownerColumn(owner)).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

export async function findPayerOf(db: Queryable, owner: PayerOwner): Promise<number | undefined> {
  const row = await db
    .selectFrom("payers")
    .select("id")
    .where(ownerColumn(owner), "=", owner.id)
    .executeTakeFirst();
  return row?.id;
}

export type Payer = {
  id: number;
  name: string;
  methodState: string;
  ceilingCents: bigint;
  provider: string | null;
  customerRef: string | null;
};

/** The payer's data for the provider, with the real name instead of a pseudonym. */
export async function readPayer(db: Queryable, payerId: number): Promise<Payer> {
  const { first_name, last_name, ...payer } = await db
    .selectFrom("payers")
    .innerJoin("payer_names", "payer_names.payer_id", "payers.id")
    .select([
      "payers.id",
      "payers.method_state as methodState",
      "payers.ceiling_cents as ceilingCents",
      "payers.provider",
      "payers.customer_ref as customerRef",
      "payer_names.first_name",
      "payer_names.last_name",
    ])
    .where("payers.id", "=", payerId)
    .executeTakeFirstOrThrow();
  return { ...payer, name: `${first_name} ${last_name}`.trim() };
}

/** The person at the provider's page: the payer, or the admin who acts for the team. */
export const readActor = (db: Queryable, userId: number) =>
  db.selectFrom("users").select(["email", "language"]).where("id", "=", userId).executeTakeFirstOrThrow();

export async function readBirthday(db: Queryable, userId: number): Promise<Day | null> {
  const row = await db.selectFrom("users").select("birthday").where("id", "=", userId).executeTakeFirst();
  return row?.birthday ?? null;
}

/** A payer who was a customer of another provider gets a new reference; when pledges began to count is kept. */
export async function setCustomer(
  db: Queryable,
  payerId: number,
  provider: ProviderId,
  customerRef: string,
): Promise<void> {
  await sql`
    update payers
    set provider = ${provider}, customer_ref = ${customerRef},
      method_ref = null, method_kind = null, method_label = null, method_expires = null, method_state = 'none'
    where id = ${payerId}
      and (provider, customer_ref) is distinct from (${provider}::text, ${customerRef}::text)
  `.execute(db);
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

/** The payer that is a person; none where the customer is a team's. */
export async function findPersonByCustomer(
  db: Queryable,
  provider: ProviderId,
  customerRef: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("payers")
    .select("id")
    .where("provider", "=", provider)
    .where("customer_ref", "=", customerRef)
    .where("team_id", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Stores the payer's method. A failed method becomes active only by a replacement, and not by one of which a bank said "do
 * not try again" (rule 45); the first one ever saved makes pledges count (rule 20b). True when something changed.
 */
export async function saveMethod(
  db: Queryable,
  payerId: number,
  method: SavedMethod,
  now: Date,
): Promise<boolean> {
  const { expires } = method;
  const lastMonth = expires === undefined ? null : expires.year * 100 + expires.month;
  const isOther = sql`(y.method_ref is distinct from ${method.ref} or y.method_state = 'none')`;
  const { rows } = await sql`
    update payers y
    set method_ref = ${method.ref}, method_kind = ${method.kind}, method_label = ${method.label},
      mandate_reference = ${method.mandate?.reference ?? null}, mandate_creditor_id = ${method.mandate?.creditorId ?? null},
      method_expires = ${lastMonth}, method_since = coalesce(y.method_since, ${now}),
      method_state = case
        when ${sql.raw(isRefusedForGood("y.id", "saved.ref"))} then 'failed'
        when ${isOther} then 'active'
        else y.method_state
      end
    from (select ${method.ref}::text as ref) saved
    where y.id = ${payerId}
      and y.customer_ref is not null
      and (
        ${isOther}
        or (y.method_label, y.method_expires) is distinct from (${method.label}::text, ${lastMonth}::integer)
      )
    returning y.id
  `.execute(db);
  return rows.length > 0;
}

export async function forgetMethod(db: Queryable, payerId: number): Promise<void> {
  await sql`
    update payers
    set method_ref = null, method_kind = null, method_label = null, method_expires = null, method_state = 'none',
      mandate_reference = null, mandate_creditor_id = null
    where id = ${payerId}
  `.execute(db);
}

/** "none" also for a person or team that is no payer. */
export async function readMethodState(db: Queryable, owner: PayerOwner): Promise<string> {
  const row = await db
    .selectFrom("payers")
    .select("method_state")
    .where(ownerColumn(owner), "=", owner.id)
    .executeTakeFirst();
  return row?.method_state ?? "none";
}

/**
 * Has payment info (specification §6.6): a payment method, or a running pledge. Locks the row against a concurrent change.
 */
export async function paysAlready(db: Queryable, payerId: number): Promise<boolean> {
  const { rows } = await sql<{ pays: boolean }>`
    select y.method_state <> 'none'
      or exists (select 1 from pledges p where p.payer_id = y.id and ${sql.raw(goesOn("p"))}) as pays
    from payers y
    where y.id = ${payerId}
    for no key update
  `.execute(db);
  return rows[0]?.pays ?? false;
}

export async function blacklistOf(db: Queryable, payerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("payer_blacklist")
    .select("organisation_id")
    .where("payer_id", "=", payerId)
    .execute();
  return rows.map(({ organisation_id }) => organisation_id);
}

export async function replaceBlacklist(
  db: Queryable,
  payerId: number,
  organisations: readonly number[],
): Promise<void> {
  await db.deleteFrom("payer_blacklist").where("payer_id", "=", payerId).execute();
  if (organisations.length === 0) return;
  await db
    .insertInto("payer_blacklist")
    .values(organisations.map((organisation_id) => ({ payer_id: payerId, organisation_id })))
    .execute();
}

export async function storeCeiling(db: Queryable, payerId: number, ceiling: Cents): Promise<void> {
  await db.updateTable("payers").set({ ceiling_cents: ceiling }).where("id", "=", payerId).execute();
}
