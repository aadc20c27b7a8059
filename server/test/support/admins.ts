import { somebody, type Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

/** A registered person who is an admin, as the command line would make them. */
export async function anAdmin(kalivo: TestProduct, firstName = "Ines"): Promise<Somebody> {
  const person = await somebody(kalivo, firstName, "Claes");
  await kalivo.product.services.db
    .updateTable("users")
    .set({ is_admin: true })
    .where("id", "=", person.id)
    .execute();
  return person;
}

/** What the audit log says, oldest first, without its times. */
export function auditLog(kalivo: TestProduct) {
  return kalivo.product.services.db
    .selectFrom("audit_log")
    .select(["actor_id", "action", "target_kind", "target_id", "before", "after"])
    .orderBy("id")
    .execute();
}
