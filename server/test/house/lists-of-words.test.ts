import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import { RELEASE_DAYS } from "@kalivo/domain/limits.ts";
import { PROVIDER_OWNER } from "#server/features/billing/ledger/chart.ts";
import type { Queryable } from "../../src/db/client.ts";
import { LISTS, WITHOUT_LIST } from "../support/lists-of-words.ts";
import { useProduct } from "../support/product.ts";

const kalivo = useProduct();

type Constraint = { table: string; name: string; rule: string };

async function constraints(db: Queryable): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint
    where contype = 'c'
      and conrelid <> 0
      and connamespace in ('public'::regnamespace, 'sandbox'::regnamespace, 'simulated'::regnamespace)
    order by 1, 2
  `.execute(db);
  return rows;
}

const ONLY_A_LIST = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/;
const wordsIn = (array: string) => Array.from(array.matchAll(/'([^']*)'/g), ([, word = ""]) => word);
const sorted = (words: readonly string[]) => [...new Set(words)].toSorted();

/** Constraints that are a list of words: the column and its words. */
const listed = (all: readonly Constraint[]): [string, string[]][] =>
  all.flatMap(({ table, rule }) => {
    const [, column, array] = ONLY_A_LIST.exec(rule) ?? [];
    return column === undefined ? [] : [[`${table}.${column}`, wordsIn(array ?? "")]];
  });

/** Where the database and TypeScript differ in a list, as sentences. */
async function differences(db: Queryable): Promise<string[]> {
  const inDatabase = new Map(listed(await constraints(db)));
  const known = new Set([...Object.keys(LISTS), ...Object.keys(WITHOUT_LIST)]);
  const missing = [...inDatabase.keys()].filter((column) => !known.has(column));
  const gone = [...known].filter((column) => !inDatabase.has(column));
  const differing = Object.entries(LISTS).filter(
    ([column, words]) => sorted(words).join() !== sorted(inDatabase.get(column) ?? []).join(),
  );
  return [
    ...missing.map((column) => `${column}: a list of words; say which list it is in lists-of-words.ts`),
    ...gone.map((column) => `${column}: no constraint holds it to a list any more`),
    ...differing.map(
      ([column, words]) =>
        `${column}: TypeScript has ${sorted(words).join(", ")}; the database ${sorted(inDatabase.get(column) ?? []).join(", ")}`,
    ),
  ];
}

test("each list of words in the database is the list in TypeScript", async () => {
  expect(await differences(kalivo.owner)).toEqual([]);
});

class Undone extends Error {}

async function differencesAfter(change: string): Promise<string[]> {
  let found: string[] = [];
  const trying = kalivo.owner.transaction().execute(async (tx) => {
    await sql.raw(change).execute(tx);
    found = await differences(tx);
    throw new Undone();
  });
  await expect(trying).rejects.toThrow(Undone);
  return found;
}

test("a list that lacks a word, or that nobody knows, is named", async () => {
  const shorter = await differencesAfter(`
    alter table users drop constraint users_language_check;
    alter table users add constraint users_language_check check (language in ('en', 'fr'))
  `);
  expect(shorter).toEqual([
    `users.language: TypeScript has ${LANGUAGES.toSorted().join(", ")}; the database en, fr`,
  ]);
  expect(
    await differencesAfter("alter table users add column mood text check (mood in ('good', 'bad'))"),
  ).toEqual(["users.mood: a list of words; say which list it is in lists-of-words.ts"]);
});

test("other constraints know no word that the column's own list does not have", async () => {
  const all = await constraints(kalivo.owner);
  const lists = new Map(listed(all));
  const unknown = all.flatMap(({ table, name, rule }) =>
    Array.from(rule.matchAll(/\b(\w+) (?:=|<>) (?:ANY \(ARRAY\[([^\]]*)\]\)|('[^']*'))/g)).flatMap(
      ([, column = "", array, word]) => {
        const list = lists.get(`${table}.${column}`);
        return wordsIn(array ?? word ?? "")
          .filter((one) => list?.includes(one) === false)
          .map((one) => `${table}.${name}: ${one}`);
      },
    ),
  );
  expect(unknown).toEqual([]);
});

test("the comparison of charges with their journals knows every provider's number, and how long money is held", () => {
  const check = readFileSync(
    join(import.meta.dirname, "../../src/db/checks/charges-as-journalled.sql"),
    "utf8",
  );
  const owners = check.matchAll(/when (\d+) then '(\w+)'/g);
  expect(Object.fromEntries(Array.from(owners, ([, owner, provider]) => [provider, Number(owner)]))).toEqual(
    PROVIDER_OWNER,
  );
  expect(check).toContain(`(select ${RELEASE_DAYS.card} as card, ${RELEASE_DAYS.sepa_debit} as debit)`);
});
