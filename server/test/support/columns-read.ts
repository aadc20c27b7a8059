import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import type { Db, Queryable } from "../../src/db/client.ts";
import type { DB } from "../../src/db/schema.gen.ts";

/** The statements of `work`, which gets no rows. */
async function statementsOf(work: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const silent = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      texts.push(query.sql);
    },
  });
  await work(silent);
  return texts;
}

/** The columns `table.column` that statements read, as PostgreSQL says it of a view of each. Their parameters are whole numbers. */
export async function columnsRead(
  owner: Db,
  work: (db: Queryable) => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const read = new Set<string>();
  for (const text of await statementsOf(work)) {
    const transaction = await owner.startTransaction().execute();
    try {
      await sql
        .raw(`create view statement_read as ${text.replaceAll(/\$\d+/gu, "202611")}`)
        .execute(transaction);
      const { rows } = await sql<{ name: string }>`
        select a.attrelid::regclass || '.' || a.attname as name
        from pg_rewrite r
        join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
        join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
        where r.ev_class = 'statement_read'::regclass
          and a.attnum > 0
          and a.attrelid <> r.ev_class
      `.execute(transaction);
      for (const { name } of rows) read.add(name);
    } finally {
      await transaction.rollback().execute();
    }
  }
  return read;
}
