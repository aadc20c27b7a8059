import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Below this size the headers outweigh the saving. */
const LEAST_BYTES = 1024;
const MADE_SMALL = /\.(?:js|css|wasm|svg)$/;

/**
 * Writes a compressed copy beside each file, so that the server need not compress per request (brotli at its best level is
 * a seventh smaller than what it could afford). The phone shells read uncompressed files from the device.
 */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "kalivo:compressed",
    apply: ({ build }, { command }) => command === "build" && build?.outDir === undefined,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    closeBundle: async () => {
      const names = await readdir(folder).catch(() => []); // none: the build failed and reports it itself
      await Promise.all(
        names.filter((name) => MADE_SMALL.test(name)).map((name) => makeSmall(join(folder, name))),
      );
    },
  };
}

async function makeSmall(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return;
  await Promise.all([
    promisify(brotliCompress)(content).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
