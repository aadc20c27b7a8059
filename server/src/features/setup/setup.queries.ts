import { sql, type Updateable } from "kysely";
import type { Queryable } from "../../db/client.ts";
import type { Association as Kept } from "../../db/schema.gen.ts";
import type { Association, Imprint, Operator } from "./association.ts";

export async function selectAssociation(db: Queryable): Promise<Operator | null> {
  const row = await db
    .selectFrom("association")
    .select(["name", "mail", "address", "enterprise_number as number"])
    .executeTakeFirst();
  return row ?? null;
}

/** Locks it for a change. */
export const lockImprint = (db: Queryable): Promise<Imprint> =>
  db
    .selectFrom("association")
    .select(["address", "enterprise_number as number"])
    .forUpdate()
    .executeTakeFirstOrThrow();

/** False when it existed; a concurrent call waits for the first. */
export async function insertAssociation(
  db: Queryable,
  { name, mail }: Association,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto("association")
    .values({ name, mail, set_up_at: now })
    .onConflict((conflict) => conflict.column("only_one").doNothing())
    .returning("only_one")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False before the first start. */
export async function updateAssociation(db: Queryable, changes: Updateable<Kept>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("association").set(changes).executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function hasAdmin(db: Queryable): Promise<boolean> {
  const admin = await db
    .selectFrom("users")
    .select("id")
    .where("is_admin", "=", true)
    .where("erased_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

export type Arranged = { organisation: boolean; bank_account: boolean; second_admin: boolean };

/** Setup steps done in the product itself; a payout needs two admins. */
export async function selectArranged(db: Queryable): Promise<Arranged> {
  const { rows } = await sql<Arranged>`
    select
      exists (select 1 from organisations where hidden_at is null and not is_association) as organisation,
      exists (
        select 1 from iban_changes c join organisations o on o.id = c.organisation_id
        where c.state = 'approved' and o.hidden_at is null
      ) as bank_account,
      (select count(*) > 1 from users where is_admin and erased_at is null) as second_admin
  `.execute(db);
  return rows[0] ?? { organisation: false, bank_account: false, second_admin: false };
}
