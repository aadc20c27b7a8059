import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { expect } from "vitest";
import type { Queryable } from "../../src/db/client.ts";
import type { DB } from "../../src/db/schema.gen.ts";
import type { Services } from "../../src/services.ts";

/** By the database, or by the pool where it asks that itself. */
export type Ask = (db: Queryable, pool: pg.Pool) => Promise<unknown>;
type Node = {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Node[];
};

/** The statements of `ask`, the pages they read, and the most rows that a part of their plans looked at. */
export type Read = { statements: number; pages: number; rows: number };

/** What the statements of `ask` read, each run once more to be explained. */
export async function readOf({ db, pool }: Pick<Services, "db" | "pool">, ask: Ask): Promise<Read> {
  const sent: CompiledQuery[] = [];
  await ask(
    new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) }),
    noting(pool, (query) => void sent.push(query)),
  );
  expect(sent.length).toBeGreaterThan(0);
  const read: Read = { statements: sent.length, pages: 0, rows: 0 };
  const again = await db.startTransaction().execute();
  for (const { sql: text, parameters } of sent) {
    const explain = `explain (analyze, buffers, format json) ${text}`;
    const { rows } = await again.executeQuery<{ "QUERY PLAN": { Plan: Node }[] }>(
      CompiledQuery.raw(explain, [...parameters]),
    );
    const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
    if (plan === undefined) throw new Error("no plan");
    read.pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
    read.rows = Math.max(read.rows, mostRows(plan));
  }
  await again.rollback().execute();
  return read;
}

function mostRows(node: Node): number {
  const looked = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
  return Math.max(looked, ...(node.Plans ?? []).map(mostRows));
}

type Asked = string | { text: string; values: unknown[] };

/** The pool, which tells of each statement that it is asked itself. */
const noting = (pool: pg.Pool, note: (query: CompiledQuery) => void): pg.Pool =>
  new Proxy(pool, {
    get: (of, name) =>
      name === "query"
        ? (asked: Asked, values: unknown[] = []) => {
            const query = typeof asked === "string" ? { text: asked, values } : asked;
            note(CompiledQuery.raw(query.text, query.values));
            return of.query(query);
          }
        : Reflect.get(of, name),
  });
