import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "@kalivo/server/db/client.ts";

export type Athlete = { id: string; name: string };

export type Authorization = {
  athlete_id: string;
  scopes: string[];
  access_token: string;
  access_expires_at: Date;
  refresh_token: string;
  refresh_expires_at: Date | null;
};

export type Code = {
  code: string;
  athlete_id: string;
  scopes: string[];
  redirect_uri: string;
  challenge: string | null;
  created_at: Date;
};

/** Signs somebody in; true when the account is new. */
export async function insertAthlete(
  db: Queryable,
  provider: Provider,
  athlete: Athlete,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("simulated.athletes")
    .values({ provider, ...athlete, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isAthlete(db: Queryable, provider: Provider, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("simulated.athletes")
    .select("id")
    .where("provider", "=", provider)
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

export type ListedAthlete = Athlete & { scopes: string[] | null; accessExpiresAt: Date | null };

/** The newest first, with what each allows the product. */
export async function listAthletes(
  db: Queryable,
  provider: Provider,
  limit: number,
): Promise<ListedAthlete[]> {
  const { rows } = await sql<ListedAthlete>`
    select a.id, a.name, g.scopes, g.access_expires_at as "accessExpiresAt"
    from simulated.athletes a
    left join simulated.authorizations g on g.provider = a.provider and g.athlete_id = a.id
    where a.provider = ${provider}
    order by a.created_at desc, a.id
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function insertCode(db: Queryable, provider: Provider, code: Code): Promise<void> {
  await db
    .insertInto("simulated.codes")
    .values({ provider, ...code })
    .execute();
}

/** Uses a code up, whether or not it then turns out to be good. */
export async function useCode(
  db: Queryable,
  provider: Provider,
  code: string,
  now: Date,
): Promise<Code | null> {
  const { rows } = await sql<Code>`
    update simulated.codes
    set used_at = ${now}
    where provider = ${provider}
      and code = ${code}
      and used_at is null
    returning code, athlete_id, scopes, redirect_uri, challenge, created_at
  `.execute(db);
  return rows[0] ?? null;
}

/** The only pair that is good from now on. */
export async function putAuthorization(
  db: Queryable,
  provider: Provider,
  authorization: Authorization,
): Promise<void> {
  const { athlete_id: _, ...changes } = authorization;
  await db
    .insertInto("simulated.authorizations")
    .values({ provider, ...authorization })
    .onConflict((conflict) => conflict.columns(["provider", "athlete_id"]).doUpdateSet(changes))
    .execute();
}

type TokenKind = "access_token" | "refresh_token";

/** Locked: of two refreshes at once the second finds the first one's pair. */
export async function authorizationByToken(
  db: Queryable,
  provider: Provider,
  kind: TokenKind,
  token: string,
): Promise<Authorization | null> {
  const found = await db
    .selectFrom("simulated.authorizations")
    .select([
      "athlete_id",
      "scopes",
      "access_token",
      "access_expires_at",
      "refresh_token",
      "refresh_expires_at",
    ])
    .where("provider", "=", provider)
    .where(kind, "=", token)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

export async function scopesOf(
  db: Queryable,
  provider: Provider,
  athleteId: string,
): Promise<string[] | null> {
  const found = await db
    .selectFrom("simulated.authorizations")
    .select("scopes")
    .where("provider", "=", provider)
    .where("athlete_id", "=", athleteId)
    .executeTakeFirst();
  return found?.scopes ?? null;
}

export async function setScopes(db: Queryable, provider: Provider, athleteId: string, scopes: string[]) {
  await db
    .updateTable("simulated.authorizations")
    .set({ scopes })
    .where("provider", "=", provider)
    .where("athlete_id", "=", athleteId)
    .execute();
}

/** True when there was something to end. */
export async function deleteAuthorization(
  db: Queryable,
  provider: Provider,
  athleteId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("simulated.authorizations")
    .where("provider", "=", provider)
    .where("athlete_id", "=", athleteId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** True when this window was not asked for before. */
export async function insertBackfill(
  db: Queryable,
  athleteId: string,
  from: Date,
  to: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("simulated.backfills")
    .values({ athlete_id: athleteId, from_at: from, to_at: to })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteBackfills(db: Queryable, athleteId: string): Promise<void> {
  await db.deleteFrom("simulated.backfills").where("athlete_id", "=", athleteId).execute();
}
