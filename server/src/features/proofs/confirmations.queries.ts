import type { Queryable } from "#server/db/client.ts";

/** False: it was said before. */
export async function insertConfirmation(
  db: Queryable,
  { organisationId, name }: { organisationId: number; name: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("organisation_confirmations")
    .values({ organisation_id: organisationId, confirmed_by: name, confirmed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== undefined && numInsertedOrUpdatedRows > 0n;
}

export async function findConfirmation(
  db: Queryable,
  organisationId: number,
): Promise<{ confirmed_by: string; confirmed_at: Date } | null> {
  const row = await db
    .selectFrom("organisation_confirmations")
    .select(["confirmed_by", "confirmed_at"])
    .where("organisation_id", "=", organisationId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same of an organisation that is not hidden: when it confirmed. */
export async function shownConfirmation(db: Queryable, organisationId: number): Promise<Date | null> {
  const row = await db
    .selectFrom("organisation_confirmations as c")
    .innerJoin("organisations as o", "o.id", "c.organisation_id")
    .select("c.confirmed_at")
    .where("o.id", "=", organisationId)
    .where("o.hidden_at", "is", null)
    .executeTakeFirst();
  return row?.confirmed_at ?? null;
}

/** False: there was none. */
export async function deleteConfirmation(db: Queryable, organisationId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("organisation_confirmations")
    .where("organisation_id", "=", organisationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
