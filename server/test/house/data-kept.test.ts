import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import * as retention from "@kalivo/domain/retention.ts";
import pg from "pg";
import { expect, test } from "vitest";
import { HOUSEKEEPING_STEPS, SOURCE_STEPS } from "../../src/compose/steps.ts";
import { freshDatabase } from "../support/database.ts";

const text = (path: string) => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");
const page = text("docs/operate/data.md");
const rows = page.split("\n").flatMap((line) => {
  const cells = /^\| (.*) \| (.*) \| (.*) \| (.*) \|$/u.exec(line);
  const [, what = "", tables = "", kept = "", step = ""] = cells ?? [];
  return tables.startsWith("`") ? [{ what, tables: tables.split(", "), kept, step }] : [];
});

test("every table is on the page about data, once, with how long its rows are kept", async () => {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const { rows: found } = await client.query<{ name: string }>(
    "select '`' || tablename || '`' as name from pg_tables where schemaname = 'public' order by 1",
  );
  await client.end();
  await database.drop();
  expect(rows.flatMap(({ tables }) => tables).toSorted()).toEqual(found.map(({ name }) => name).toSorted());
  expect(rows.filter(({ kept }) => kept === "")).toEqual([]);
});

test("the page has every constant of retention with its value, and no other", () => {
  const said = rows.flatMap(({ kept }) =>
    [...kept.matchAll(/`(\w+)` = (\d+) days/gu)].map(([, name, days]) => `${name} ${days}`),
  );
  const wanted = Object.entries(retention).map(([name, days]) => `${name} ${days}`);
  expect([...new Set(said)].toSorted()).toEqual(wanted.toSorted());
});

test("the table of the security page has every constant of retention with its value, and no other", () => {
  const told = text("docs/security.md").matchAll(/^\|.*$/gmu);
  const said = [...told].flatMap(([row]) =>
    [...row.matchAll(/(\d+) days \(`(\w+)`\)/gu)].map(([, days, name]) => `${name} ${days}`),
  );
  const wanted = Object.entries(retention).map(([name, days]) => `${name} ${days}`);
  expect([...new Set(said)].toSorted()).toEqual(wanted.toSorted());
});

/** Periods that the privacy notice does not mention, and why. */
const NOT_IN_NOTICE: Readonly<Record<string, string>> = {
  MAILS_KEPT_DAYS: "the local mailbox of an installation without a mail server",
  WORKOUT_KEYS_KEPT_DAYS: "keys that the app draws by chance, deleted with the account",
};

test.each(LANGUAGES)("the privacy notice mentions every period of retention: %s", (language) => {
  const notice = text(`words/src/${language}/legal/privacy.ts`);
  const said = Object.keys(retention).filter((name) => notice.includes(`\${${name}} `));
  expect([...said, ...Object.keys(NOT_IN_NOTICE)].toSorted()).toEqual(Object.keys(retention).toSorted());
});

test("the steps that the page names are due steps, and what is kept for days has one", () => {
  const steps = new Set([...HOUSEKEEPING_STEPS, ...SOURCE_STEPS].map(({ name }) => name));
  const named = rows.flatMap(({ step }) => (step === "" ? [] : step.split("; ")));
  expect(named.filter((name) => !steps.has(name))).toEqual([]);
  expect(
    rows.filter(({ kept, step }) => kept.includes("_DAYS` =") && step === "").map(({ what }) => what),
  ).toEqual([]);
});
