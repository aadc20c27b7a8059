import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chunksOf, FACES, filesFor } from "./chunks.ts";
import { build, type Plugin, type Rolldown } from "vite";

/** These screens open without a network, with everything they import statically. */
const FIRST_SCREENS = /web\/src\/screens\/(?:home|workouts)\/[a-z]+-screen\.tsx$/;
/** Dynamic imports of the entry and those screens: layers, the workout sheet, offline features. */
const PARTS = /web\/src\/(?:app|boot|ui|lib|features)\/(?!sign-in\/|native-shell)/;
/** Every part of the words but the one that only admins read. */
const WORDS = /^assets\/words-([a-z]{2})-(?!admin-)/;
const ICONS = ["/favicon.svg", "/icon-192.png", "/icon-512.png"];

/**
 * Builds the service worker after every other file has its name, and passes it those names. It is a bundle of its own that
 * shares no chunk with the pages, so that it is one file.
 */
export function serviceWorker(): Plugin {
  let root = "";
  let outDir = "";
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: "kalivo:service-worker",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_options, written) => {
      bundle = written;
    },
    closeBundle: async () => {
      if (Object.keys(bundle).length === 0) return; // the build failed and reports it itself
      const page = await readFile(join(outDir, "index.html"), "utf8");
      await build({
        configFile: false,
        root,
        logLevel: "warn",
        define: { KALIVO_FILES: JSON.stringify(filesOf(bundle, page)) },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: "es2022",
          modulePreload: false,
          rolldownOptions: {
            input: join(root, "src/boot/worker/service-worker.ts"),
            output: { format: "iife", entryFileNames: "sw.js" },
          },
        },
      });
    },
  };
}

const address = (name: string) => `/${name}`;

function filesOf(bundle: Rolldown.OutputBundle, page: string) {
  const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
  const { chunks, entry } = chunksOf(bundle);
  const screens = chunks.filter(({ facadeModuleId }) => FIRST_SCREENS.test(facadeModuleId ?? ""));
  const core = [...filesFor([entry, ...screens], chunks, PARTS)];
  return {
    app: address(entry.fileName),
    page: { path: "/index.html", sha256: createHash("sha256").update(page).digest("hex") },
    core: [...core, ...names.filter((name) => FACES.test(name))].map(address),
    icons: ICONS,
    words: Object.fromEntries(
      Map.groupBy(
        names.filter((name) => WORDS.test(name)),
        (name) => WORDS.exec(name)?.[1],
      )
        .entries()
        .map(([language, files]) => [language, files.map(address)]),
    ),
    all: names.filter((name) => /\.(?:js|css|woff2|wasm)$/.test(name)).map(address),
  };
}
