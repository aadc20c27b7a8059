import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { listedIn, missing } from "../support/listed-tests.ts";

const HERE = "server/test/attacks/";
const rows = listedIn(`${HERE}README.md`);

test("every attack of the list names a test that is there", () => {
  expect(rows.length).toBeGreaterThan(140);
  expect(missing(rows)).toEqual([]);
  const gone = { what: "x", file: `${HERE}strangers.test.ts`, title: "a test that is not there" };
  const nowhere = { what: "x", file: `${HERE}nowhere.test.ts`, title: "x" };
  expect(missing([gone, nowhere])).toEqual([gone, nowhere]);
});

test("every file of attacks stands in the list", () => {
  const listed = new Set(rows.map(({ file }) => file));
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith(".test.ts") && name !== "listed.test.ts",
  );
  expect(files.filter((name) => !listed.has(HERE + name))).toEqual([]);
});
