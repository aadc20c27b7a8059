import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

type Bound = { purpose: string; user_id: number | null; session_id: number | null };

/** Expiry uses the database's clock: it is the same for every process, and unaffected by the demo's clock. */
export async function insertChallenge(
  db: Queryable,
  asked: Bound & { ticket_hash: Buffer; challenge_hash: Buffer },
): Promise<void> {
  await sql`
    insert into passkey_challenges (ticket_hash, challenge_hash, purpose, user_id, session_id, expires_at)
    values (
      ${asked.ticket_hash}, ${asked.challenge_hash}, ${asked.purpose}, ${asked.user_id}, ${asked.session_id},
      clock_timestamp() + interval '5 minutes'
    )
  `.execute(db);
}

/** Deletes a challenge and returns its hash. */
export async function takeChallenge(
  db: Queryable,
  { ticket_hash, purpose, user_id, session_id }: Bound & { ticket_hash: Buffer },
): Promise<Buffer | null> {
  const { rows } = await sql<{ challenge_hash: Buffer }>`
    delete from passkey_challenges
    where ticket_hash = ${ticket_hash}
      and purpose = ${purpose}
      and user_id is not distinct from ${user_id}
      and session_id is not distinct from ${session_id}
      and expires_at > clock_timestamp()
    returning challenge_hash
  `.execute(db);
  return rows[0]?.challenge_hash ?? null;
}

export async function deleteOldChallenges(db: Queryable): Promise<void> {
  await sql`
    delete from passkey_challenges
    where expires_at < clock_timestamp()
  `.execute(db);
}

export type PasskeyRow = {
  id: number;
  user_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  transports: string[];
  name: string;
  created_at: Date;
  used_on: string | null;
};

const COLUMNS = [
  "id",
  "user_id",
  "credential_id",
  "public_key",
  "transports",
  "name",
  "created_at",
  "used_on",
] as const;

/** Oldest first. */
export async function passkeysOf(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom("passkeys").select(COLUMNS).where("user_id", "=", userId).orderBy("id").execute();
}

export async function findPasskey(db: Queryable, credentialId: Buffer): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom("passkeys")
    .select(COLUMNS)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** Serialises a person's changes, so that the limit of ten also holds for concurrent requests. */
export async function lockPasskeysOf(db: Queryable, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(db);
}

type NewPasskey = Omit<PasskeyRow, "id" | "used_on"> & { counter: bigint };

/** Null: this key is registered already. */
export async function insertPasskey(db: Queryable, passkey: NewPasskey): Promise<PasskeyRow | null> {
  const row = await db
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.constraint("passkeys_are_of_one_person").doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** False when the counter did not grow, which reveals a cloned key. Devices without a counter always send 0. */
export async function countUse(db: Queryable, id: number, counter: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update passkeys
    set counter = ${counter}, used_on = (${now}::timestamptz at time zone 'Europe/Brussels')::date
    where id = ${id}
      and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning id
  `.execute(db);
  return rows.length > 0;
}

type Own = { id: number; userId: number };

export async function updatePasskeyName(
  db: Queryable,
  { id, userId }: Own,
  name: string,
): Promise<PasskeyRow | null> {
  const row = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns its name; null when there is none. */
export async function deletePasskey(db: Queryable, { id, userId }: Own): Promise<string | null> {
  const row = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("name")
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function deleteChallengesOf(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("user_id", "=", userId).execute();
}

/** Returns how many there were. */
export async function deletePasskeysAddedBefore(db: Queryable, userId: number, at: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("created_at", "<", at)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Every passkey of a person, also one that is being added. Returns how many there were. */
export async function deletePasskeysOf(db: Queryable, userId: number): Promise<number> {
  await deleteChallengesOf(db, userId);
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export type Holder = { email: string; first_name: string; last_name: string; is_admin: boolean };

export async function findHolder(db: Queryable, userId: number): Promise<Holder> {
  return db
    .selectFrom("users")
    .select(["email", "first_name", "last_name", "is_admin"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}
