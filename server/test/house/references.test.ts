import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOfProject, referencesIn } from "../support/references.ts";

const root = join(import.meta.dirname, "../../..");
const text = (path: string) => readFileSync(join(root, path), "utf8");

/** What people read of the project. */
const files = filesOfProject()
  .filter((path) => /\.(?:[cm]?[jt]sx?|sql|css|md|html|swift)$/.test(path))
  .filter((path) => !/\/references\.(?:test\.)?ts$/.test(path));

const problemsOf = (path: string, content: string) =>
  referencesIn(path, content).flatMap(({ at, words, problem }) =>
    problem === null ? [] : [`${at} ${words}: ${problem}`],
  );

test("whatever a comment or a document cites is there", () => {
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((path) => problemsOf(path, text(path)))).toEqual([]);
});

test("a citation that leads nowhere is found, whatever it cites and wherever its line ends", () => {
  const comment = `/**
 * Rules 1 to 3 and 20b, as rule
 * 99 has it, and import rule 99; money §8.1, §77 and specification
 * §2.5.99. See §4, design 8.4, the design guide, decision 33 and docs/none.md.
 */`;
  expect(problemsOf("a.ts", comment)).toEqual([
    "a.ts:3 money §8.1, §77: nothing is numbered 77",
    "a.ts:3 specification §2.5.99: nothing is numbered 2.5.99",
    "a.ts:4 §4: a section, but of which document?",
    "a.ts:4 design 8.4: a section without its sign, or of a document that is not here",
    "a.ts:4 design guide: which guide?",
    "a.ts:3 import rule 99: nothing is numbered 2.99",
    "a.ts:2 rule 99: nothing is numbered Rule 99",
    "a.ts:4 decision 33: nothing is numbered 33",
    "a.ts:4 docs/none.md: no such file",
  ]);
  const page =
    "[Rule](rules.md#rule-17-refunds-disputes-release) [gone](none.md) [so](rules.md#so) `web/{sw,no}/`";
  expect(problemsOf("docs/a.md", page)).toEqual([
    "docs/a.md:1 ](none.md): no such file",
    "docs/a.md:1 ](rules.md#so): no such heading",
    "docs/a.md:1 `web/{sw,no}/`: no such file",
  ]);
});

test("a document names no file that is gone, by its name alone or by the end of its path", () => {
  const page =
    "`main.ts` `{shared,none}.ts` `house/references.test.ts` `house/none.ts` `deploy/none.sh` `<vendor>.ts`";
  expect(problemsOf("docs/a.md", page)).toEqual([
    "docs/a.md:1 `deploy/none.sh`: no such file",
    "docs/a.md:1 `{shared,none}.ts`: no file is called none.ts",
    "docs/a.md:1 `house/none.ts`: no file is called house/none.ts",
  ]);
});

test("every document is in the index of documents", () => {
  const index = text("docs/README.md");
  const documents = files
    .filter((path) => /^docs\/(?:runbook\/)?[^/]+\.md$/.test(path))
    .map((path) => path.slice(5));
  expect(documents.filter((path) => path !== "README.md" && !index.includes(`](${path})`))).toEqual([]);
});

test("decisions have a number of their own, a date, a status, and their line in the index", () => {
  const names = readdirSync(join(root, "docs/decisions")).filter((name) => name !== "README.md");
  const records = names.toSorted().map((name) => {
    const found =
      /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (accepted|(?:accepted, changed|superseded) by (\d+))\.\n/.exec(
        text(`docs/decisions/${name}`),
      );
    const [, number = "", title = "", date = "", status = "", by] = found ?? [];
    return {
      name,
      number: Number(number),
      by,
      line: `| ${number} | [${title}](${name}) | ${date} | ${status} |`,
    };
  });
  const numbers = records.map(({ number }) => number);
  const index = text("docs/decisions/README.md");
  const unused = /^.*Numbers? (.*) (?:was|were) set aside and never used/m.exec(index)?.[1] ?? "";

  expect(index.split("\n").filter((line) => /^\| \d/.test(line))).toEqual(records.map(({ line }) => line));
  expect(records.filter(({ name, number }) => Number(name.slice(0, 4)) !== number)).toEqual([]);
  expect(records.filter(({ by }) => by !== undefined && !numbers.includes(Number(by)))).toEqual([]);
  expect(
    [...numbers, ...(unused.match(/\d+/g) ?? []).map(Number)].toSorted((one, other) => one - other),
  ).toEqual(Array.from({ length: Math.max(...numbers) }, (_, place) => place + 1));
});
