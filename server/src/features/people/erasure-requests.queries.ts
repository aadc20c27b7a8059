import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";

export type ErasureRequest = { userId: number; askedAt: Date; confirmedAt: Date | null; dueAt: Date | null };

const COLUMNS = sql`user_id as "userId", asked_at as "askedAt", confirmed_at as "confirmedAt", due_at as "dueAt"`;

export async function findRequest(db: Queryable, userId: number): Promise<ErasureRequest | null> {
  const { rows } = await sql<ErasureRequest>`
    select ${COLUMNS} from erasure_requests where user_id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}

/** A new request replaces an unconfirmed one. */
export async function insertRequest(db: Queryable, userId: number, now: Date): Promise<void> {
  await sql`
    insert into erasure_requests (user_id, asked_at)
    values (${userId}, ${now})
    on conflict (user_id) do update set asked_at = excluded.asked_at, confirmed_at = null, due_at = null
  `.execute(db);
}

/** False: it was cancelled, replaced, or confirmed before. */
export async function confirmRequest(
  db: Queryable,
  { userId, askedAt }: Pick<ErasureRequest, "userId" | "askedAt">,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update erasure_requests
    set confirmed_at = ${now}, due_at = ${dueAt}
    where user_id = ${userId}
      and asked_at = ${askedAt}
      and confirmed_at is null
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** True: there was one. */
export async function deleteRequest(db: Queryable, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("erasure_requests")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function dueRequests(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("erasure_requests")
    .select("user_id")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Locked by the process that carries it out; null: cancelled, or locked by another process. */
export async function takeDueRequest(db: Queryable, userId: number, now: Date) {
  const { rows } = await sql<{ is_admin: boolean; at_the_provider: boolean }>`
    select u.is_admin,
      exists (
        select
        from charges c
        join payers y on y.id = c.payer_id
        where y.user_id = u.id
          and c.state in ('submitting', 'unknown', 'processing')
      ) as at_the_provider
    from erasure_requests r
    join users u on u.id = r.user_id
    where r.user_id = ${userId}
      and r.due_at <= ${now}
      and u.erased_at is null
    for update of r skip locked
  `.execute(db);
  return rows[0] ?? null;
}
