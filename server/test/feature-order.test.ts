import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";

// The features of the server stand in one order (import rule 10): each imports those below it alone, types included.
// docs/architecture.md draws it, the lowest first.

const root = join(import.meta.dirname, "../..");
const FEATURES = "server/src/features";

type Import = { from: string; to: string };

test("no feature imports one that needs it, be it by way of others", () => {
  const imports = importsBetween(sources());
  expect(imports.length).toBeGreaterThan(300);
  expect(circleIn(imports)).toEqual([]);
});

test("a circle is found and named, also one of types alone", () => {
  const planted = importsBetween([
    { path: "mail/a.ts", text: 'import type { Payer } from "../payment/deep/b.ts";\n' },
    { path: "payment/deep/b.ts", text: 'export { it } from "#server/features/people/c.ts";\n' },
    { path: "people/c.ts", text: 'const { it } = await import("../mail/a.ts");\nimport "./d.ts";\n' },
    { path: "people/d.ts", text: 'import { it } from "../pictures/e.ts";\n' },
  ]);
  expect(circleIn(planted)).toEqual([
    "mail/a.ts imports payment/deep/b.ts",
    "payment/deep/b.ts imports people/c.ts",
    "people/c.ts imports mail/a.ts",
  ]);
});

test("every feature is drawn once, with what it is", () => {
  const folders = readdirSync(join(root, FEATURES), { withFileTypes: true });
  expect(folders.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([]);
  expect(drawnOrder().toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test("the order is drawn as it is", () => {
  expect(upwardIn(importsBetween(sources()), drawnOrder())).toEqual([]);
});

test("an import against the drawn order is found", () => {
  const planted = [
    { from: "people/a.ts", to: "mail/b.ts" },
    { from: "people/a.ts", to: "admin/c.ts" },
  ];
  expect(upwardIn(planted, ["mail", "people", "admin"])).toEqual(["people/a.ts imports admin/c.ts"]);
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

function sources(): { path: string; text: string }[] {
  const folder = join(root, FEATURES);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !/\.(test|suite)\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

const featureOf = (path: string): string => path.split("/")[0] ?? "";

/** What crosses from one feature to another, imported by a way from the file or by `#server`; paths are those below `features`. */
function importsBetween(files: readonly { path: string; text: string }[]): Import[] {
  return files
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g), ([, target = ""]) => ({
        from: path,
        to: target.startsWith(".")
          ? posix.join(dirname(path), target)
          : (/^#server\/features\/(.+)$/.exec(target)?.[1] ?? ".."),
      })),
    )
    .filter(({ from, to }) => !to.startsWith("..") && featureOf(from) !== featureOf(to));
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
