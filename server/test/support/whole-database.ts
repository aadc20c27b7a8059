import { sql } from "kysely";
import type { Queryable } from "../../src/db/client.ts";

/** Every table of the product, the sandbox and the job queue. */
export async function allTables(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema')
    order by 1
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** The rows that contain a text anywhere in the database, ignoring case, by table. */
export async function whereItStands(db: Queryable, text: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of await allTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row
      from ${sql.raw(table)} t
      where position(lower(${text}) in lower(t::text)) > 0
      limit 3
    `.execute(db);
    if (rows.length > 0) found[table] = rows.map(({ row }) => row.slice(0, 300));
  }
  return found;
}
