import { sql, type Insertable, type Selectable } from "kysely";
import type { Queryable } from "@kalivo/server/db/client.ts";
import type { SandboxMethods, SandboxSetups } from "@kalivo/server/db/schema.gen.ts";

export type MethodRow = Selectable<SandboxMethods>;
export type SetupRow = Selectable<SandboxSetups>;

/** One customer per payer; name and address follow. */
export async function upsertCustomer(
  db: Queryable,
  customer: { ref: string; payerKey: string; email: string; name: string },
): Promise<string> {
  const { ref } = await db
    .insertInto("sandbox.customers")
    .values({ ref: customer.ref, payer_key: customer.payerKey, email: customer.email, name: customer.name })
    .onConflict((conflict) =>
      conflict.column("payer_key").doUpdateSet({ email: customer.email, name: customer.name }),
    )
    .returning("ref")
    .executeTakeFirstOrThrow();
  return ref;
}

export async function anonymiseCustomer(db: Queryable, ref: string): Promise<void> {
  await db
    .updateTable("sandbox.customers")
    .set({ email: "", name: "", default_method: null })
    .where("ref", "=", ref)
    .execute();
}

export async function detachMethods(db: Queryable, customerRef: string, now: Date): Promise<void> {
  await db
    .updateTable("sandbox.methods")
    .set({ detached_at: now })
    .where("customer_ref", "=", customerRef)
    .where("detached_at", "is", null)
    .execute();
}

export const findCustomer = (db: Queryable, ref: string) =>
  db.selectFrom("sandbox.customers").selectAll().where("ref", "=", ref).executeTakeFirst();

/** The same key is the same set-up. */
export async function insertSetup(
  db: Queryable,
  setup: {
    ref: string;
    setupKey: string;
    customerRef: string;
    methods: readonly string[];
    mandateText: string;
    returnUrl: string;
    cancelUrl: string;
    at: Date;
  },
): Promise<string> {
  await db
    .insertInto("sandbox.setups")
    .values({
      ref: setup.ref,
      setup_key: setup.setupKey,
      customer_ref: setup.customerRef,
      methods: [...setup.methods],
      mandate_text: setup.mandateText,
      return_url: setup.returnUrl,
      cancel_url: setup.cancelUrl,
      created_at: setup.at,
    })
    .onConflict((conflict) => conflict.column("setup_key").doNothing())
    .execute();
  const { ref } = await db
    .selectFrom("sandbox.setups")
    .select("ref")
    .where("setup_key", "=", setup.setupKey)
    .executeTakeFirstOrThrow();
  return ref;
}

export const findSetup = (db: Queryable, ref: string) =>
  db.selectFrom("sandbox.setups").selectAll().where("ref", "=", ref).executeTakeFirst();

export const lockSetup = (db: Queryable, ref: string) =>
  db.selectFrom("sandbox.setups").selectAll().where("ref", "=", ref).forUpdate().executeTakeFirst();

export const latestMandate = (db: Queryable, customerRef: string) =>
  db
    .selectFrom("sandbox.setups")
    .select("mandate_text")
    .where("customer_ref", "=", customerRef)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

export async function setPending(db: Queryable, ref: string, pending: string | null): Promise<void> {
  await db.updateTable("sandbox.setups").set({ pending_method: pending }).where("ref", "=", ref).execute();
}

export async function insertMethod(db: Queryable, method: Insertable<SandboxMethods>): Promise<void> {
  await db.insertInto("sandbox.methods").values(method).execute();
}

export async function completeSetup(db: Queryable, ref: string, methodRef: string): Promise<void> {
  await db
    .updateTable("sandbox.setups")
    .set({ status: "complete", method_ref: methodRef, pending_method: null })
    .where("ref", "=", ref)
    .execute();
}

/** False where it is so already, or a newer method is the default. */
export async function makeDefault(db: Queryable, customerRef: string, method: MethodRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sandbox.customers c
    set default_method = ${method.ref}
    where c.ref = ${customerRef}
      and c.default_method is distinct from ${method.ref}
      and not exists (
        select
        from sandbox.methods m
        where m.ref = c.default_method
          and m.detached_at is null
          and m.created_at > ${method.created_at}
      )
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function expireSetup(db: Queryable, ref: string): Promise<void> {
  await db
    .updateTable("sandbox.setups")
    .set({ status: "expired", pending_method: null })
    .where("ref", "=", ref)
    .where("status", "=", "open")
    .execute();
}

export async function detachMethod(db: Queryable, ref: string, now: Date): Promise<void> {
  await db
    .updateTable("sandbox.methods")
    .set({ detached_at: now })
    .where("ref", "=", ref)
    .where("detached_at", "is", null)
    .execute();
}

export const readMethod = (db: Queryable, ref: string) =>
  db
    .selectFrom("sandbox.methods")
    .selectAll()
    .where("ref", "=", ref)
    .where("detached_at", "is", null)
    .executeTakeFirst();

export async function defaultMethod(db: Queryable, customerRef: string): Promise<MethodRow | undefined> {
  const { rows } = await sql<MethodRow>`
    select m.*
    from sandbox.customers c
    join sandbox.methods m on m.ref = c.default_method
    where c.ref = ${customerRef}
      and m.detached_at is null
  `.execute(db);
  return rows[0];
}

export async function insertPortal(
  db: Queryable,
  portal: { ref: string; customerRef: string; returnUrl: string; at: Date },
): Promise<void> {
  await db
    .insertInto("sandbox.portals")
    .values({
      ref: portal.ref,
      customer_ref: portal.customerRef,
      return_url: portal.returnUrl,
      created_at: portal.at,
    })
    .execute();
}

export const findPortal = (db: Queryable, ref: string) =>
  db.selectFrom("sandbox.portals").selectAll().where("ref", "=", ref).executeTakeFirst();
