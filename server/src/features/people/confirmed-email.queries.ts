import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { releaseHeldMails } from "../mail/mail.queries.ts";

/**
 * Marks the address as confirmed (rule 38) and sends the held mails. False: the account has another address by now, or was
 * erased.
 */
export async function confirmEmail(
  tx: Queryable,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users
    set email_confirmed_at = coalesce(email_confirmed_at, ${now})
    where id = ${userId}
      and email = ${email}::citext
      and erased_at is null
  `.execute(tx);
  if ((numAffectedRows ?? 0n) === 0n) return false;
  await releaseHeldMails(tx, userId, now);
  return true;
}

/** Replaces the address by one that is confirmed. */
export async function replaceEmail(
  tx: Queryable,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<void> {
  await sql`
    update users
    set email = ${email}, email_confirmed_at = ${now}
    where id = ${userId}
  `.execute(tx);
  await releaseHeldMails(tx, userId, now);
}

export async function isEmailConfirmed(db: Queryable, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("email_confirmed_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return (row?.email_confirmed_at ?? null) !== null;
}
