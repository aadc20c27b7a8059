import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "#server/db/client.ts";
import { isSettled, isUnsettled } from "#server/db/settled.ts";

export type Behind = {
  userId: number;
  provider: Provider;
  connectedAt: Date;
  memberSince: Date;
  /** Failures since the last success. */
  tries: number;
};

/** Read again is what was not read since `since`; `begunFrom`: of those alone who have an unbilled workout from then on. */
export type Reread = { since: Date; begunFrom: Date | null };

/**
 * Working connections that are their person's active source, and whose history was not fetched yet, or is read again where
 * the provider does not report every change. A failed one is included when its wait is over.
 */
export async function findBehind(
  db: Queryable,
  { now, reread, limit }: { now: Date; reread: Reread | null; limit: number },
): Promise<Behind[]> {
  const isReread =
    reread === null
      ? sql`false`
      : sql`c.provider = 'strava' and coalesce(c.reread_at, c.connected_at) < ${reread.since} and ${hasBegun(reread.begunFrom)}`;
  const { rows } = await sql<Behind>`
    select c.user_id as "userId", c.provider, c.connected_at as "connectedAt", u.created_at as "memberSince",
      c.catch_up_tries as tries
    from source_connections c
    join users u on u.id = c.user_id
    where c.status = 'active'
      and u.active_source = c.provider
      and (c.backfilled_at is null or ${isReread})
      and coalesce(c.catch_up_at, '-infinity') <= ${now}
    order by c.backfilled_at nulls first, c.connected_at
    limit ${limit}
  `.execute(db);
  return rows;
}

const hasBegun = (from: Date | null) =>
  from === null
    ? sql`true`
    : sql`exists (
        select from workouts w
        where w.user_id = c.user_id
          and split_part(w.source, ':', 1) = c.provider
          and w.start_utc >= ${from}
          and ${sql.raw(isUnsettled("w"))}
      )`;

/** Only for this connection, not for one made meanwhile. */
export async function noteCaughtUp(
  db: Queryable,
  { userId, provider, connectedAt }: Behind,
  now: Date,
): Promise<void> {
  await sql`
    update source_connections
    set backfilled_at = coalesce(backfilled_at, ${now}), reread_at = ${now}, catch_up_tries = 0, catch_up_at = null
    where user_id = ${userId}
      and provider = ${provider}
      and connected_at = ${connectedAt}
  `.execute(db);
}

/** Only for this connection: its history is not fetched before this instant. */
export async function postponeCatchUp(
  db: Queryable,
  { userId, provider, connectedAt, tries }: Behind,
  at: Date,
): Promise<void> {
  await sql`
    update source_connections
    set catch_up_tries = ${tries + 1}, catch_up_at = ${at}
    where user_id = ${userId}
      and provider = ${provider}
      and connected_at = ${connectedAt}
  `.execute(db);
}

export type Kept = { id: string; revision: string | null };

/** A provider's stored unbilled workouts, by stored id. */
export async function keptSince(
  db: Queryable,
  { userId, provider }: Pick<Behind, "userId" | "provider">,
  from: Date,
): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select provider_activity_id as id, revision
    from workouts
    where user_id = ${userId}
      and split_part(source, ':', 1) = ${provider}
      and provider_activity_id is not null
      and ${sql.raw(isUnsettled("workouts"))}
      and start_utc >= ${from}
  `.execute(db);
  return rows;
}

/** Billed workouts are never read again. */
export async function billedOf(
  db: Queryable,
  { userId, provider }: Pick<Behind, "userId" | "provider">,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select provider_activity_id as id
    from workouts
    where user_id = ${userId}
      and split_part(source, ':', 1) = ${provider}
      and provider_activity_id = any(${[...ids]}::text[])
      and ${sql.raw(isSettled("workouts"))}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}
