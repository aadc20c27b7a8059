import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useProduct } from "../../test/support/product.ts";
import { GRANTS, SCHEMAS } from "./grants.ts";

const kalivo = useProduct();

/** Written by triggers, by a library, or by a composed statement, so not found in the code. */
const NOT_READ_FROM_CODE = new Set([
  "admin_directory",
  "balances",
  "directory",
  "kcal_months",
  "month_figures",
  "months_compared",
  "rate_limits",
  "search_words",
  "shown_stale",
]);

const named = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

test("every table has its line, and no line is of a table that is gone", async () => {
  const { rows } = await sql<{ name: string }>`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
    from pg_tables
    where schemaname in (${sql.join([...SCHEMAS])})
      and tablename <> 'migrations'
  `.execute(kalivo.owner);
  expect(named(Object.keys(GRANTS))).toEqual(named(rows.map(({ name }) => name)));
});

test("the product may do to a table what its code does, and nothing else", () => {
  const done = rightsUsed(sources());
  const wrong = Object.entries(GRANTS)
    .filter(([table]) => !NOT_READ_FROM_CODE.has(table))
    .filter(([table, letters]) => done.get(table) !== letters)
    .map(([table, letters]) => `${table}: may "${letters}", does "${done.get(table) ?? ""}"`);
  expect(wrong).toEqual([]);
});

test("the database gives the product's role just that", async () => {
  const { rows } = await sql<{ name: string; letters: string }>`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name,
      concat(
        case when has_table_privilege(current_user, full_name, 'insert') then 'i' end,
        case when has_table_privilege(current_user, full_name, 'update') then 'u' end,
        case when has_table_privilege(current_user, full_name, 'delete') then 'd' end,
        case when has_table_privilege(current_user, full_name, 'truncate') then 't' end,
        case when has_table_privilege(current_user, full_name, 'trigger') then 'g' end
      ) as letters
    from pg_tables, lateral (select format('%I.%I', schemaname, tablename) as full_name) f
    where schemaname in (${sql.join([...SCHEMAS])})
      and tablename <> 'migrations'
  `.execute(kalivo.product.services.db);
  const given = Object.fromEntries(rows.map(({ name, letters }) => [name, letters]));
  expect(given).toEqual(GRANTS);
});

const ANYTHING =
  /\b(?:insert\s+into|update|delete\s+from)\s+([a-z_.]+)|\.(insertInto|updateTable|deleteFrom)\("([a-z_.]+)/gu;
const LETTERS = new Map([
  ["insert", "i"],
  ["update", "u"],
  ["delete", "d"],
]);

/** The rights used on each table by these texts, as sorted letters. */
function rightsUsed(texts: readonly string[]): Map<string, string> {
  const used = new Map<string, Set<string>>();
  const note = (table: string, letter: string) => used.set(table, (used.get(table) ?? new Set()).add(letter));
  for (const text of texts) {
    let inserted = "";
    for (const found of text.matchAll(
      new RegExp(`${ANYTHING.source}|on conflict[^\`]*?do (update)|(doUpdateSet)`, "gu"),
    )) {
      const [all, statement, builder, built, conflict, updateSet] = found;
      const table = statement ?? built;
      if (conflict !== undefined || updateSet !== undefined) note(inserted, "u");
      if (table === undefined) continue;
      const word = (builder ?? all).slice(0, 6).toLowerCase();
      const letter = LETTERS.get(word);
      if (letter !== undefined) note(table, letter);
      if (word === "insert") inserted = table;
    }
  }
  return new Map(
    [...used].map(([table, letters]) => [table, ["i", "u", "d"].filter((one) => letters.has(one)).join("")]),
  );
}

function sources(): string[] {
  const root = join(import.meta.dirname, "../../..");
  return ["server/src", "demo/src"].flatMap((home) =>
    readdirSync(join(root, home), { recursive: true, encoding: "utf8" })
      .map((path) => `${home}/${path}`)
      .filter((path) => path.endsWith(".ts") && !/\.(?:test|suite|gen)\.ts$/u.test(path))
      .filter((path) => !path.startsWith("demo/src/seed/"))
      .map((path) => readFileSync(join(root, path), "utf8")),
  );
}
