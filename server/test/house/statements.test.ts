import { globSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { problemsOf } from "../support/statements/compare-row.ts";
import { makeClosingTables } from "../support/statements/closing-tables.ts";
import { describeStatement, type Column } from "../support/statements/describe-statement.ts";
import { findStatements, type Statement } from "../support/statements/find-statements.ts";

// Every statement with a declared row, of which PostgreSQL says what it answers; nothing is run. Fragments of statements and
// what Kysely's builder makes are not among them: the builder's rows are of the schema's own types.

const server = join(import.meta.dirname, "../..");
const PLANTED = join(server, "test/support/planted-statements.queries.ts");

/** Statements whose text is made by what runs, and why. This list may only become shorter. */
const NOT_READ: Readonly<Record<string, string>> = {
  "server/src/features/admin/page/page.queries.ts selectPage": "its columns and its row are its callers'",
  "server/src/features/billing/ledger/ledger.queries.ts differencesOf": "its text is a file of db/checks",
  "server/src/features/export/account.queries.ts privacy": "its columns are those of a list of decisions",
  "server/src/features/export/account.queries.ts profile": "its columns are those of a list of decisions",
  "server/src/features/export/money.queries.ts pledgesGiven": "whose eyes look is part of its text",
  "server/src/features/export/money.queries.ts pledgesReceived": "whose eyes look is part of its text",
  "server/src/features/organisations/organisations.queries.ts listing": "made for each order of the list",
  "server/src/features/teams/directory/directory.queries.ts listing": "made for each order of the list",
  "server/src/features/workouts/workouts.queries.ts listWorkouts": "its order is chosen from a list",
};
const MOST_NOT_READ = 9;

const BY_WHERE = "its statement asks for those that have one";

/** Columns that may be null in their table and never are in an answer, and why. This list may only become shorter. */
const NEVER_NULL: Readonly<Record<string, string>> = {
  "server/src/features/billing/collect/attempts.queries.ts customerRef": BY_WHERE,
  "server/src/features/billing/collect/collect.queries.ts ref": "it is set by the same statement",
  "server/src/features/billing/release/release.queries.ts release_at": BY_WHERE,
  "server/src/features/billing/yearly/yearly.queries.ts succeeded_at": "the constraint succeeded_says_when",
  "server/src/features/export/account.queries.ts message_id": BY_WHERE,
  "server/src/features/export/account.queries.ts sent_at": BY_WHERE,
  "server/src/features/integrations/catch-up/catch-up.queries.ts id": BY_WHERE,
  "server/src/features/integrations/integrations.queries.ts grantSealed": BY_WHERE,
  "server/src/features/payment/events/events.queries.ts objectRef":
    "what is about nothing is done with as it comes",
  "server/src/features/payment/forget/forget.queries.ts customerRef": BY_WHERE,
  "server/src/features/workouts/intake/intake.queries.ts provider_activity_id": BY_WHERE,
};
const MOST_NEVER_NULL = 11;

const statements = findStatements(
  [
    ...globSync([join(server, "src/**/*.ts"), join(server, "../demo/src/**/*.ts")]).filter(
      (path) => !/[.](?:test|suite)[.]ts$/u.test(path),
    ),
    PLANTED,
  ],
  ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(server, "tsconfig.json"), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    server,
  ).options,
);
const isPlanted = ({ at }: Statement) => at.startsWith("server/test/");
const ours = statements.filter((statement) => !isPlanted(statement));

let client: pg.Client;
let drop: () => Promise<void>;
let texts: ReadonlySet<number>;
let nullable: ReadonlySet<string>;

beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const ofTexts = await client.query<{ oid: number }>(
    "select oid::integer as oid from pg_type where typcategory in ('S', 'E')",
  );
  texts = new Set(ofTexts.rows.map(({ oid }) => oid));
  const ofTables = await client.query<{ place: string }>(`
    select c.oid || '.' || a.attnum as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and a.attnum > 0 and not a.attnotnull`);
  nullable = new Set(ofTables.rows.map(({ place }) => place));
  await makeClosingTables(client);
});
afterAll(async () => {
  await client.end();
  await drop();
});

const mayBeNull = ({ tableID, columnID }: Column) => nullable.has(`${tableID}.${columnID}`);

async function problemsIn(some: readonly Statement[], neverNull: ReadonlySet<string>): Promise<string[]> {
  const problems: string[] = [];
  for (const statement of some) {
    if ("unread" in statement) continue;
    const described = await describeStatement(client, statement.text);
    const [file = ""] = statement.at.split(":");
    const isNull = (column: Column) => mayBeNull(column) && !neverNull.has(`${file} ${column.name}`);
    if ("problem" in described) problems.push(`${statement.at}: ${described.problem}`);
    else problems.push(...problemsOf(statement, described.columns, texts, isNull));
  }
  return problems;
}

test("every statement answers the columns and types that it declares", async () => {
  expect(ours.length).toBeGreaterThan(280);
  expect(await problemsIn(ours, new Set(Object.keys(NEVER_NULL)))).toEqual([]);
});

test("what is not looked at stands in a list with its reason, and nothing else does", async () => {
  const unread = ours.filter((statement) => "unread" in statement).map(({ name }) => name);
  expect([...new Set(unread)].toSorted()).toEqual(Object.keys(NOT_READ).toSorted());
  expect(unread.length - 1).toBeLessThanOrEqual(MOST_NOT_READ); // selectPage asks twice
  const asked = (await problemsIn(ours, new Set())).map((problem) =>
    problem.replace(/:\d+ declares (\w+) .*$/u, " $1"),
  );
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(NEVER_NULL).toSorted());
  expect(Object.keys(NEVER_NULL).length).toBeLessThanOrEqual(MOST_NEVER_NULL);
});

test("a name, a type or a null that is wrong is told with its file and line", async () => {
  const told = await problemsIn(statements.filter(isPlanted), new Set());
  expect(
    told.map((problem) => problem.replace("server/test/support/planted-statements.queries.ts", "planted")),
  ).toEqual([
    "planted:14 declares surname, which is not selected",
    "planted:14 selects last_name, which is not declared",
    "planted:16 declares id as string, and it is of type 23",
    "planted:18 selects email, which is not declared",
    "planted:20 declares team_id as number, and it may be null",
    'planted:22: relation "people" does not exist',
  ]);
});
