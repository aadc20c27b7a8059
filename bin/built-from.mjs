// From which sources the app is built, for whoever builds it and for `kalivo doctor`.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a build leaves its fingerprint. */
export const STAMP = "web/dist/.built-from";

const SOURCES = [
  "web",
  "words",
  "contract",
  "domain",
  "mobile/shell.json",
  "package-lock.json",
  "package.json",
];

/** The hash of everything the app is built from. */
export function fingerprint(root) {
  const hash = createHash("sha256");
  const add = (path) => {
    if (!existsSync(path)) return;
    const entries = readdirSyncOrNull(path);
    if (entries === null) hash.update(path.slice(root.length)).update(readFileSync(path));
    else
      for (const name of entries.sort())
        if (!["dist", "node_modules", "test"].includes(name) && !/\.test\.tsx?$/.test(name))
          add(join(path, name));
  };
  for (const name of SOURCES) add(join(root, name));
  return hash.digest("hex");
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(path);
  } catch {
    return null;
  }
}
