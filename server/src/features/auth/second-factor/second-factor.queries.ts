import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import type { SignedIn } from "#server/http/session.ts";

export type FactorState = {
  password: boolean;
  app: boolean;
  passkeys: number;
  shown: boolean;
  recovery_codes_left: number;
};

export async function factorState(
  db: Queryable,
  { id, sessionId }: Pick<SignedIn, "id" | "sessionId">,
): Promise<FactorState> {
  const { rows } = await sql<FactorState>`
    select f.user_id is not null as password,
      f.totp_sealed is not null as app,
      (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys,
      coalesce(s.second_factor_at > clock_timestamp() - interval '12 hours', false) as shown,
      (select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null) as recovery_codes_left
    from users u
    join sessions s on s.id = ${sessionId}
    left join second_factors f on f.user_id = u.id
    where u.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a sign-in without a person");
  return row;
}

/** Marks this session as having shown a second factor now; by the database's clock, which the demo does not change. */
export async function markShownBy(
  db: Queryable,
  of: { tokenHash: Buffer } | { sessionId: number },
): Promise<void> {
  await sql`
    update sessions
    set second_factor_at = clock_timestamp()
    where ${"tokenHash" in of ? sql`token_hash = ${of.tokenHash}` : sql`id = ${of.sessionId}`}
  `.execute(db);
}

export type Factor = { totp_sealed: Buffer | null; pending_sealed: Buffer | null; now_ms: number };

/** With the database's time in milliseconds, against which codes are compared. */
export async function findFactor(db: Queryable, userId: number): Promise<Factor | null> {
  const { rows } = await sql<Factor>`
    select totp_sealed, pending_sealed, (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms
    from second_factors
    where user_id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}

/** Stores a secret until its first code, and that the password is strong enough. */
export async function keepPending(
  db: Queryable,
  { userId, sealed }: { userId: number; sealed: Buffer },
  now: Date,
): Promise<void> {
  await sql`
    insert into second_factors (user_id, password_at, pending_sealed)
    values (${userId}, ${now}, ${sealed})
    on conflict (user_id) do update
    set pending_sealed = excluded.pending_sealed, password_at = excluded.password_at
  `.execute(db);
}

type Step = { userId: number; step: number };

/** Activates the pending secret; false when another request did. */
export async function confirmPending(
  db: Queryable,
  { userId, step, sealed }: Step & { sealed: Buffer },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update second_factors
    set totp_sealed = pending_sealed, pending_sealed = null, last_step = ${step}
    where user_id = ${userId}
      and pending_sealed = ${sealed}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** False when a code of this step or a later one was accepted before: of two concurrent requests one is accepted. */
export async function spendStep(db: Queryable, { userId, step }: Step): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update second_factors
    set last_step = ${step}
    where user_id = ${userId}
      and totp_sealed is not null
      and last_step < ${step}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Replaces the earlier ones. */
export async function replaceRecoveryCodes(db: Queryable, userId: number, hashes: readonly Buffer[]) {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ code_hash, user_id: userId })))
    .execute();
}

export async function spendRecoveryCode(
  db: Queryable,
  { userId, hash }: { userId: number; hash: Buffer },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("code_hash", "=", hash)
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** A secret that was shown and not confirmed by a code. */
export async function forgetPendingFactor(db: Queryable, userId: number): Promise<void> {
  await db
    .updateTable("second_factors")
    .set({ pending_sealed: null })
    .where("user_id", "=", userId)
    .where("pending_sealed", "is not", null)
    .execute();
}

/** Deletes every second factor, and every session's mark of having shown one. */
export async function forgetFactor(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await db.updateTable("sessions").set({ second_factor_at: null }).where("user_id", "=", userId).execute();
}
