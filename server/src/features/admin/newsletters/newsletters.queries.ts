import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { namedPerson, selectPage, type Page, type Slice } from "../page/page.queries.ts";

type Named = { id: number; name: string };

export type NewsletterRow = {
  id: number;
  subject: string;
  body: string;
  created_by: Named | null;
  created_at: Date;
  updated_at: Date;
  sent_by: Named | null;
  sent_at: Date | null;
  recipients_count: number | null;
};

/** Of the newsletter `n`. */
const COLUMNS = sql`
  n.id, n.subject, n.body, n.created_at, n.updated_at, n.sent_at, n.recipients_count,
  ${namedPerson("n.created_by")} as created_by, ${namedPerson("n.sent_by")} as sent_by`;

export const selectNewsletters = (db: Queryable, slice: Slice): Promise<Page<NewsletterRow>> =>
  selectPage(
    db,
    {
      columns: COLUMNS,
      from: sql`newsletters n`,
      order: sql`n.sent_at desc nulls first, n.id desc`,
    },
    slice,
  );

export async function findNewsletter(db: Queryable, id: number): Promise<NewsletterRow | null> {
  const { rows } = await sql<NewsletterRow>`
    select ${COLUMNS}
    from newsletters n
    where n.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

export type NewsletterText = { subject: string; body: string };

/** Locks the newsletter: of two concurrent senders the second finds it sent. */
export async function lockNewsletter(db: Queryable, id: number) {
  const newsletter = await db
    .selectFrom("newsletters")
    .select(["id", "subject", "body", "sent_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return newsletter ?? null;
}

export async function countDrafts(db: Queryable): Promise<number> {
  const { drafts } = await db
    .selectFrom("newsletters")
    .select((select) => select.fn.countAll<bigint>().as("drafts"))
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(drafts);
}

export async function insertNewsletter(
  db: Queryable,
  text: NewsletterText,
  createdBy: number,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("newsletters")
    .values({ ...text, created_by: createdBy, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNewsletter(
  db: Queryable,
  id: number,
  text: NewsletterText,
  now: Date,
): Promise<void> {
  await db
    .updateTable("newsletters")
    .set({ ...text, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function deleteNewsletter(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("newsletters").where("id", "=", id).execute();
}

export async function markNewsletterSent(
  db: Queryable,
  id: number,
  sent: { by: number; recipients: number; at: Date },
): Promise<void> {
  await db
    .updateTable("newsletters")
    .set({ sent_by: sent.by, sent_at: sent.at, recipients_count: sent.recipients })
    .where("id", "=", id)
    .execute();
}

/** One mail of a newsletter for each of its readers, keyed by both: a repeat adds nothing. */
export const newsletterReaders = (newsletterId: number) => sql`
  select 'newsletter:' || ${newsletterId}::integer || ':' || u.id as key, u.id as user_id,
    jsonb_build_object('newsletter_id', ${newsletterId}::integer) as payload
  from users u
  join privacy_settings v on v.user_id = u.id
  where v.newsletter
    and u.erased_at is null
`;

/** How many readers a newsletter has now. */
export async function countReaders(db: Queryable): Promise<number> {
  const { rows } = await sql<{ readers: number }>`
    select count(*)::int as readers
    from privacy_settings v
    join users u on u.id = v.user_id
    where v.newsletter
      and u.erased_at is null
  `.execute(db);
  return rows[0]?.readers ?? 0;
}
