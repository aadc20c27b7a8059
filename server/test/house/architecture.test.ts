import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SERVER_PATHS } from "@kalivo/contract/server-paths.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { everyCall } from "../support/every-call.ts";
import { WRITERS } from "../../src/db/owners.ts";
import { useProduct } from "../support/product.ts";

const root = join(import.meta.dirname, "../../..");
const Specification = z.object({
  calls: z.array(z.string()),
  routes: z.record(z.string(), z.string()),
});
const specification = Specification.parse(
  JSON.parse(readFileSync(join(root, "docs/specification.json"), "utf8")),
);
const kalivo = useProduct();

test("every call of the specification is mounted", async () => {
  const mounted = new Set((await everyCall(kalivo)).map(({ name }) => name));
  expect(specification.calls).toHaveLength(37);
  expect(specification.calls.filter((call) => !mounted.has(call))).toEqual([]);
});

test("an address that the server answers itself is passed on to it, and every other one is the app's", () => {
  const firstParts = new Set(
    addressesIn(kalivo.app.printRoutes({ commonPrefix: false })).flatMap(
      (address) => /^\/([^/*]+)/u.exec(address)?.[1] ?? [],
    ),
  );
  expect(firstParts.size).toBeGreaterThan(9);
  // Files are known by their ending; what is shared to the app is posted to it, and its worker takes it.
  const apart = ["share", "source.zip", "robots.txt", "sitemap.xml"];
  const unknown = [...firstParts].filter((part) => !new Set<string>([...SERVER_PATHS, ...apart]).has(part));
  expect(unknown).toEqual([]);
  // What is built lies in a folder, and is no route.
  expect(SERVER_PATHS.filter((part) => part !== "assets" && !firstParts.has(part))).toEqual([]);
});

/** Of the drawn tree of routes: a branch goes on with the address of what it hangs on. */
function addressesIn(tree: string): string[] {
  const way: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", part] = /^((?:[│ ] {3})*)[├└]── (\S+)/u.exec(line) ?? [];
    if (part === undefined) return [];
    way.splice(indent.length / 4, Infinity, part);
    return [way.join("")];
  });
}

test("every route of the specification has its name and path in the app", () => {
  const paths = readFileSync(join(root, "web/src/paths.ts"), "utf8");
  for (const [name, path] of Object.entries(specification.routes))
    expect(paths).toContain(`${name}: "${path}"`);
});

test("each table is written by its one owner", () => {
  const found = new Map<string, Set<string>>();
  for (const { area, text } of sources()) {
    for (const table of writtenTables(text)) found.set(table, (found.get(table) ?? new Set()).add(area));
  }
  expect(sorted(found)).toEqual(sorted(Object.entries(WRITERS)));
});

const sorted = (entries: Iterable<[string, Iterable<string>]>) =>
  Object.fromEntries([...entries].map(([table, areas]) => [table, [...areas].toSorted()]));

test("statements stand in files named for them, and in db/", () => {
  expect(sources().length).toBeGreaterThan(700);
  expect(askingElsewhere(sources())).toEqual([]);
});

test.each([
  "await sql<{ id: number }>`select id from users`.execute(db);",
  'await db.selectFrom("users").select("id").execute();',
  'await tx.deleteFrom("codes").where("id", "=", id).execute();',
  'export const selectMe = prepared<MeRow>("me", ME);',
  "await db.executeQuery(CompiledQuery.raw(STANDING, [viewerId]));",
])("a statement in another file is found: %s", (text) => {
  const homes = ["server/src/features/people/people.queries.ts", "server/src/db/grants.ts"];
  const planted = [...homes, "server/src/features/people/open-account.ts"].map((path) => ({ path, text }));
  expect(askingElsewhere(planted)).toEqual(["server/src/features/people/open-account.ts"]);
});

const STATEMENT =
  /\bsql(?:<[^`]+>)?`|\bprepared[<(]|\bCompiledQuery\.raw\(|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

const askingElsewhere = (files: readonly { path: string; text: string }[]): string[] =>
  files
    .filter(
      ({ path, text }) =>
        STATEMENT.test(text) && !path.startsWith("server/src/db/") && !path.endsWith(".queries.ts"),
    )
    .map(({ path }) => path);

test("the machine's clock is read by the clock adapter only", () => {
  const readers = sources()
    .filter(({ text }) => /\bnew Date\(\)|\bDate\.now\(\)/.test(text))
    .map(({ path }) => path);
  expect(readers.filter((path) => !path.startsWith("server/src/adapters/clock/"))).toEqual([
    "demo/src/clock/demo-clock.ts",
  ]);
});

test("whom a limit counts is told by the one who knows the proxies", () => {
  const readers = sources().filter(({ text }) => /\brequest\.ips?\b|\braw\.ips?\b/.test(text));
  expect(readers.map(({ path }) => path)).toEqual([]);
});

/** Every source file of the server and the demo with the area it belongs to; the seed makes a world and may write all. */
function sources(): { path: string; area: string; text: string }[] {
  return ["server/src", "demo/src"].flatMap((home) =>
    readdirSync(join(root, home), { recursive: true, encoding: "utf8" })
      .map((path) => `${home}/${path}`)
      .filter((path) => path.endsWith(".ts") && !/\.(test|suite|gen)\.ts$/.test(path))
      .filter((path) => !path.startsWith("demo/src/seed/"))
      .map((path) => ({ path, area: areaOf(path), text: readFileSync(join(root, path), "utf8") })),
  );
}

function areaOf(path: string): string {
  const [workspace = "", , first = "", second = "", third = ""] = path.split("/");
  if (workspace === "demo") return `demo/${first}`;
  if (first === "features") return second;
  return first === "adapters" ? `${second}/${third}` : first;
}

function writtenTables(text: string): string[] {
  const sql = [
    ...text.matchAll(
      /\b(?:insert into|update|delete from)\s+((?:(?:sandbox|simulated)\.)?[a-z_]+)(?=[\s(])/g,
    ),
  ];
  const kysely = [
    ...text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\("((?:(?:sandbox|simulated)\.)?[a-z_]+)"/g),
  ];
  const names = [...sql, ...kysely].map((match) => match[1] ?? "");
  return names.filter((name) => !["of", "set", "skip"].includes(name) && !name.startsWith("closing_"));
}
