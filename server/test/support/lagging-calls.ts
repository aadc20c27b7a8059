import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Route } from "@kalivo/contract/route.ts";

const routes = join(import.meta.dirname, "../../../contract/src/routes");

const isRoute = (value: unknown): value is Route =>
  typeof value === "object" && value !== null && "method" in value && "access" in value;

/** Every call that a replica may answer, in order of their names. */
export async function laggingCalls(): Promise<[name: string, route: Route][]> {
  const found: [string, Route][] = [];
  for (const file of globSync(join(routes, "**/*.ts"))) {
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    for (const [name, value] of Object.entries(exported))
      if (isRoute(value) && value.mayLag === true) found.push([name, value]);
  }
  return found.toSorted(([one], [other]) => (one < other ? -1 : 1));
}
