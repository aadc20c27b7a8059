import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ZipFile } from "../export/zip.ts";

const ROOT = join(import.meta.dirname, "../../../..");
/** The parts of the folder that are the product's source, without data, keys, installed or built files. */
const FOLDERS = [
  ".ci",
  "bench",
  "bin",
  "contract",
  "demo",
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
const LEFT_OUT = /^(?:.*\/(?:node_modules|dist|\.[^/]*)|words\/exchange|mobile\/.*\/build)$/;
/**
 * Source files by name: an allowlist, because an operator may keep secrets beside them under any name (`deploy/kalivo.env`,
 * a dump, a certificate), and this zip is public.
 */
const SOURCE =
  /^(?:\.gitignore|run|gradlew|Containerfile|Dockerfile|Caddyfile|.+\.(?:tsx?|[cm]js|css|sql|md|html|svg|png|webp|xml|json|example|conf|service|timer|sh|ya?ml|gradle|swift|storyboard|plist|xcconfig|pro|pbxproj|java|jar|bat|entitlements)|gradle(?:-wrapper)?\.properties)$/;

/** The files this server was started from, as on its disk: the offer of AGPL section 13. */
export async function* sourceFiles(folder: string): AsyncGenerator<ZipFile> {
  for (const path of await sourcePaths()) {
    yield { name: `${folder}/${path}`, parts: createReadStream(join(ROOT, path)) };
  }
}

/** Their paths relative to the project's folder, in order. */
export async function sourcePaths(root = ROOT): Promise<string[]> {
  const top = await readdir(root, { withFileTypes: true });
  const files = top.filter((entry) => entry.isFile() && FILES.test(entry.name)).map(({ name }) => name);
  const folders = FOLDERS.filter((name) => top.some((entry) => entry.isDirectory() && entry.name === name));
  const inside = await Promise.all(folders.map((name) => filesIn(root, name)));
  return [...files.toSorted(), ...inside.flat()];
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) =>
        entry.isDirectory() ? !LEFT_OUT.test(`${folder}/${entry.name}`) : SOURCE.test(entry.name),
      )
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((entry) => {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory()) return filesIn(root, path);
        return Promise.resolve(entry.isFile() ? [path] : []);
      }),
  );
  return found.flat();
}
