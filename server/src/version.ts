import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");

/** The product's version, x.y.z: the client compares its own with it. */
export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8"))).version;

const Build = z.object({ commit: z.string().nullable(), tag: z.string().nullable() });

/** What `npm run build` built, as far as it knew (`bin/build.mjs`). */
export type Build = z.infer<typeof Build>;

/** Null: it was not run here. */
export const BUILD: Build | null = readBuild(join(root, "build.json"));

/** @throws where the file is there and of another form */
export function readBuild(path: string): Build | null {
  return existsSync(path) ? Build.parse(JSON.parse(readFileSync(path, "utf8"))) : null;
}

/** One line for an operator, who may quote it: `kalivo 0.1.0 (v0.1.0, commit 52ee532e…), Node 26.10.0`. */
export function versionLine(build: Build | null, version = VERSION, node = process.versions.node): string {
  return `kalivo ${version} (${built(build)}), Node ${node}`;
}

function built(build: Build | null): string {
  if (build === null) return "not built";
  const { tag, commit } = build;
  return [tag ?? "no tag", `commit ${commit ?? "unknown"}`].join(", ");
}
