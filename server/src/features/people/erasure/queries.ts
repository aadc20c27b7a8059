import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "../../../db/client.ts";

export type ErasureRequest = { userId: number; askedAt: Date; confirmedAt: Date | null; dueAt: Date | null };

const COLUMNS = sql`user_id as "userId", asked_at as "askedAt", confirmed_at as "confirmedAt", due_at as "dueAt"`;

export async function findRequest(db: Queryable, userId: number): Promise<ErasureRequest | null> {
  const { rows } = await sql<ErasureRequest>`
    select ${COLUMNS} from erasure_requests where user_id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}

/** A new request takes the place of one that was not confirmed. */
export async function insertRequest(db: Queryable, userId: number, now: Date): Promise<void> {
  await sql`
    insert into erasure_requests (user_id, asked_at)
    values (${userId}, ${now})
    on conflict (user_id) do update set asked_at = excluded.asked_at, confirmed_at = null, due_at = null
  `.execute(db);
}

/** False: it was taken back, asked anew, or confirmed before. */
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

/** Taken by whoever carries it out; null: taken back, or somebody else is at it. */
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

type OpenCharge = { period_id: number; amount_cents: bigint; state: string };

export async function openCharges(db: Queryable, userId: number): Promise<OpenCharge[]> {
  const { rows } = await sql<OpenCharge>`
    select c.period_id, c.amount_cents, c.state
    from charges c
    join payers y on y.id = c.payer_id
    where y.user_id = ${userId}
      and c.state not in ('succeeded', 'canceled', 'written_off')
    order by c.period_id
  `.execute(db);
  return rows;
}

/** Teams this person is the only admin of. `others`: how many would be left. */
export async function teamsOnlyTheyAdminister(db: Queryable, userId: number) {
  const { rows } = await sql<{ id: number; name: string; others: number }>`
    select t.id, t.name,
      (select count(*)::int from team_members o where o.team_id = t.id and o.user_id <> ${userId}) as others
    from team_members m
    join teams t on t.id = m.team_id
    where m.user_id = ${userId}
      and m.is_admin
      and t.deleted_at is null
      and not exists (
        select from team_members a where a.team_id = t.id and a.user_id <> ${userId} and a.is_admin
      )
    order by t.name
  `.execute(db);
  return rows;
}

export async function codesAndConnections(db: Queryable, userId: number) {
  const { rows } = await sql<{
    codes: number;
    connections: Provider[];
    payer_id: number | null;
    is_admin: boolean;
  }>`
    select u.is_admin,
      (select count(*)::int from codes c where c.owner_user_id = u.id and c.archived_at is null) as codes,
      (select coalesce(json_agg(s.provider order by s.provider), '[]') from source_connections s where s.user_id = u.id)
        as connections,
      (select y.id from payers y where y.user_id = u.id) as payer_id
    from users u
    where u.id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}
