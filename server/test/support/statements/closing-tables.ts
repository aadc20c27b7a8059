import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import type { DB } from "#server/db/schema.gen.ts";
import { decideMonth } from "#server/features/billing/close/decide-month.ts";
import { readCarried } from "#server/features/billing/close/lines.queries.ts";
import { readBefore } from "#server/features/billing/close/simulated.queries.ts";

const MONTH = 202611;

/** Leaves the temporary tables of a close, empty, in this client's session: statements that read them can be described. */
export async function makeClosingTables(client: pg.Client): Promise<void> {
  const only: pg.PoolClient = Object.assign(client, { release: () => undefined });
  const pool = { options: {}, connect: async () => only, end: async () => undefined };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const names = await db.transaction().execute(async (transaction) => {
    await readBefore(transaction, MONTH);
    await readCarried(transaction);
    await decideMonth(transaction, MONTH);
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relpersistence = 't' and relkind = 'r'
    `.execute(transaction);
    for (const { name } of rows)
      await sql`create temporary table ${sql.id(`kept_${name}`)} (like ${sql.id(name)})`.execute(transaction);
    return rows.map(({ name }) => name);
  });
  for (const name of names)
    await sql`alter table ${sql.id(`kept_${name}`)} rename to ${sql.id(name)}`.execute(db);
}
