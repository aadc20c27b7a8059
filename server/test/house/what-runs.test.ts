import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import mutants from "../mutants/mutants.json" with { type: "json" };
import { runsByPlace, whatRuns } from "../support/what-runs.ts";

const domain = join(import.meta.dirname, "../../../domain/src");
const runs = whatRuns();

/** What stands beside the rules for tests alone. */
const FOR_TESTS = /\.(?:test|suite)\.ts$/;

const files = readdirSync(domain, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !FOR_TESTS.test(path))
  .map((path) => `domain/src/${path}`);
const isReference = (path: string) => path.startsWith("domain/src/reference-close/");

test("no file of the reference close runs, and every other file of the domain does", () => {
  const [reference, rules] = [files.filter(isReference), files.filter((path) => !isReference(path))];
  expect(reference.length).toBeGreaterThan(5);
  expect(reference.filter((path) => runs.has(path))).toEqual([]);
  expect(rules.filter((path) => !runs.has(path))).toEqual([]);
});

test("what would cost somebody money is changed where it runs", () => {
  expect(mutants.map(({ file }) => file).filter((file) => !runs.has(file) && !runsByPlace(file))).toEqual([]);
});
