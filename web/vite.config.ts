import { defineConfig } from "vite";
import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { GROUPS, nameOf } from "./build/code-splitting.ts";
import { compressed } from "./build/compressed.ts";
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

export default defineConfig({
  plugins: [react(), firstStyles(), firstPaint(), manifests(), serviceWorker(), compressed()],
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
        chunkFileNames: nameOf,
        codeSplitting: { groups: GROUPS },
      },
    },
  },
});
