import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import type { TrustTier } from "@kalivo/domain/efforts/activity.ts";
import type { Behaviour } from "@kalivo/demo/sandbox/test-methods.ts";
import { openDatabase, type Database, type Queryable } from "../../src/db/client.ts";
import { freshDatabase } from "./database.ts";

/** `owner`: the owner's role, to change data behind the product's back. */
type World = {
  readonly db: Database["db"];
  readonly owner: Database["db"];
  readonly connectionString: string;
};

/** A database without the rest of the product; call it at the top of a test file. */
export function useDatabase(): World {
  let database: Database;
  let owner: Database;
  let connectionString: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const fresh = await freshDatabase();
    ({ connectionString, drop } = fresh);
    database = openDatabase(connectionString, { onLost: () => undefined });
    owner = openDatabase(fresh.ownerString, { max: 2, onLost: () => undefined });
  });
  afterAll(async () => {
    await Promise.all([database.close(), owner.close()]);
    await drop();
  });
  return {
    get db() {
      return database.db;
    },
    get owner() {
      return owner.db;
    },
    get connectionString() {
      return connectionString;
    },
  };
}

const LONG_AGO = new Date("2026-01-01T00:00:00Z");

export async function newPerson(db: Queryable, firstName = "Amina"): Promise<number> {
  const { id } = await db
    .insertInto("users")
    .values({
      email: `${randomUUID()}@example.org`,
      password_hash: "none",
      first_name: firstName,
      last_name: "Diallo",
      created_at: LONG_AGO,
      email_confirmed_at: LONG_AGO,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("privacy_settings").values({ user_id: id }).execute();
  return id;
}

/** A payer, by default with a long-standing working card. */
export async function newPayer(
  db: Queryable,
  {
    userId,
    methodSince = LONG_AGO,
    methodRef,
  }: { userId?: number; methodSince?: Date | null; methodRef?: string } = {},
): Promise<number> {
  const person = userId ?? (await newPerson(db, "Paula"));
  const method = methodSince !== null;
  const { id } = await db
    .insertInto("payers")
    .values({
      user_id: person,
      created_at: LONG_AGO,
      ...(method && {
        provider: "sandbox",
        customer_ref: `cus_${person}`,
        method_ref: methodRef ?? `pm_${person}`,
        method_kind: "card",
        method_label: "Visa ••4242",
        method_state: "active",
        method_since: methodSince,
      }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function newOrganisation(db: Queryable, name: string = randomUUID()): Promise<number> {
  const { id } = await db
    .insertInto("organisations")
    .values({ name, short_description: "Good", long_description: "Good things", created_at: LONG_AGO })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The association itself, as one of them (rule 75). */
export async function theAssociation(db: Queryable): Promise<number> {
  const { id } = await db
    .insertInto("organisations")
    .values({
      name: `Kalivo ${randomUUID()}`,
      short_description: "Us",
      long_description: "What it costs",
      is_association: true,
      created_at: LONG_AGO,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets a person's organisations from now on. */
export async function choose(db: Queryable, userId: number, organisations: readonly number[]): Promise<void> {
  await db.deleteFrom("user_organisations").where("user_id", "=", userId).execute();
  if (organisations.length === 0) return;
  await db
    .insertInto("user_organisations")
    .values(
      organisations.map((organisation_id) => ({ user_id: userId, organisation_id, chosen_at: LONG_AGO })),
    )
    .execute();
}

export async function newBurner(db: Queryable, organisations: readonly number[]): Promise<number> {
  const id = await newPerson(db, "Bruno");
  await choose(db, id, organisations);
  return id;
}

const instant = (at: Date | string) => new Date(at).toISOString();

type Version = {
  payer: number;
  burner: number;
  rate?: number;
  cap?: bigint | null;
  syncedOnly?: boolean;
  from?: Date | string;
  to?: Date | string | null;
};

export async function newPledge(
  db: Queryable,
  { payer, burner, rate = 10, cap = null, syncedOnly = false, from = LONG_AGO, to = null }: Version,
): Promise<number> {
  const { id } = await db
    .insertInto("pledges")
    .values({
      payer_id: payer,
      burner_id: burner,
      rate_cents: rate,
      cap_cents: cap,
      synced_only: syncedOnly,
      valid: `[${instant(from)},${to === null ? "" : instant(to)})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function newWorkout(
  db: Queryable,
  {
    burner,
    endAt,
    kcal,
    held = false,
    trust = "manual",
  }: { burner: number; endAt: Date | string; kcal: number; held?: boolean; trust?: TrustTier },
): Promise<number> {
  const { id } = await db
    .insertInto("workouts")
    .values({
      user_id: burner,
      source: "manual",
      type: "custom",
      start_utc: endAt,
      end_utc: endAt,
      start_reliable: false,
      kcal_reported: kcal,
      basis: "declared",
      kcal_counted: kcal,
      trust,
      status: held ? "held" : "ok",
      reason: held ? "to be looked at" : null,
      received_at: endAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A payer whose card behaves like this at the sandbox. */
export async function newSandboxPayer(db: Queryable, behaviour: Behaviour = "succeeds"): Promise<number> {
  const payer = await newPayer(db);
  await giveSandboxMethod(db, payer, behaviour);
  return payer;
}

/** Sets the payer's method from now on, as after a set-up at the sandbox. */
export async function giveSandboxMethod(db: Queryable, payer: number, behaviour: Behaviour): Promise<void> {
  const customer = `cus_sb_${payer}`;
  const method = `pm_sb_${randomUUID()}`;
  const kind = behaviour === "settles" || behaviour === "fails_to_settle" ? "sepa_debit" : "card";
  await sql`
    insert into sandbox.customers (ref, payer_key, email, name)
    values (${customer}, ${`payer:${payer}`}, 'p@example.org', 'P')
    on conflict do nothing
  `.execute(db);
  await sql`
    insert into sandbox.methods (ref, customer_ref, kind, brand, last4, behaviour, created_at)
    values (${method}, ${customer}, ${kind}, 'Visa', '4242', ${behaviour}, now())
  `.execute(db);
  await db
    .updateTable("payers")
    .set({ customer_ref: customer, method_ref: method, method_kind: kind, method_state: "active" })
    .where("id", "=", payer)
    .execute();
}

/** A late success of a payment that had been given up, at the provider and as its event. */
export async function giveLateSuccess(
  db: Queryable,
  { payment_ref, amount_cents }: { payment_ref: string | null; amount_cents: bigint },
  at: Date,
): Promise<void> {
  const fee = 33n;
  await sql`
    update sandbox.payments
    set status = 'succeeded', charge_ref = ${`ch_late:${payment_ref}`}, fee_cents = ${fee}, succeeded_at = ${at}
    where ref = ${payment_ref}
  `.execute(db);
  await sql`
    insert into sandbox.movements (ref, kind, gross_cents, fee_cents, net_cents, source_ref, at, available_on)
    values (${`txn_late:${payment_ref}`}, 'charge', ${amount_cents}, ${fee}, ${amount_cents - fee}, ${`ch_late:${payment_ref}`}, ${at}, ${at})
  `.execute(db);
  await sql`
    insert into provider_events (provider, event_id, kind, object_ref, created_at, received_at)
    values ('sandbox', ${`evt_late:${payment_ref}`}, 'payment.changed', ${payment_ref}, ${at}, ${at})
  `.execute(db);
}
