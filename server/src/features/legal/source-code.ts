import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ZipFile } from "../export/zip.ts";

const ROOT = join(import.meta.dirname, "../../../..");
/** What of the folder is the product's source; data, keys and what was installed or built are not. */
const FOLDERS = [
  ".ci",
  "bench",
  "bin",
  "contract",
  "deploy",
  "docs",
  "domain",
  "e2e",
  "mobile",
  "server",
  "web",
  "words",
] as const;
const FILES =
  /^(?:[A-Z]+\.md|LICENSE|package(?:-lock)?\.json|knip\.json|tsconfig\.base\.json|vitest\.config\.ts|\.(?:gitignore|oxfmtrc\.json|oxlintrc\.json|dependency-cruiser\.cjs))$/;
const LEFT_OUT = /^(?:node_modules|dist|data|screenshots|exchange|build|\.env.*|.*\.(?:pem|key|log))$/;

/** Exactly what this server was started from, as it lies on its disk: the offer of AGPL section 13. */
export async function* sourceFiles(folder: string): AsyncGenerator<ZipFile> {
  for (const path of await sourcePaths()) {
    yield { name: `${folder}/${path}`, parts: createReadStream(join(ROOT, path)) };
  }
}

/** Their paths from the project's folder, in order. */
export async function sourcePaths(): Promise<string[]> {
  const top = await readdir(ROOT, { withFileTypes: true });
  const files = top.filter((entry) => entry.isFile() && FILES.test(entry.name)).map(({ name }) => name);
  const folders = FOLDERS.filter((name) => top.some((entry) => entry.isDirectory() && entry.name === name));
  const inside = await Promise.all(folders.map((name) => filesIn(name)));
  return [...files.toSorted(), ...inside.flat()];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !LEFT_OUT.test(name))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((entry) => {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory()) return filesIn(path);
        return Promise.resolve(entry.isFile() ? [path] : []);
      }),
  );
  return found.flat();
}
