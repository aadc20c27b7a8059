import { sql } from "kysely";
import type { Queryable } from "../../src/db/client.ts";
import { PERSON_TABLES } from "../../src/db/person-tables.ts";

type Reference = { table: string; column: string };

/** Every column that references a person. */
async function referencesToPeople(db: Queryable): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f'
      and c.confrelid in ('users'::regclass, 'privacy_settings'::regclass)
      and c.conrelid <> 'privacy_settings'::regclass
    order by 1, 2
  `.execute(db);
  return rows;
}

/** Rows or texts of an erased person that remain although `person-tables.ts` says they are deleted. */
export async function leftAfterErasure(db: Queryable, personId: number): Promise<string[]> {
  const left: string[] = [];
  for (const { table, column } of await referencesToPeople(db)) {
    const decided = PERSON_TABLES[table];
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${personId}
    `.execute(db);
    if (decided?.erased === "rows go" && rows.length > 0) left.push(`${table}: rows by ${column}`);
    const emptied = decided?.emptied?.split(" ") ?? [];
    const full = emptied.filter((name) => rows.some((row) => !isEmpty(row[name])));
    left.push(...full.map((name) => `${table}.${name}: not empty`));
  }
  return left;
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
