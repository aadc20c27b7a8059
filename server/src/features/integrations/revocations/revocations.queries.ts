import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "#server/db/client.ts";

export type Revocation = {
  id: number;
  userId: number;
  provider: Provider;
  tokensSealed: Buffer;
  askedAt: Date;
  tries: number;
};

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

/** The next revocation of this provider that no other worker has locked. */
export async function lockDueRevocation(
  db: Queryable,
  provider: Provider,
  now: Date,
): Promise<Revocation | null> {
  const { rows } = await sql<Revocation>`
    select id, user_id as "userId", provider, tokens_sealed as "tokensSealed", asked_at as "askedAt", tries
    from source_revocations
    where provider = ${provider}
      and next_try_at <= ${now}
    order by next_try_at
    limit 1
    for update skip locked
  `.execute(db);
  return rows[0] ?? null;
}

export async function deleteRevocation(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("source_revocations").where("id", "=", id).execute();
}

/** Stores the tokens as renewed meanwhile. */
export async function tryRevocationAgain(
  db: Queryable,
  { id, tries, tokensSealed }: Pick<Revocation, "id" | "tries" | "tokensSealed">,
  at: Date,
): Promise<void> {
  await db
    .updateTable("source_revocations")
    .set({ tries, tokens_sealed: tokensSealed, next_try_at: at })
    .where("id", "=", id)
    .execute();
}
