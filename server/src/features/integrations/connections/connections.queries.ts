import { sql } from "kysely";
import type { HealthSource, Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "#server/db/client.ts";

export type Whose = { userId: number; provider: Provider };

export type Connection = {
  userId: number;
  provider: Provider;
  providerUserId: string;
  tokensSealed: Buffer;
  expiresAt: Date;
  status: "active" | "needs_reconnect";
  connectedAt: Date;
};

const COLUMNS = sql`
  c.user_id as "userId", c.provider, c.provider_user_id as "providerUserId", c.tokens_sealed as "tokensSealed",
  c.expires_at as "expiresAt", c.status, c.connected_at as "connectedAt"`;

/** Locks the connection against a concurrent refresh or end. */
export async function lockConnection(db: Queryable, { userId, provider }: Whose): Promise<Connection | null> {
  const { rows } = await sql<Connection>`
    select ${COLUMNS}
    from source_connections c
    where c.user_id = ${userId}
      and c.provider = ${provider}
    for update
  `.execute(db);
  return rows[0] ?? null;
}

export type ConnectionOf = Connection & { activeSource: HealthSource };

/** The owner of an account at a provider, and their active source. */
export async function findConnectionOf(
  db: Queryable,
  provider: Provider,
  providerUserId: string,
): Promise<ConnectionOf | null> {
  const { rows } = await sql<ConnectionOf>`
    select ${COLUMNS}, u.active_source as "activeSource"
    from source_connections c
    join users u on u.id = c.user_id
    where c.provider = ${provider}
      and c.provider_user_id = ${providerUserId}
  `.execute(db);
  return rows[0] ?? null;
}

export async function isConnected(db: Queryable, { userId, provider }: Whose): Promise<boolean> {
  const row = await db
    .selectFrom("source_connections")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return row !== undefined;
}

export type NewConnection = Whose & {
  providerUserId: string;
  scopes: readonly string[];
  tokensSealed: Buffer;
  expiresAt: Date;
};

/** Replaces an earlier connection of the same person and provider; its history is fetched again. */
export async function saveConnection(db: Queryable, made: NewConnection, now: Date): Promise<void> {
  await sql`
    insert into source_connections (user_id, provider, provider_user_id, scopes, tokens_sealed, expires_at, connected_at)
    values (${made.userId}, ${made.provider}, ${made.providerUserId}, ${[...made.scopes]}::text[], ${made.tokensSealed},
      ${made.expiresAt}, ${now})
    on conflict (user_id, provider) do update
    set provider_user_id = excluded.provider_user_id, scopes = excluded.scopes,
      tokens_sealed = excluded.tokens_sealed, expires_at = excluded.expires_at, status = 'active',
      connected_at = excluded.connected_at, backfilled_at = null, reread_at = null,
      catch_up_tries = 0, catch_up_at = null, before_account = '{}'
  `.execute(db);
}

/** The name of the constraint by which an account at a provider belongs to one account here. */
export const ONE_ACCOUNT_EACH = "source_connections_provider_provider_user_id_key";

export async function saveTokens(
  db: Queryable,
  { userId, provider }: Whose,
  { tokensSealed, expiresAt }: { tokensSealed: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable("source_connections")
    .set({ tokens_sealed: tokensSealed, expires_at: expiresAt })
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .execute();
}

/** True when the connection worked until now and was not replaced since. */
export async function markBroken(
  db: Queryable,
  { userId, provider, connectedAt }: Whose & { connectedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("source_connections")
    .set({ status: "needs_reconnect" })
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .where("connected_at", "=", connectedAt)
    .where("status", "=", "active")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function markMended(db: Queryable, { userId, provider }: Whose): Promise<void> {
  await db
    .updateTable("source_connections")
    .set({ status: "active", backfilled_at: null }) // what was missed meanwhile is asked for
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .execute();
}

export async function noteEvent(db: Queryable, { userId, provider }: Whose, now: Date): Promise<void> {
  await db
    .updateTable("source_connections")
    .set({ last_event_at: now })
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .execute();
}

/** Working connections whose access token expired before this instant and was not renewed since. */
export async function findIdleConnections(
  db: Queryable,
  provider: Provider,
  expiredBefore: Date,
  limit: number,
): Promise<Whose[]> {
  const { rows } = await sql<Whose>`
    select c.user_id as "userId", c.provider
    from source_connections c
    where c.provider = ${provider}
      and c.status = 'active'
      and c.expires_at < ${expiredBefore}
    order by c.expires_at
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function deleteConnection(db: Queryable, { userId, provider }: Whose): Promise<void> {
  await db
    .deleteFrom("source_connections")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .execute();
}

/** Of an account that is being erased. */
export async function lockConnectionsOf(db: Queryable, userId: number): Promise<Connection[]> {
  const { rows } = await sql<Connection>`
    select ${COLUMNS}
    from source_connections c
    where c.user_id = ${userId}
    for update
  `.execute(db);
  return rows;
}

export type ConnectionState = {
  provider: Provider;
  status: "active" | "needs_reconnect" | null;
  connected_at: Date | null;
  last_event_at: Date | null;
  shares: boolean;
  allowed: boolean;
  scopes: string[] | null;
  before_account: number;
};

/** A person's state with each provider, connected or not. */
export async function connectionStates(
  db: Queryable,
  userId: number,
  providers: readonly Provider[],
): Promise<ConnectionState[]> {
  const standing = (kind: string) => sql`
    coalesce((
      select k.withdrawn_at is null
      from consents k
      where k.user_id = ${userId} and k.kind = ${sql.lit(kind)} || p.provider
      order by k.id desc
      limit 1
    ), false)`;
  const { rows } = await sql<ConnectionState>`
    select p.provider, c.status, c.connected_at, c.last_event_at, ${standing("share_")} as shares,
      ${standing("source_")} as allowed, c.scopes, coalesce(cardinality(c.before_account), 0) as before_account
    from unnest(${[...providers]}::text[]) with ordinality as p (provider, place)
    left join source_connections c on c.user_id = ${userId} and c.provider = p.provider
    order by p.place
  `.execute(db);
  return rows;
}

/** The account's name for the finish page; null: the connection is gone. */
export async function connectedAccount(
  db: Queryable,
  { userId, provider, connectedAt }: Whose & { connectedAt: Date },
): Promise<string | null> {
  const { rows } = await sql<{ account: string }>`
    select coalesce(nullif(btrim(v.pseudo), ''), btrim(u.first_name || ' ' || u.last_name)) as account
    from source_connections c
    join users u on u.id = c.user_id
    join privacy_settings v on v.user_id = u.id
    where c.user_id = ${userId}
      and c.provider = ${provider}
      and c.connected_at = ${connectedAt}
  `.execute(db);
  return rows[0]?.account ?? null;
}

export async function isErased(db: Queryable, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("erased_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return user.erased_at !== null;
}

export async function findActiveSource(db: Queryable, userId: number): Promise<HealthSource> {
  const { rows } = await sql<{ source: HealthSource }>`
    select active_source as source
    from users
    where id = ${userId}
  `.execute(db);
  return rows[0]?.source ?? "manual";
}
