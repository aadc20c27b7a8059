import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";

// The list of calls is of types alone, so nothing at runtime knows it: it is compared as text.

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "contract/src");

test("every file of routes stands in the list of calls, which the app and the journeys are checked against", () => {
  const written = readFileSync(join(folder, "route-files.ts"), "utf8");
  const files = readdirSync(join(folder, "routes"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => readFileSync(join(folder, "routes", file), "utf8").includes("defineRoute("));
  expect(files.length).toBeGreaterThan(90);
  const missing = files.filter((file) => {
    const name = new RegExp(`import type \\* as (\\w+) from "./routes/${file}";`, "u").exec(written)?.[1];
    return (
      name === undefined ||
      (!written.includes(`| typeof ${name}\n`) && !written.includes(`| typeof ${name};`))
    );
  });
  expect(missing).toEqual([]);
});

/** Paths of calls that are written out, each typed by the contract: a constant would be code the page waits for. */
const TYPED = ["web/src/boot/page/reads-of-page.ts", "web/src/lib/call.ts", "web/src/lib/online.ts"];
/** What begins like the path of a call and is none's. */
const NO_CALLS = [
  "e2e/support/request-depth.ts", // all of them
  "e2e/support/states.ts", // all of them
  "demo/src/simulated/accounts/consent-page.ts", // the beginning of two
  "demo/src/simulated/simulators.test.ts", // elsewhere
  "demo/src/welcome.ts", // the documentation
  "server/src/features/previews/previews.test.ts",
  "server/src/features/public-pages/site-map.ts", // the beginning of all
  "server/src/http/language.test.ts",
  "server/src/http/api-document.ts", // the documentation
  "server/test/attacks/callers.test.ts",
  "server/test/attacks/production.test.ts",
  "server/test/attacks/sessions.test.ts",
  "server/test/bad-addresses.test.ts",
  "server/test/operations.test.ts",
  "server/test/security-headers.test.ts",
  "server/test/support/every-call.ts", // the documentation
];
/** Runs where nothing of ours is installed. */
const ALONE = ["bin/verify-books.mjs"];
/** Planted here, to be found. */
const PLANTED = ["server/test/house/contract-calls.test.ts"];

/** In strings: at their beginning, after a value, after a pattern of hosts, after a host. `/api/v3` is Strava's own. */
const BARE = /(?:["'`}]|\*\*|:\/\/[\w.:-]+)(\/(?:api\/(?!v3\b)|sanctum\/)[^"'`\s]*)/gu;
const barePaths = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/u.test(line))
    .flatMap((line) => Array.from(line.matchAll(BARE), ([, path = ""]) => path));

const PATTERNS = Object.values(api).map(
  (path) => new RegExp(`^${path.replaceAll(/\{\w+\}/gu, "(?:[\\w-]+|\\$\\{[^}]+\\})")}(?:\\?|$)`, "u"),
);
const isCall = (path: string) => PATTERNS.some((pattern) => pattern.test(path));

test("the path of a call is written in the contract alone", () => {
  const sources = ["bench", "bin", "demo/src", "e2e", "server/src", "server/test", "web/src"]
    .flatMap((home) =>
      readdirSync(join(root, home), { recursive: true, encoding: "utf8" }).map((file) => `${home}/${file}`),
    )
    .filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file));
  expect(sources.length).toBeGreaterThan(1_500);
  const found = sources
    .map((file) => ({ file, bare: barePaths(readFileSync(join(root, file), "utf8")) }))
    .filter(({ bare }) => bare.length > 0);
  expect(found.map(({ file }) => file).toSorted()).toEqual(
    [...TYPED, ...NO_CALLS, ...ALONE, ...PLANTED].toSorted(),
  );
  const calls = found
    .filter(({ file }) => NO_CALLS.includes(file))
    .flatMap(({ bare }) => bare.filter(isCall));
  expect(calls).toEqual([]);
});

test("a path is found wherever it is written, and the address of a call is told from any other", () => {
  const planted = [
    'fetch("/api/workout")',
    "fetch(`${origin}/api/team/${id}/leave?x=1`)",
    'page.route("**/api/user/burners*")',
    "ask('/sanctum/csrf-cookie')",
    '"https://kalivo.example/api/version"',
  ];
  expect(planted.flatMap(barePaths)).toEqual([
    "/api/workout",
    "/api/team/${id}/leave?x=1",
    "/api/user/burners*",
    "/sanctum/csrf-cookie",
    "/api/version",
  ]);
  expect(["/api/workout", "/api/team/${id}/leave?x=1", "/api/version"].filter(isCall)).toHaveLength(3);
  expect(["/api/nowhere", "/api/team/1/leave/now", "/api//team"].filter(isCall)).toEqual([]);
  expect(barePaths(' * `GET /api/auth`\n"GET /api/auth"\n"https://www.strava.com/api/v3/athlete"')).toEqual(
    [],
  );
});
