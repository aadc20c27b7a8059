import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { somebody, type Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

/**
 * Registers a person and makes them an admin, as the command line does, whose sign-in has shown a second factor; with
 * `withoutFactor` none is set up.
 */
export async function anAdmin(
  kalivo: TestProduct,
  firstName = "Ines",
  { withoutFactor = false }: { withoutFactor?: boolean } = {},
): Promise<Somebody> {
  const person = await somebody(kalivo, firstName, "Claes");
  await kalivo.product.services.db
    .updateTable("users")
    .set({ is_admin: true })
    .where("id", "=", person.id)
    .execute();
  if (!withoutFactor) await showedFactor(kalivo, person);
  return person;
}

/** Marks this admin's sign-ins as having shown a second factor just now. */
export async function showedFactor(kalivo: TestProduct, { id }: Pick<Somebody, "id">): Promise<void> {
  const { db } = kalivo.product.services;
  await db
    .insertInto("second_factors")
    .values({ user_id: id, password_at: new Date("2026-11-01T00:00:00Z") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable("sessions")
    .set({ second_factor_at: sql`clock_timestamp()` })
    .where("user_id", "=", id)
    .execute();
}

/** One admin proposes to erase a person, all admins are told, another one confirms. */
export async function eraseByTwo(
  kalivo: TestProduct,
  [first, second]: readonly [Somebody, Somebody],
  { id, email }: Pick<Somebody, "id" | "email">,
): Promise<void> {
  const data = { confirm: email };
  const proposed = await kalivo.call("POST", pathTo(api.erasePerson, { id }), {
    token: first.token,
    data,
  });
  await kalivo.runDue();
  const path = pathTo(api.confirmProposal, { id: String(proposed.body.proposals[0]?.id) });
  const { status } = await kalivo.call("POST", path, { token: second.token, data });
  if (status !== 200) throw new Error(`the person was not erased: ${status}`);
}

/** The audit log, oldest first, without times. */
export function auditLog(kalivo: TestProduct) {
  return kalivo.product.services.db
    .selectFrom("audit_log")
    .select(["actor_id", "action", "target_kind", "target_id", "before", "after"])
    .orderBy("id")
    .execute();
}
