import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "../../..");
const text = (path: string) => readFileSync(join(root, path), "utf8");

const STATES = ["met", "partly", "not", "not applicable"] as const;
const Row = z.object({
  id: z.string(),
  level: z.enum(["1", "2"]),
  what: z.string().min(3),
  state: z.enum(STATES),
  shown: z.string().min(4),
});
const Ids = z.object({ level1: z.array(z.string()), level2: z.array(z.string()) });

const table = text("docs/security/asvs.md");
const rows = table.split("\n").flatMap((line) => {
  const cells = /^\| (V[\d.]+) \| (.*) \| (.*) \| (.*) \| (.*) \|$/.exec(line);
  if (cells === null) return [];
  const [, id, level, what, state, shown] = cells;
  return [Row.parse({ id, level, what, state, shown })];
});
const ids = Ids.parse(JSON.parse(text("docs/security/asvs-ids.json")));

/** A path of the project stands in backticks and begins with one of its folders or files. */
const pathsIn = (words: string): string[] =>
  [...words.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path).filter((path) => PATH.test(path));
const PATH = /^(?:(?:bench|bin|contract|docs|domain|e2e|mobile|server|web|words)\/|[\w.-]+\.(?:md|json)$)/;

test("every requirement of levels 1 and 2 has one row, at its level", () => {
  expect([ids.level1.length, ids.level1.length + ids.level2.length]).toEqual([70, 253]);
  expect(idsAt("1")).toEqual(ids.level1.toSorted());
  expect(idsAt("2")).toEqual(ids.level2.toSorted());
});

function idsAt(level: string): string[] {
  return rows
    .filter((row) => row.level === level)
    .map(({ id }) => id)
    .toSorted();
}

test("what is met, or met partly, names where one sees it", () => {
  const unshown = rows.filter(
    ({ state, shown }) => (state === "met" || state === "partly") && pathsIn(shown).length === 0,
  );
  expect(unshown.map(({ id }) => id)).toEqual([]);
});

test.each(["docs/security.md", "docs/security/asvs.md", "docs/runbook/legal.md", "SECURITY.md"])(
  "whatever %s cites is there",
  (paper) => {
    const cited = pathsIn(text(paper));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test("the counts said above the table are those of its rows", () => {
  const counts = (of: typeof rows) =>
    STATES.map((state) => `${of.filter((row) => row.state === state).length} ${state}`).join(", ");
  const levelOne = rows.filter(({ level }) => level === "1");
  expect(table).toContain(`Of ${rows.length} requirements: ${counts(rows)}.`);
  expect(table).toContain(`Of the ${levelOne.length} of level 1: ${counts(levelOne)}.`);
});
