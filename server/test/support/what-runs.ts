import { readFileSync, existsSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The product's entry points: the operator's command, the page, and the service worker. */
const ENTRIES = [
  "server/src/cli.ts",
  "web/index.html",
  "web/vite.config.ts",
  "web/src/boot/page/theme-and-session.ts",
  "web/src/boot/page/begin-app.ts",
  "web/src/boot/page/frames.tsx",
  "web/src/boot/worker/service-worker.ts",
];
const NAMED = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"|new URL\(\s*"([^"]+)"|<script[^>]+src="([^"]+)"/g;
/** Read by path, not by import: migrations, and the shells' own files. */
const READ_BY_PLACE = [
  /^server\/src\/db\/migrations\/.+\.sql$/,
  /^mobile\/native\//,
  /^(web\/public|deploy|bin)\//,
];

/** The files of the running product, relative to the project, without those that only tests import. */
export function whatRuns(): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    if (/\.(?:[cm]?[jt]sx?|html)$/.test(path)) for (const next of importsOf(path)) visit(next);
  };
  for (const entry of ENTRIES) visit(join(root, entry));
  return new Set([...seen].map((path) => relative(root, path)));
}

export const runsByPlace = (path: string) => READ_BY_PLACE.some((place) => place.test(path));

const packages = new Map(
  ["domain", "contract", "words", "server", "demo", "web"].map((folder) => {
    const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(
      readFileSync(join(root, folder, "package.json"), "utf8"),
    );
    return [name, { folder, exports }] as const;
  }),
);

function importsOf(path: string): string[] {
  const code = readFileSync(path, "utf8");
  return [...code.matchAll(NAMED)].flatMap(([, imported, url, script]) => {
    const name = imported ?? url ?? script ?? "";
    return url === undefined ? resolved(path, name) : filesAt(resolve(dirname(path), url));
  });
}

function resolved(from: string, name: string): string[] {
  if (name.startsWith("/")) return [join(root, "web", name)];
  if (name.startsWith("#")) return filesAt(join(root, name.replace(/^#(\w+)\//, "$1/src/")));
  if (name.startsWith(".")) return filesAt(resolve(dirname(from), name.replace(/\?.*$/, "")));
  const [scope = "", short = "", ...rest] = name.split("/");
  const found = packages.get(`${scope}/${short}`);
  return found === undefined ? [] : [join(root, found.folder, "src", ...rest)];
}

/** A folder counts with all its files: documentation pages, demo samples. */
const filesAt = (path: string): string[] =>
  existsSync(path) && !/\.[a-z]+$/.test(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [join(path, entry.name)] : [],
      )
    : [path];
