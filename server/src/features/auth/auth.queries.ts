import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { deleteRequest } from "../people/erasure-requests.queries.ts";

export type Account = { id: number; password_hash: string; is_admin: boolean };

/** The living account with an email, ignoring case. */
export async function findAccount(db: Queryable, email: string): Promise<Account | null> {
  const account = await db
    .selectFrom("users")
    .select(["id", "password_hash", "is_admin"])
    .where("email", "=", email)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return account ?? null;
}

/** Null: the person was erased. */
export async function findPasswordHash(db: Queryable, userId: number): Promise<string | null> {
  const account = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return account?.password_hash ?? null;
}

/** Signing in again keeps the account if its erasure was confirmed. */
export async function insertSession(db: Queryable, userId: number, tokenHash: Buffer, now: Date) {
  await deleteRequest(db, userId);
  await db
    .insertInto("sessions")
    .values({ token_hash: tokenHash, user_id: userId, created_at: now })
    .execute();
}

export async function revokeSession(db: Queryable, tokenHash: Buffer, now: Date) {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .execute();
}

export async function revokeSessionsOf(db: Queryable, userId: number, now: Date) {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}

export async function insertReset(
  db: Queryable,
  { userId, seed, tokenHash }: { userId: number; seed: Buffer; tokenHash: Buffer },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("password_resets")
    .values({ user_id: userId, seed, token_hash: tokenHash, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type LatestReset = {
  id: number;
  seed: Buffer | null;
  token_hash: Buffer;
  created_at: Date;
  used_at: Date | null;
};

/** The person's latest link; locks their row, so that concurrent requests get the same one. */
export async function latestReset(db: Queryable, userId: number): Promise<LatestReset | null> {
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const reset = await db
    .selectFrom("password_resets")
    .select(["id", "seed", "token_hash", "created_at", "used_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return reset ?? null;
}

/** Deletes links to reset a password that were mailed to a former address of the account. */
export async function deleteOpenResets(db: Queryable, userId: number) {
  await db.deleteFrom("password_resets").where("user_id", "=", userId).where("used_at", "is", null).execute();
}

export type Reset = {
  id: number;
  user_id: number;
  email: string;
  is_admin: boolean;
  created_at: Date;
  used_at: Date | null;
  superseded: boolean;
};

/** The reset of a token, and whether a more recent one was sent to the same person. */
export async function findReset(db: Queryable, tokenHash: Buffer): Promise<Reset | null> {
  const { rows } = await sql<Reset>`
    select r.id, r.user_id, u.email::text, u.is_admin, r.created_at, r.used_at,
      exists (select 1 from password_resets n where n.user_id = r.user_id and n.id > r.id) as superseded
    from password_resets r
    join users u on u.id = r.user_id
    where r.token_hash = ${tokenHash}
      and u.erased_at is null
  `.execute(db);
  return rows[0] ?? null;
}

/** Uses a reset up; false when it was just used. */
export async function useReset(db: Queryable, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("password_resets")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes every session and reset link of an erased person, instead of revoking them. */
export async function deleteSignIns(db: Queryable, userId: number) {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

/** Rows of a table deleted in one round of the jobs; the next one is half a minute later. */
const AT_ONCE = 20_000;

/** Sessions that ended before this instant. */
export async function deleteSessionsEnded(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from sessions
    where id in (select id from sessions where revoked_at < ${before} order by revoked_at limit ${AT_ONCE})
  `.execute(db);
}

/** Links to set a password that were requested before this instant, used or not. */
export async function deleteResetsMade(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from password_resets
    where id in (select id from password_resets where created_at < ${before} order by created_at limit ${AT_ONCE})
  `.execute(db);
}

export type SignInRow = {
  id: number;
  device: string | null;
  seen_on: string | null;
  created_at: Date;
};

export async function standingSignIns(db: Queryable, userId: number): Promise<SignInRow[]> {
  const { rows } = await sql<SignInRow>`
    select id, device, seen_on, created_at
    from sessions
    where user_id = ${userId}
      and revoked_at is null
    order by seen_on desc nulls last, id desc
    limit 200
  `.execute(db);
  return rows;
}

/** False: it is another person's, or ended before. */
export async function endOneSignIn(
  db: Queryable,
  { userId, id }: { userId: number; id: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function endOtherSignIns(
  db: Queryable,
  { userId, id }: { userId: number; id: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("id", "<>", id)
    .where("revoked_at", "is", null)
    .execute();
}

/** Ends all sessions: after a restore, those ended since the backup would be valid again. Returns their number. */
export async function endEverySignIn(db: Queryable, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
