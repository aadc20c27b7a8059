import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { LEASE_SECONDS } from "#server/concurrency/lease.ts";
import type { Queryable } from "#server/db/client.ts";

export type Revocation = {
  id: number;
  userId: number;
  provider: Provider;
  tokensSealed: Buffer;
  askedAt: Date;
  /** The number of this claim: what became of it is noted by the last one only. */
  claim: number;
  tries: number;
};

type InHand = Pick<Revocation, "id" | "claim">;

export async function insertRevocation(
  db: Queryable,
  ended: Pick<Revocation, "userId" | "provider" | "tokensSealed"> & { providerUserId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto("source_revocations")
    .values({
      user_id: ended.userId,
      provider: ended.provider,
      provider_user_id: ended.providerUserId,
      tokens_sealed: ended.tokensSealed,
      asked_at: now,
      next_try_at: now,
    })
    .execute();
}

/** A person who connects again must not be cut off by an older revocation. */
export async function deleteRevocationsOf(
  db: Queryable,
  provider: Provider,
  providerUserId: string,
): Promise<void> {
  await db
    .deleteFrom("source_revocations")
    .where("provider", "=", provider)
    .where("provider_user_id", "=", providerUserId)
    .execute();
}

/** The next revocation of this provider that no worker has in hand. The lease guards against a process that died. */
export async function claimRevocation(
  db: Queryable,
  provider: Provider,
  now: Date,
): Promise<Revocation | null> {
  const { rows } = await sql<Revocation>`
    update source_revocations
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}),
      claim_no = claim_no + 1
    where id in (
      select id
      from source_revocations
      where provider = ${provider}
        and next_try_at <= ${now}
        and (lease_until is null or lease_until < clock_timestamp())
      order by next_try_at
      limit 1
      for update skip locked
    )
    returning id, user_id as "userId", provider, tokens_sealed as "tokensSealed", asked_at as "askedAt", claim_no as claim,
      tries
  `.execute(db);
  return rows[0] ?? null;
}

/** Extends the lease while the provider is asked. */
export async function renewRevocation(db: Queryable, { id, claim }: InHand): Promise<void> {
  await sql`
    update source_revocations
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id
      from source_revocations
      where id = ${id}
        and claim_no = ${claim}
        and lease_until > clock_timestamp()
      for update skip locked
    )
  `.execute(db);
}

/**
 * Stores renewed tokens before they are used. False: the person connected again meanwhile. Whoever renewed them stores them,
 * also where another worker has it in hand by now: they may be the only ones that the provider still takes.
 */
export async function keepRenewed(db: Queryable, id: number, tokensSealed: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("source_revocations")
    .set({ tokens_sealed: tokensSealed })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** It is over. False, and nothing changed: another worker's by now, or the person connected again. */
export async function deleteRevocation(db: Queryable, { id, claim }: InHand): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("source_revocations")
    .where("id", "=", id)
    .where("claim_no", "=", claim)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** `tries`: so many failed. False, and nothing changed: as above. */
export async function tryRevocationAgain(
  db: Queryable,
  { id, claim }: InHand,
  { tries, at }: { tries: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("source_revocations")
    .set({ tries, next_try_at: at, lease_until: null })
    .where("id", "=", id)
    .where("claim_no", "=", claim)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
