import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Below it the headers weigh more than what is saved. */
const LEAST_BYTES = 1024;
const MADE_SMALL = /\.(?:js|css|wasm|svg)$/;

/**
 * Beside each file, the same as small as it gets (brotli at its best is a seventh smaller than what a server has the time
 * for), so that the server makes nobody wait for it. The shells read their files from the device: theirs stay as they are.
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
      const names = await readdir(folder).catch(() => []); // none: the build failed, and says why
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
