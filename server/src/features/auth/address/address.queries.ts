import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

/** A mail to find out whether an address belongs to the person. */
export type Confirmation = {
  id: number;
  userId: number;
  kind: "first" | "change";
  email: string;
  createdAt: Date;
  tries: number;
  doneAt: Date | null;
  oldEmail: string | null;
  undoneAt: Date | null;
};

const COLUMNS = sql`
  id, user_id as "userId", kind, email::text, created_at as "createdAt", tries, done_at as "doneAt",
  old_email::text as "oldEmail", undone_at as "undoneAt"`;

export async function insertConfirmation(
  db: Queryable,
  { userId, kind, email }: Pick<Confirmation, "userId" | "kind" | "email">,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("address_confirmations")
    .values({ user_id: userId, kind, email, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findConfirmation(db: Queryable, id: number): Promise<Confirmation | null> {
  const { rows } = await sql<Confirmation>`
    select ${COLUMNS} from address_confirmations where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/** The confirmation with the valid code: the latest one mailed and unused. */
export async function openConfirmation(db: Queryable, userId: number): Promise<Confirmation | null> {
  const { rows } = await sql<Confirmation>`
    select ${COLUMNS}
    from address_confirmations
    where user_id = ${userId}
      and done_at is null
    order by id desc
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** Counts a try before the code is compared; false when there were too many. */
export async function countTry(db: Queryable, id: number, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update address_confirmations
    set tries = tries + 1
    where id = ${id}
      and tries < ${most}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** False when it was just used. */
export async function finishConfirmation(
  db: Queryable,
  id: number,
  oldEmail: string | null,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update address_confirmations
    set done_at = ${now}, old_email = ${oldEmail}
    where id = ${id}
      and done_at is null
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Unfinished confirmations only; one that a change completed stays, because the change may be undone. */
export async function deleteOpenConfirmations(
  db: Queryable,
  userId: number,
  kind?: Confirmation["kind"],
): Promise<void> {
  await db
    .deleteFrom("address_confirmations")
    .where("user_id", "=", userId)
    .where("done_at", "is", null)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "change"))
    .execute();
}

export async function deleteConfirmationsOf(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("address_confirmations").where("user_id", "=", userId).execute();
}

/** Undoes this change and every later one: an intruder cannot put their address back. */
export async function undoFrom(db: Queryable, { id, userId }: Confirmation, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update address_confirmations
    set undone_at = ${now}
    where user_id = ${userId}
      and id >= ${id}
      and done_at is not null
      and kind = 'change'
      and undone_at is null
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Whether the address may still return to another account: until then it cannot be taken. */
export async function mayReturnToSomebody(
  db: Queryable,
  email: string,
  { butNotTo, since }: { butNotTo: number | null; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("address_confirmations")
    .select("id")
    .where("old_email", "=", email)
    .where("undone_at", "is", null)
    .where("done_at", ">", since)
    .$if(butNotTo !== null, (query) => query.where("user_id", "<>", butNotTo ?? 0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes confirmations whose links have expired. */
export async function deleteOldConfirmations(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from address_confirmations
    where created_at < ${before}
      and coalesce(done_at, created_at) < ${before}
  `.execute(db);
}

export type AddressState = { email: string; confirmedAt: Date | null; firstName: string; isAdmin: boolean };

export async function lockAddress(db: Queryable, userId: number): Promise<AddressState | null> {
  const { rows } = await sql<AddressState>`
    select email::text, email_confirmed_at as "confirmedAt", first_name as "firstName", is_admin as "isAdmin"
    from users
    where id = ${userId}
      and erased_at is null
    for no key update
  `.execute(db);
  return rows[0] ?? null;
}

export async function readAddress(db: Queryable, userId: number): Promise<AddressState | null> {
  const { rows } = await sql<AddressState>`
    select email::text, email_confirmed_at as "confirmedAt", first_name as "firstName", is_admin as "isAdmin"
    from users
    where id = ${userId}
      and erased_at is null
  `.execute(db);
  return rows[0] ?? null;
}
