import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { namedPerson, selectPage, type Page, type Slice } from "../page/page.queries.ts";

export type FeedbackRow = {
  id: number;
  body: string;
  person: { id: number; name: string; email: string } | null;
  has_log: boolean;
  created_at: Date;
  read_at: Date | null;
  handled_by: { id: number; name: string } | null;
};

/** Of the feedback `f`; an anonymous one has no author to look up. */
const COLUMNS = sql`
  f.id, f.body, f.log is not null as has_log, f.created_at, f.read_at, ${namedPerson("f.handled_by")} as handled_by,
  (
    select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email)
    from users u
    where u.id = f.user_id
  ) as person`;

export const selectFeedback = (
  db: Queryable,
  state: "unread" | "all",
  slice: Slice,
): Promise<Page<FeedbackRow>> =>
  selectPage(
    db,
    {
      columns: COLUMNS,
      from: state === "all" ? sql`feedback f` : sql`feedback f where f.read_at is null`,
      order: sql`f.created_at desc, f.id desc`,
    },
    slice,
  );

export async function findFeedback(
  db: Queryable,
  id: number,
): Promise<(FeedbackRow & { log: string | null }) | null> {
  const { rows } = await sql<FeedbackRow & { log: string | null }>`
    select ${COLUMNS}, f.log
    from feedback f
    where f.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}
