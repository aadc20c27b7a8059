import { defineConfig } from "vite";
import { SERVER_PATHS } from "@kalivo/contract/server-paths.ts";
import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { GROUPS, nameOf } from "./src/boot/build/code-splitting.ts";
import { compressed } from "./src/boot/build/compressed.ts";
import { firstPaint, firstStyles } from "./src/boot/build/first-paint.ts";
import { manifests } from "./src/boot/build/manifests.ts";
import { serviceWorker } from "./src/boot/build/service-worker.ts";

/** The server behind `npm run dev`, which answers its own addresses; what is built is never there. */
const SERVER = process.env["KALIVO_SERVER"] ?? "http://127.0.0.1:3000";
const OF_THE_SERVER = SERVER_PATHS.filter((path) => path !== "assets").map((path) => RegExp.escape(path));
const PASSED_ON = `^/(?:${OF_THE_SERVER.join("|")})(?:[/?]|$)|^/source[.]zip$`;

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
  server: { proxy: { [PASSED_ON]: { target: SERVER } } },
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
