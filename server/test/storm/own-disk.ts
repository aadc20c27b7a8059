import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Cluster } from "../../../bench/cluster.ts";
import { startEmbedded } from "../../src/db/embedded.ts";
import { ensureDatabase, migrate } from "../../src/db/migrate.ts";

/** A PostgreSQL on a small disk of its own, in memory, that can be filled to the last byte. */
export type OwnDisk = Cluster & { fill: () => Promise<void>; makeRoom: () => Promise<void> };

const MEGABYTES = 400;
const FILLER = "filler";

/**
 * @returns why it cannot be made: this process may not mount anything (`bin/storm.mjs` gives it mounts of its own where
 * the machine allows ordinary users that)
 */
export async function makeOwnDisk(database: string): Promise<OwnDisk | string> {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-storm-disk-"));
  const mount = ["-t", "tmpfs", "-o", `size=${MEGABYTES}m`, "kalivo-storm", folder];
  const mounted = spawnSync("mount", mount, { encoding: "utf8" });
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return `a small disk cannot be mounted here: ${mounted.stderr.trim() || String(mounted.error)}`;
  }
  const start = () => startEmbedded({ dataDir: join(folder, "data"), durable: true });
  const started = [await start()];
  const [{ connectionString } = await start()] = started;
  await ensureDatabase(connectionString("postgres"), database);
  await migrate(connectionString(database));
  return {
    connectionString,
    fill: async () => {
      fillUp(join(folder, FILLER));
      await writeUntilRefused(connectionString(database));
    },
    /** Whoever looks after the machine makes room, and starts the database again where it gave up. */
    makeRoom: async () => {
      rmSync(join(folder, FILLER));
      started.push(await start());
    },
    stop: async () => {
      for (const { stop } of started) await stop();
      spawnSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillUp(path: string) {
  const file = openSync(path, "w");
  try {
    for (let size = 1 << 20; size > 0; size >>= 1) {
      const block = Buffer.alloc(size, 1);
      try {
        while (writeSync(file, block) === size);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

/** The room that is left inside the database's own files is used up: the next line of its log has no place. */
async function writeUntilRefused(connectionString: string) {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  try {
    await client.connect();
    for (;;) await client.query("select pg_logical_emit_message(false, 'storm', repeat('x', 4000000))");
  } catch {
    return; // it gave up, or refuses
  } finally {
    await client.end().catch(() => undefined);
  }
}
