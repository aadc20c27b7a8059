import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The list of calls is of types alone, so nothing at runtime knows it: it is compared as text.

const folder = join(import.meta.dirname, "../../contract/src");

test("every file of routes stands in the list of calls, which the app and the journeys are checked against", () => {
  const written = readFileSync(join(folder, "calls.ts"), "utf8");
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
