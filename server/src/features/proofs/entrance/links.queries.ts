import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

export type LinkRow = {
  id: number;
  organisation_id: number;
  organisation: string;
  made_at: Date;
  used_at: Date | null;
  /** The present contact, when it is still the one that the link was sent to. */
  sent_to: string | null;
};

/** SQL: what is kept of the contact of the organisation `o`. */
const CONTACT_HASH = sql`sha256(convert_to(lower(o.contact_mail), 'UTF8'))`;

/** Null: the organisation is not there, or has no contact. `madeBy` null: the contact asked for it. */
export async function insertLink(
  db: Queryable,
  { organisationId, madeBy }: { organisationId: number; madeBy: number | null },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into organisation_links (organisation_id, contact_hash, made_by, made_at)
    select o.id, ${CONTACT_HASH}, ${madeBy}, ${now}
    from organisations o
    where o.id = ${organisationId}
      and o.contact_mail is not null
    returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether this admin led the organisation in: entered its present contact last, or sent that contact a link. */
export async function hasLedIn(db: Queryable, organisationId: number, adminId: number): Promise<boolean> {
  const { rows } = await sql<{ led: boolean }>`
    select exists (
        select
        from organisation_links l
        join organisations o on o.id = l.organisation_id
        where l.organisation_id = ${organisationId}
          and l.made_by = ${adminId}
          and l.contact_hash = ${CONTACT_HASH}
      ) or coalesce((
        select a.actor_id = ${adminId}
        from audit_log a
        where a.action = 'organisation.contact'
          and a.target_kind = 'organisation'
          and a.target_id = ${organisationId}
        order by a.id desc
        limit 1
      ), false) as led
  `.execute(db);
  return rows[0]?.led ?? false;
}

export async function findLink(db: Queryable, id: number): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select l.id, l.organisation_id, o.name as organisation, l.made_at, l.used_at,
      case when l.contact_hash = ${CONTACT_HASH} then o.contact_mail end as sent_to
    from organisation_links l
    join organisations o on o.id = l.organisation_id
    where l.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/** False: somebody else used it first. */
export async function useLink(
  db: Queryable,
  { id, keyHash }: { id: number; keyHash: Buffer },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("organisation_links")
    .set({ used_at: now, key_hash: keyHash })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Links that an organisation asked for by itself since then. */
export async function countAsked(db: Queryable, organisationId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("organisation_links")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("organisation_id", "=", organisationId)
    .where("made_by", "is", null)
    .where("made_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The organisation of a key that was given after `since`, while its contact is the same. */
export async function findKey(
  db: Queryable,
  keyHash: Buffer,
  since: Date,
): Promise<{ organisation_id: number; used_at: Date } | null> {
  const { rows } = await sql<{ organisation_id: number; used_at: Date }>`
    select l.organisation_id, coalesce(l.used_at, l.made_at) as used_at
    from organisation_links l
    join organisations o on o.id = l.organisation_id
    where l.key_hash = ${keyHash}
      and l.used_at > ${since}
      and l.contact_hash = ${CONTACT_HASH}
  `.execute(db);
  return rows[0] ?? null;
}

/** Ends every link and page of an organisation, also should the contact's address come back. */
export async function endLinks(db: Queryable, organisationId: number): Promise<void> {
  await db
    .updateTable("organisation_links")
    .set({ contact_hash: Buffer.alloc(0) })
    .where("organisation_id", "=", organisationId)
    .execute();
}

export async function deleteLinks(db: Queryable, madeBefore: Date): Promise<void> {
  await db.deleteFrom("organisation_links").where("made_at", "<", madeBefore).execute();
}
