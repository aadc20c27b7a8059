import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { DB } from "../../src/db/schema.gen.ts";
import { exportFiles } from "../../src/features/export/export-data.ts";

/** The export's statements in order, recorded by a fake database. */
async function statementsOfTheExport(): Promise<string[]> {
  const asked: string[] = [];
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query.sql.replaceAll('"', "")),
  });
  const whose = { db, userId: 1, now: new Date(0), publicUrl: "http://localhost", secretKeys: ["a key"] };
  for await (const { parts } of exportFiles(whose)) for await (const part of parts) void part;
  return asked;
}

const TABLE = /\b(?:from|join) (\w+)(?: (?:as )?(\w+))?/g;
const NO_NAME = new Set(["where", "inner", "left", "join", "on", "order"]);
/** Clauses that only select or order rows; each clause has its own line. */
const WHICH_ROWS = /^\s*(?:where|and|or|on|order by|limit|from|(?:left |inner )?join)\b.*$/gm;

/** The columns that the export reads, by table. */
export async function readByTheExport(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const read = new Map<string, Set<string>>();
  for (const statement of await statementsOfTheExport()) {
    const answered = statement.replaceAll(WHICH_ROWS, "").replaceAll(/over \([^)]*\)/g, "");
    for (const [, table = "", name] of statement.matchAll(TABLE)) {
      const row = name === undefined || NO_NAME.has(name) ? table : name;
      const columns = read.get(table) ?? new Set<string>();
      for (const [, column = ""] of answered.matchAll(new RegExp(`\\b${row}\\.(\\w+)`, "g")))
        columns.add(column);
      read.set(table, columns);
    }
  }
  return read;
}
