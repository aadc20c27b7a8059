import { sql } from "kysely";
import type { Queryable } from "../../src/db/client.ts";
import { PRIVACY_COLUMNS, USER_COLUMNS } from "../../src/db/person-columns.ts";
import type { PersonTable } from "../../src/db/person-table.ts";
import { PERSON_TABLES } from "../../src/db/person-tables.ts";

type Column = { table: string; column: string; may_hold_words: boolean };

const NUMBERS = [
  "smallint",
  "integer",
  "bigint",
  "numeric",
  "double precision",
  "boolean",
  "timestamp with time zone",
];

/** The columns of every table with a direct or indirect foreign key to people. */
async function columnsAboutPeople(db: Queryable): Promise<Column[]> {
  const { rows } = await sql<Column>`
    with recursive about(oid) as (
      select 'users'::regclass::oid
      union
      select f.conrelid
      from pg_constraint f
      join about on about.oid = f.confrelid
      where f.contype = 'f'
    )
    select c.relname as table, a.attname as column,
      format_type(a.atttypid, null) <> all(${NUMBERS}::text[]) as may_hold_words
    from about
    join pg_class c on c.oid = about.oid
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum
  `.execute(db);
  return rows;
}

const words = (list = "") => new Set(list.split(" ").filter((word) => word !== ""));
const COLUMNS: Readonly<Record<string, object>> = { users: USER_COLUMNS, privacy_settings: PRIVACY_COLUMNS };

/** Columns without a decision on export and erasure, as sentences; `read`: the columns the export reads, by table. */
export async function undecided(
  db: Queryable,
  read: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string[]> {
  const found = await columnsAboutPeople(db);
  const gone = Object.keys(PERSON_TABLES).filter((table) => !found.some((one) => one.table === table));
  return [
    ...gone.map(
      (table) => `${table}: no longer refers to people; take it out of server/src/db/person-tables.ts`,
    ),
    ...found.flatMap((column) => [...problemsOf(column, read.get(column.table) ?? new Set())]),
  ];
}

function problemsOf({ table, column, may_hold_words }: Column, read: ReadonlySet<string>): string[] {
  const own = COLUMNS[table];
  if (own !== undefined)
    return column in own
      ? []
      : [
          `${table}.${column}: say in server/src/db/person-columns.ts under which name the export has it, what an erasure writes there, and who else reads it`,
        ];
  const decided = PERSON_TABLES[table];
  if (decided === undefined)
    return [
      `${table}.${column}: a table about people; say in server/src/db/person-tables.ts what the export tells of it and what an erasure leaves`,
    ];
  return [
    ...problemsOfTheExport(`${table}.${column}`, { decided, column, isRead: read.has(column) }),
    ...(may_hold_words ? problemsOfTheErasure(`${table}.${column}`, { decided, column }) : []),
  ];
}

type Asked = { decided: PersonTable; column: string };

function problemsOfTheExport(
  name: string,
  { decided, column, isRead }: Asked & { isRead: boolean },
): string[] {
  if (decided.notExported !== undefined)
    return isRead
      ? [`${name}: the export reads it, and server/src/db/person-tables.ts says that it does not`]
      : [];
  const isLeftOut = Object.keys(decided.leftOut ?? {}).some((list) => words(list).has(column));
  if (isRead !== isLeftOut) return [];
  return isRead
    ? [`${name}: the export reads it, and server/src/db/person-tables.ts says that it is left out`]
    : [
        `${name}: read it in server/src/features/export, or say in server/src/db/person-tables.ts why it is left out`,
      ];
}

function problemsOfTheErasure(name: string, { decided, column }: Asked): string[] {
  if (decided.erased === "rows go" || words(decided.emptied).has(column) || words(decided.kept).has(column))
    return [];
  return [
    `${name}: rows stay after an erasure; empty it there, or say in server/src/db/person-tables.ts that it is kept`,
  ];
}
