import { defineConfig, type Plugin } from "vite";
import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { firstPaint, firstStyles } from "./build/first-paint.ts";
import { manifests } from "./build/manifests.ts";
import { serviceWorker } from "./build/service-worker.ts";

const SERVER = process.env["KALIVO_SERVER"] ?? "http://localhost:3000";
const SERVER_PATHS = [
  "/api",
  "/sanctum",
  "/sandbox",
  "/mailbox",
  "/pictures",
  "/preview/",
  "/statement-action",
];

/** One text of a JSON file of the project. */
function textOf(path: string, key: string): string {
  const read: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
  const found = new Map(Object.entries(typeof read === "object" && read !== null ? read : {})).get(key);
  if (typeof found !== "string") throw new Error(`${path} has no ${key}`);
  return found;
}

/** Tells the browser about the two faces of the first paint before it has read the style sheet. */
function preloadFonts(): Plugin {
  const FIRST_PAINT = /(?:figtree-latin-wght-normal|bricolage-grotesque-latin-700-normal).*\.woff2$/;
  return {
    name: "kalivo:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_PAINT.test(file))
          .map((file) => ({
            tag: "link",
            injectTo: "head-prepend",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
          })),
    },
  };
}

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null };

const HOME = /web[\\/]src[\\/]screens[\\/]home[\\/]home-screen\.tsx$/;

const inEntry = (id: string, modules: Modules) => isImportedBy(id, modules, (_, { isEntry }) => isEntry);

const entryFile = (id: string, modules: Modules) => (inEntry(id, modules) ? "kit" : null);

const homeFile = (id: string, modules: Modules) =>
  !inEntry(id, modules) && isImportedBy(id, modules, (importer) => HOME.test(importer)) ? "home-parts" : null;

type Module = NonNullable<ReturnType<Modules["getModuleInfo"]>>;

/** Whether one that `is` imports this module, directly or through others. */
function isImportedBy(
  id: string,
  modules: Modules,
  is: (id: string, module: Module) => boolean,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  if (module === null) return false;
  return is(id, module) || module.importers.some((importer) => isImportedBy(importer, modules, is, seen));
}

/** A language is three files: what the first paint says, what the later screens say, what admins read. */
const wordGroups = ["en", "fr", "nl"].flatMap((language) =>
  ["screens", "more", "admin"].map((part, index) => ({
    name: `words-${language}-${part}`,
    test: new RegExp(`words[\\\\/]src[\\\\/]${language}[\\\\/]${part}\\.ts$`),
    // A group takes what its files import: the first paint's sentences go to the first paint.
    priority: 10 - index,
  })),
);

export default defineConfig({
  plugins: [react(), preloadFonts(), firstStyles(), firstPaint(), manifests(), serviceWorker()],
  define: {
    __KALIVO_VERSION__: JSON.stringify(textOf("../package.json", "version")),
    __KALIVO_HOST__: JSON.stringify(process.env["KALIVO_HOST"] ?? textOf("../mobile/shell.json", "host")),
  },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER }])) },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What all languages share stands apart, else it would draw one of them into the entry.
            {
              name: "words",
              test: /(?:words[\\/]src[\\/](?:plural|app-name)|domain[\\/]src[\\/]once)\.ts$/,
              priority: 30,
            },
            ...wordGroups,
            { name: "vendor", test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/ },
            // What several screens share of the kit is two files instead of sixty: the one the first paint
            // needs, and the one that comes with the first screen.
            {
              name: entryFile,
              debugName: "kit",
              test: /(?:web|domain|contract)[\\/]src[\\/]|lucide-react/,
              minShareCount: 2,
              priority: 20,
            },
            {
              name: "kit-later",
              test: /web[\\/]src[\\/](?:ui|lib)[\\/]|lucide-react/,
              minShareCount: 2,
            },
            // Home is what a member opens first: what it shares with other screens is one file, too.
            {
              name: homeFile,
              debugName: "home-parts",
              test: /(?:web[\\/]src[\\/]features|(?:domain|contract)[\\/]src)[\\/]/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
