import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "#server/db/client.ts";

export type Slice = { limit: number; offset: number };
export type Page<Row> = { rows: Row[]; total: number };

/** A list in SQL: `from` includes the conditions. */
export type Listing = { columns: RawBuilder<unknown>; from: RawBuilder<unknown>; order: RawBuilder<unknown> };

export async function selectPage<Row>(
  db: Queryable,
  { columns, from, order }: Listing,
  { limit, offset }: Slice,
): Promise<Page<Row>> {
  const { rows } = await sql<Row>`
    select ${columns}
    from ${from}
    order by ${order}
    limit ${limit}
    offset ${offset}
  `.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** SQL of `{ id, name }` of a person by the column that holds their id; null without one. */
export const namedPerson = (idColumn: string) =>
  sql.raw(`
    (
      select json_build_object('id', named.id, 'name', named.first_name || ' ' || named.last_name)
      from users named
      where named.id = ${idColumn}
    )`);
