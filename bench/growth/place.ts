import { mkdirSync } from "node:fs";
import { startEmbedded } from "../../server/src/db/embedded.ts";
import { removeFolder, temporaryFolder } from "../running-server.ts";
import type { Place } from "./world.ts";

/** A PostgreSQL in this folder while `work` runs; in a temporary one that goes with it when none is to be kept. */
export async function withPlace(
  keep: string | undefined,
  work: (place: Place) => Promise<void>,
): Promise<void> {
  const folder = keep ?? temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const cluster = await startEmbedded({ dataDir: folder, durable: true });
  try {
    await work({ cluster, folder, say: (line) => console.log(line) });
  } finally {
    await cluster.stop();
    if (keep === undefined) removeFolder(folder);
  }
}
