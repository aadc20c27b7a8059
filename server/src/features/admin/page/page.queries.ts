import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "#server/db/client.ts";

export type Slice = { limit: number; offset: number };
/** `total` is exact up to `COUNTED_AHEAD` rows behind the page, and no more than that. */
export type Page<Row> = { rows: Row[]; total: number };

/** A list is counted so far beyond the page that is asked for: to the end, where it is short, and never through millions. */
export const COUNTED_AHEAD = 1000;

/** A list in SQL: `from` includes the conditions. `counted`: what is counted, where `from` goes no further than the page. */
export type Listing = {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  counted?: RawBuilder<unknown>;
};

export async function selectPage<Row>(
  db: Queryable,
  { columns, from, order, counted: rest = from }: Listing,
  { limit, offset }: Slice,
): Promise<Page<Row>> {
  const { rows } = await sql<Row>`
    select ${columns}
    from ${from}
    order by ${order}
    limit ${limit}
    offset ${offset}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from ${rest} limit ${offset + limit + COUNTED_AHEAD}) ahead
  `.execute(db);
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
