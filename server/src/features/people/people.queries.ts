import type { ConsentKind } from "@kalivo/contract/routes/own/give-consent.ts";
import { sql, type Updateable } from "kysely";
import type { Queryable } from "../../db/client.ts";
import type { PrivacySettings, Registrations, Users } from "../../db/schema.gen.ts";
import type { NewAccount } from "./open-account.ts";

// Only this feature writes users, privacy_settings, consents, registrations and user_organisations.

/** Null when the email is taken: the unique index decides, also between concurrent calls. */
export async function insertUser(db: Queryable, account: NewAccount, now: Date): Promise<number | null> {
  const user = await db
    .insertInto("users")
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.first_name,
      last_name: account.last_name,
      language: account.language,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return user?.id ?? null;
}

export async function insertPrivacy(db: Queryable, userId: number, { newsletter }: { newsletter: boolean }) {
  await db.insertInto("privacy_settings").values({ user_id: userId, newsletter }).execute();
}

export async function updateUser(db: Queryable, userId: number, changes: Updateable<Users>) {
  await db.updateTable("users").set(changes).where("id", "=", userId).execute();
}

/** Locks the person's row, which serialises their changes. */
export const lockUser = (db: Queryable, userId: number) =>
  db
    .selectFrom("users")
    .select(["id", "height_cm", "weight_kg", "birthday", "picture_hash", "portrait", "why_i_move"])
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** The data by which others know a person. */
export const readIdentity = (db: Queryable, userId: number) =>
  db
    .selectFrom("users")
    .innerJoin("privacy_settings", "privacy_settings.user_id", "users.id")
    .select(["users.email", "privacy_settings.pseudo"])
    .select(sql<string>`btrim(first_name || ' ' || last_name)`.as("fullName"))
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();

export async function emailIsTaken(db: Queryable, email: string, byOtherThan: number): Promise<boolean> {
  const other = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("id", "<>", byOtherThan)
    .executeTakeFirst();
  return other !== undefined;
}

/** The time a person became hidden is stored with the setting: donors from before stay related (rule 35). */
export async function updatePrivacy(
  db: Queryable,
  userId: number,
  changes: Omit<Updateable<PrivacySettings>, "hidden_since">,
  now: Date,
) {
  const hidden_since = sql<Date | null>`case when public then ${now}::timestamptz else hidden_since end`;
  await db
    .updateTable("privacy_settings")
    .set({
      ...changes,
      ...(changes.public === false && { hidden_since }),
      ...(changes.public === true && { hidden_since: null }),
    })
    .where("user_id", "=", userId)
    .execute();
}

/** `withdrawnAt` set at once records a consent that was refused. */
export async function insertConsent(
  db: Queryable,
  consent: { userId: number; kind: ConsentKind; textVersion: string; withdrawnAt?: Date },
  now: Date,
) {
  await db
    .insertInto("consents")
    .values({
      user_id: consent.userId,
      kind: consent.kind,
      text_version: consent.textVersion,
      granted_at: now,
      withdrawn_at: consent.withdrawnAt ?? null,
    })
    .execute();
}

export type Consent = { id: number; text_version: string; withdrawn_at: Date | null };

/** The latest answer about a consent: given, withdrawn, or null when the app has not asked yet. */
export async function latestConsent(
  db: Queryable,
  userId: number,
  kind: ConsentKind,
): Promise<Consent | null> {
  const consent = await db
    .selectFrom("consents")
    .select(["id", "text_version", "withdrawn_at"])
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return consent ?? null;
}

/** Given and not withdrawn. */
export async function hasConsent(db: Queryable, userId: number, kind: ConsentKind): Promise<boolean> {
  const latest = await latestConsent(db, userId, kind);
  return latest !== null && latest.withdrawn_at === null;
}

export async function withdrawConsent(db: Queryable, id: number, now: Date) {
  await db
    .updateTable("consents")
    .set({ withdrawn_at: sql<Date>`greatest(granted_at, ${now})` }) // the demo's clock may have been set back
    .where("id", "=", id)
    .execute();
}

/** How many of these organisations exist. */
export async function countOrganisations(db: Queryable, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const known = await db.selectFrom("organisations").select("id").where("id", "in", ids).execute();
  return known.length;
}

/** How many of these organisations a person may choose: the listed ones, and those already chosen. */
export async function countChoosable(db: Queryable, userId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ choosable: number }>`
    select count(*)::int as choosable
    from organisations o
    where o.id = any(${[...ids]}::int[])
      and (
        o.hidden_at is null
        or exists (select from user_organisations c where c.user_id = ${userId} and c.organisation_id = o.id)
      )
  `.execute(db);
  return rows[0]?.choosable ?? 0;
}

export async function chosenOrganisations(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("user_organisations")
    .select("organisation_id")
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ organisation_id }) => organisation_id);
}

/** Replaces the choice; organisations already chosen keep their date. */
export async function replaceOrganisations(db: Queryable, userId: number, ids: readonly number[], now: Date) {
  await db
    .deleteFrom("user_organisations")
    .where("user_id", "=", userId)
    .$if(ids.length > 0, (dropped) => dropped.where("organisation_id", "not in", ids))
    .execute();
  if (ids.length === 0) return;
  await db
    .insertInto("user_organisations")
    .values(ids.map((id) => ({ user_id: userId, organisation_id: id, chosen_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type InviteKey = { userId: number; key: string; now: Date };

/** Returns the existing key, else inserts this one. */
export async function insertInviteKey(db: Queryable, { userId, key, now }: InviteKey): Promise<string> {
  await db
    .insertInto("invite_keys")
    .values({ user_id: userId, key, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom("invite_keys")
    .select("key")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return kept.key;
}

export async function replaceInviteKey(db: Queryable, { userId, key, now }: InviteKey): Promise<void> {
  await db
    .insertInto("invite_keys")
    .values({ user_id: userId, key, made_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ key, made_at: now }))
    .execute();
}

/** An erased person's invite link stops working. */
export async function deleteInviteKey(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("invite_keys").where("user_id", "=", userId).execute();
}

/** Callers decide who may do this (rule 30). */
export async function setAdmin(db: Queryable, userId: number, admin: boolean): Promise<void> {
  await db.updateTable("users").set({ is_admin: admin }).where("id", "=", userId).execute();
}

/** Created with the account, and only then. */
export async function insertRegistration(db: Queryable, userId: number, wanted: string | null, now: Date) {
  await db
    .insertInto("registrations")
    .values({ user_id: userId, step: "type", wanted, begun_at: now })
    .execute();
}

/** Does nothing without a registration in progress. */
export async function updateRegistration(
  db: Queryable,
  userId: number,
  changes: Pick<Updateable<Registrations>, "type" | "step">,
) {
  await db.updateTable("registrations").set(changes).where("user_id", "=", userId).execute();
}

export async function deleteRegistration(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("registrations").where("user_id", "=", userId).execute();
}

/** Registrations begun until this instant, inclusive. */
export async function deleteRegistrationsBegun(db: Queryable, until: Date): Promise<void> {
  await db.deleteFrom("registrations").where("begun_at", "<=", until).execute();
}
