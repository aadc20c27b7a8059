import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";

// The features of the server, and the mails above them, stand in one order (import rules 10 and 12): each imports those
// below it alone, types included. docs/architecture.md draws it, the lowest first.

const root = join(import.meta.dirname, "../../..");
const SOURCES = join(root, "server/src");

type Import = { from: string; to: string };

test("no feature imports one that needs it, be it by way of others", () => {
  const imports = importsBetween(sources());
  expect(imports.length).toBeGreaterThan(300);
  expect(circleIn(imports)).toEqual([]);
});

test("a circle is found and named, also one of types alone", () => {
  const planted = importsBetween([
    { path: "features/mail/a.ts", text: 'import type { Payer } from "../payment/deep/b.ts";\n' },
    { path: "features/payment/deep/b.ts", text: 'export { it } from "#server/features/people/c.ts";\n' },
    {
      path: "features/people/c.ts",
      text: 'const { it } = await import("../mail/a.ts");\nimport "./d.ts";\n',
    },
    { path: "features/people/d.ts", text: 'import { it } from "../pictures/e.ts";\n' },
    { path: "features/people/f.ts", text: 'import { it } from "../../mails/reset/g.ts";\n' },
    { path: "mails/reset/g.ts", text: 'import { it } from "../../features/people/c.ts";\n' },
  ]);
  expect(circleIn(planted)).toEqual([
    "features/mail/a.ts imports features/payment/deep/b.ts",
    "features/payment/deep/b.ts imports features/people/c.ts",
    "features/people/c.ts imports features/mail/a.ts",
  ]);
  expect(circleIn(planted.filter(({ to }) => to !== "features/mail/a.ts"))).toEqual([
    "features/people/f.ts imports mails/reset/g.ts",
    "mails/reset/g.ts imports features/people/c.ts",
  ]);
});

test("every feature is drawn once, with what it is", () => {
  const folders = readdirSync(join(SOURCES, "features"), { withFileTypes: true });
  expect(folders.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([]);
  expect(drawnOrder().toSorted()).toEqual([...folders.map(({ name }) => name), "mails"].toSorted());
});

test("the order is drawn as it is", () => {
  expect(upwardIn(importsBetween(sources()), drawnOrder())).toEqual([]);
});

test("an import against the drawn order is found", () => {
  const planted = [
    { from: "features/people/a.ts", to: "features/mail/b.ts" },
    { from: "features/people/a.ts", to: "features/admin/c.ts" },
    { from: "features/people/a.ts", to: "mails/reset/d.ts" },
  ];
  expect(upwardIn(planted, ["mail", "people", "admin", "mails"])).toEqual([
    "features/people/a.ts imports features/admin/c.ts",
    "features/people/a.ts imports mails/reset/d.ts",
  ]);
});

/** The features as docs/architecture.md draws them, the lowest first. */
function drawnOrder(): string[] {
  const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const drawing =
    /^## \d+\. The order of the features$[\s\S]*?^```mermaid$([\s\S]*?)^```$/m.exec(text)?.[1] ?? "";
  return Array.from(
    drawing.matchAll(/^ +([\w-]+)\["<b>\1<\/b><br\/>[^"]{10,}"\]$/gm),
    ([, name = ""]) => name,
  );
}

const upwardIn = (imports: readonly Import[], order: readonly string[]): string[] =>
  imports.filter(({ from, to }) => order.indexOf(featureOf(from)) <= order.indexOf(featureOf(to))).map(said);

const said = ({ from, to }: Import): string => `${from} imports ${to}`;

const sources = (): { path: string; text: string }[] =>
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !/\.(test|suite)\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(SOURCES, path), "utf8") }));

/** The mails count as one; empty: the path is of neither. */
const featureOf = (path: string): string =>
  /^(?:features\/([\w-]+)|(mails))\//.exec(path)?.slice(1).join("") ?? "";

/** What crosses from one feature to another, imported by a way from the file or by `#server`. */
function importsBetween(files: readonly { path: string; text: string }[]): Import[] {
  return files
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g), ([, target = ""]) => ({
        from: path,
        to: target.startsWith(".") ? posix.join(dirname(path), target) : target.replace("#server/", ""),
      })),
    )
    .filter(({ from, to }) => {
      const [importing, imported] = [featureOf(from), featureOf(to)];
      return importing !== "" && imported !== "" && importing !== imported;
    });
}

/** The imports that lead from a feature back to itself; none: there is an order. */
function circleIn(imports: readonly Import[]): string[] {
  const done = new Set<string>();
  const walk = (feature: string, way: readonly Import[]): readonly Import[] | null => {
    const begun = way.findIndex(({ from }) => featureOf(from) === feature);
    if (begun >= 0) return way.slice(begun);
    if (done.has(feature)) return null;
    for (const next of imports.filter(({ from }) => featureOf(from) === feature)) {
      const circle = walk(featureOf(next.to), [...way, next]);
      if (circle !== null) return circle;
    }
    done.add(feature);
    return null;
  };
  for (const { from } of imports) {
    const circle = walk(featureOf(from), []);
    if (circle !== null) return circle.map(said);
  }
  return [];
}
