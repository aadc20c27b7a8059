import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const HERE = "server/test/attacks/";

/** The rows of the list: an attack, the file of its test, and the test's title. */
const rows = readFileSync(join(root, HERE, "README.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, attack, file, title] = /^\| (.+?) \| `(.+?)`: (.+) \|$/.exec(line) ?? [];
    return attack === undefined || file === undefined || title === undefined ? [] : [{ attack, file, title }];
  });

/** Rows whose file or title is not there. */
const missing = (listed: typeof rows) =>
  listed.filter(({ file, title }) => {
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path, "utf8").includes(title);
  });

test("every attack of the list names a test that is there", () => {
  expect(rows.length).toBeGreaterThan(140);
  expect(missing(rows)).toEqual([]);
  const gone = { attack: "x", file: `${HERE}strangers.test.ts`, title: "a test that is not there" };
  const nowhere = { attack: "x", file: `${HERE}nowhere.test.ts`, title: "x" };
  expect(missing([gone, nowhere])).toEqual([gone, nowhere]);
});

test("every file of attacks stands in the list", () => {
  const listed = new Set(rows.map(({ file }) => file));
  const files = readdirSync(join(root, HERE)).filter(
    (name) => name.endsWith(".test.ts") && name !== "listed.test.ts",
  );
  expect(files.filter((name) => !listed.has(HERE + name))).toEqual([]);
});
