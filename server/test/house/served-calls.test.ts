import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { everyCall } from "../support/every-call.ts";
import { useProduct } from "../support/product.ts";

// A call that is written in the contract and not mounted would be unknown to every walk: they begin with what is served.

const kalivo = useProduct();
const routes = join(import.meta.dirname, "../../../contract/src/routes");

type Written = { method: string; path: string };
const isRoute = (value: unknown): value is Written =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

test("every call of the contract is served", async () => {
  const written: string[] = [];
  for (const file of globSync(join(routes, "**/*.ts"))) {
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    for (const route of Object.values(exported).filter(isRoute))
      written.push(`${route.method} ${route.path.replaceAll(/:(\w+)/g, "{$1}")}`);
  }
  expect(written.length).toBeGreaterThan(100);
  const served = new Set((await everyCall(kalivo)).map(({ name }) => name));
  expect(written.filter((call) => !served.has(call))).toEqual([]);
});
