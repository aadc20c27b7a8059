import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

// Whether a pledge runs is said in one file (decision 56): a statement that asks for open ends by itself would take the
// terms of a plan for those of today.

const source = join(import.meta.dirname, "../../src");
const SAID_IN = ["db/pledge-times.ts", "features/payer-stops/stops.queries.ts"];

test("no statement asks by itself whether an interval is open", () => {
  const asking = globSync(join(source, "**/*.{ts,sql}"))
    .map((path) => relative(source, path))
    .filter((path) => !path.startsWith("db/migrations/") && !path.endsWith(".test.ts"))
    .filter((path) => readFileSync(join(source, path), "utf8").includes("upper_inf("));
  expect(asking.toSorted()).toEqual(SAID_IN);
});
