import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { numbersOf, rulesIn } from "../support/references.ts";
import { runsByPlace, whatRuns } from "../support/what-runs.ts";

const root = join(import.meta.dirname, "../../..");
const text = (path: string) => readFileSync(join(root, path), "utf8");

type Row = { section: string; statement: string; where: string[]; shownBy: string[]; unshown: boolean };

/** How a row says that no test would turn red, before the reason. */
const UNSHOWN = "nothing turns red: ";

/** The rows of docs/specification-map.md; paths stand in backticks. */
function rowsOf(map: string): Row[] {
  let section = "";
  return map.split("\n").flatMap((line) => {
    if (line.startsWith("## ")) section = line.slice(3);
    const cells = /^\| (?!Statement|-)(.*) \| (.*) \| (.*) \|$/.exec(line);
    if (cells === null) return [];
    const [, statement = "", where = "", shownBy = ""] = cells;
    return [
      {
        section,
        statement,
        where: pathsIn(where),
        shownBy: pathsIn(shownBy),
        unshown: shownBy.startsWith(UNSHOWN),
      },
    ];
  });
}

const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

const runs = whatRuns();

/**
 * What is wrong with a row: it names no file or no test, or one that is not there, a file that nothing but tests reaches,
 * or a test that is none.
 */
function problemsOf({ statement, where, shownBy, unshown }: Row): string[] {
  return [
    ...(where.length === 0 ? [`${statement}: no file`] : []),
    ...(shownBy.length === 0 && !unshown ? [`${statement}: no test`] : []),
    ...[...where, ...shownBy]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${statement}: ${path} is not there`),
    ...where
      .filter((path) => existsSync(join(root, path)) && !runs.has(path) && !runsByPlace(path))
      .map((path) => `${statement}: the product does not reach ${path}`),
    ...shownBy
      .filter((path) => !/[.]test[.]tsx?$/.test(path))
      .map((path) => `${statement}: ${path} is no test`),
  ];
}

const map = text("docs/specification-map.md");
const rows = rowsOf(map);

test("every statement of the specification names the files that make it true and the tests that show it", () => {
  expect(rows.flatMap(problemsOf)).toEqual([]);
});

const { routes, calls }: { routes: Record<string, string>; calls: string[] } = JSON.parse(
  text("docs/specification.json"),
);

test("every route and every call that tests read stands in the specification that people read", () => {
  const specification = text("docs/specification.md");
  const wanted = [...Object.keys(routes), ...Object.values(routes), ...calls];
  expect(wanted.filter((name) => !specification.includes(`\`${name}\``))).toEqual([]);
});

test("every route and every call of the specification has its row", () => {
  const statements = new Set(rows.map(({ statement }) => statement));
  const wanted = [
    ...Object.entries(routes).map(([name, path]) => `\`${name}\`: \`${path}\``),
    ...calls.map((call) => `\`${call}\``),
  ];
  expect(wanted.filter((statement) => !statements.has(statement))).toEqual([]);
});

test("every section of the specification has its rows, under its own heading", () => {
  const headings = text("docs/specification.md")
    .split("\n")
    .flatMap((line) => /^#{2,3} (\d.*)$/.exec(line)?.[1] ?? []);
  const isDivided = (index: number) =>
    /^\d+\.\d/.test(headings[index + 1] ?? "") && /^\d+\. /.test(headings[index] ?? "");
  const sections = headings.filter((_, index) => !isDivided(index));
  expect([...new Set(rows.map(({ section }) => section))]).toEqual([...sections, "Business rules"]);
});

test("every business rule has its row", () => {
  const cited = new Set(
    rows.filter(({ section }) => section === "Business rules").flatMap(({ statement }) => rulesIn(statement)),
  );
  const rules = [...numbersOf("docs/rules.md")].filter((number) => number.startsWith("Rule "));
  expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
});

test("no section has lost its rows", () => {
  const least: Readonly<Record<string, number>> = {
    "1.": 15,
    "2.": 95,
    "3.": 19,
    "4.": 18,
    "5.": 18,
    "6.": 9,
    "7.": 43,
    "8.": 19,
    "9.": 11,
    "Business rules": 20,
  };
  for (const [section, count] of Object.entries(least))
    expect(rows.filter((row) => row.section.startsWith(section)).length, section).toBeGreaterThanOrEqual(
      count,
    );
});

test("a row without a file, without a test, or with one that is not there is found", () => {
  const [bad] = rowsOf("## 0. Flight\n| It flies | nowhere | `server/test/none.test.ts`, `README.md` |");
  const [unreached] = rowsOf(
    "## 0. Flight\n| It is priced | `domain/src/reference-close/price-line.ts` | `domain/src/reference-close/close-month.test.ts` |",
  );
  expect(bad === undefined ? [] : problemsOf(bad)).toEqual([
    "It flies: no file",
    "It flies: server/test/none.test.ts is not there",
    "It flies: README.md is no test",
  ]);
  expect(unreached === undefined ? [] : problemsOf(unreached)).toEqual([
    "It is priced: the product does not reach domain/src/reference-close/price-line.ts",
  ]);
});
