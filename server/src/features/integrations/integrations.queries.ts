import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "../../db/client.ts";
import type { Whose } from "./connections/connections.queries.ts";

export type BegunConnection = {
  stateHash: Buffer;
  userId: number;
  provider: Provider;
  verifierSealed: Buffer;
  /** A hash of the cookie in the browser that began it. */
  browserHash: Buffer;
  /** The sign-in that began it: with its end nothing is connected any more. */
  sessionId: number;
};

export async function insertState(db: Queryable, begun: BegunConnection, now: Date) {
  await db
    .insertInto("integration_states")
    .values({
      state_hash: begun.stateHash,
      user_id: begun.userId,
      provider: begun.provider,
      verifier_sealed: begun.verifierSealed,
      browser_hash: begun.browserHash,
      session_id: begun.sessionId,
      created_at: now,
    })
    .execute();
}

/** The sign-in that began it was not ended since; null: it was begun before that was kept. */
const BEGINNER_STANDS = sql`
  not exists (
    select from sessions where sessions.id = integration_states.session_id and sessions.revoked_at is not null
  )`;

/** Deletes sign-ins that were begun and never finished. */
export async function deleteUnfinishedStates(db: Queryable, before: Date) {
  await db
    .deleteFrom("integration_states")
    .where("created_at", "<", before)
    .where("grant_sealed", "is", null) // it is still to be ended at the provider
    .execute();
}

type UsedState = { user_id: number; verifier_sealed: Buffer; browser_hash: Buffer | null };

/** Uses a state up: of two concurrent requests only one gets it. */
export async function useState(
  db: Queryable,
  asked: { stateHash: Buffer; provider: Provider; begunAfter: Date },
  now: Date,
): Promise<UsedState | null> {
  const { rows } = await sql<UsedState>`
    update integration_states
    set used_at = ${now}
    where state_hash = ${asked.stateHash}
      and provider = ${asked.provider}
      and used_at is null
      and created_at > ${asked.begunAfter}
      and ${BEGINNER_STANDS}
    returning user_id, verifier_sealed, browser_hash
  `.execute(db);
  return rows[0] ?? null;
}

/** Of an erased person. A pending grant stays: it must be revoked at the provider first, which happens within minutes. */
export async function deleteStatesOf(db: Queryable, userId: number) {
  await db
    .deleteFrom("integration_states")
    .where("user_id", "=", userId)
    .where("grant_sealed", "is", null)
    .execute();
}

export async function keepGrant(db: Queryable, stateHash: Buffer, grantSealed: Buffer) {
  await db
    .updateTable("integration_states")
    .set({ grant_sealed: grantSealed })
    .where("state_hash", "=", stateHash)
    .execute();
}

export type PendingGrant = { userId: number; provider: Provider; grantSealed: Buffer };

const PENDING = sql`user_id as "userId", provider, grant_sealed as "grantSealed"`;

/** A pending grant, with the public name of the person whose account it would be. */
export async function findGrant(
  db: Queryable,
  stateHash: Buffer,
  begunAfter: Date,
): Promise<{ provider: Provider; account: string } | null> {
  const { rows } = await sql<{ provider: Provider; account: string }>`
    select provider, coalesce(nullif(btrim(v.pseudo), ''), btrim(u.first_name || ' ' || u.last_name)) as account
    from integration_states
    join users u on u.id = integration_states.user_id
    join privacy_settings v on v.user_id = u.id
    where state_hash = ${stateHash}
      and grant_sealed is not null
      and integration_states.created_at > ${begunAfter}
      and ${BEGINNER_STANDS}
  `.execute(db);
  return rows[0] ?? null;
}

/** Takes a pending grant, with its state: of two concurrent requests only one gets it. */
export async function takeGrant(
  db: Queryable,
  stateHash: Buffer,
  begunAfter: Date,
): Promise<PendingGrant | null> {
  const { rows } = await sql<PendingGrant>`
    delete from integration_states
    where state_hash = ${stateHash}
      and grant_sealed is not null
      and created_at > ${begunAfter}
      and ${BEGINNER_STANDS}
    returning ${PENDING}
  `.execute(db);
  return rows[0] ?? null;
}

/** Takes the grants that were not confirmed in time. */
export async function takeForsakenGrants(db: Queryable, before: Date): Promise<PendingGrant[]> {
  const { rows } = await sql<PendingGrant>`
    delete from integration_states
    where grant_sealed is not null
      and created_at <= ${before}
    returning ${PENDING}
  `.execute(db);
  return rows;
}

export async function deleteProcessedBefore(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from source_inbox
    where processed_at <= ${before}
      and failure is null
  `.execute(db);
}

/** Unreadable entries are kept longer, for the operator. */
export async function deleteFailedBefore(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from source_inbox
    where processed_at <= ${before}
  `.execute(db);
}

export type PauseReason = "rate_limited" | "down" | "inactive";
export type Pause = { until: Date; reason: PauseReason; since: Date };

export async function findPause(db: Queryable, provider: Provider): Promise<Pause | null> {
  const { rows } = await sql<Pause>`
    select until, reason, since
    from source_pauses
    where provider = ${provider}
  `.execute(db);
  return rows[0] ?? null;
}

/** `since` is kept as long as the reason is the same. */
export async function savePause(
  db: Queryable,
  provider: Provider,
  { until, reason }: Pick<Pause, "until" | "reason">,
  now: Date,
): Promise<void> {
  await sql`
    insert into source_pauses as p (provider, until, reason, since)
    values (${provider}, ${until}, ${reason}, ${now})
    on conflict (provider) do update
    set until = excluded.until, reason = excluded.reason,
      since = case when p.reason = excluded.reason then least(p.since, excluded.since) else excluded.since end
  `.execute(db);
}

/** A pause that another process began or prolonged meanwhile goes on. */
export async function deletePause(db: Queryable, provider: Provider, now: Date): Promise<void> {
  await sql`
    delete from source_pauses
    where provider = ${provider}
      and (until <= ${now} or since > ${now})
  `.execute(db);
}

/** Counts refused workouts from before the account existed, by the hash of their ids; each once. */
export async function noteBeforeAccount(
  db: Queryable,
  { userId, provider }: Whose,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update source_connections
    set before_account = (
      select coalesce(array_agg(id), '{}')
      from (
        select id
        from unnest(before_account || ${[...ids]}::text[]) as known (id)
        group by id
        limit ${MOST_BEFORE_ACCOUNT}
      ) each_once
    )
    where user_id = ${userId}
      and provider = ${provider}
  `.execute(db);
}

/** More than anybody does in the days that are fetched. */
const MOST_BEFORE_ACCOUNT = 500;

/** The permissions the person now grants there, as the provider reports them. */
export async function saveScopes(
  db: Queryable,
  { userId, provider }: Whose,
  scopes: readonly string[],
): Promise<void> {
  await db
    .updateTable("source_connections")
    .set({ scopes: [...scopes] })
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .execute();
}
