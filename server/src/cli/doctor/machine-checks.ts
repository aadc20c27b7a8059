import { constants, existsSync } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../../config/config.ts";
import { fail, ok, warn, type Finding } from "../../features/operation/finding.ts";
import { roomOf } from "../../features/operation/metrics.ts";
import { VERSION } from "../../version.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const GB = 1_000_000_000;
const ROOM_LITTLE = 2 * GB;
/** An import of 200 MB is unpacked there. */
const ROOM_NONE = 0.3 * GB;

/** The app that `serve` serves. An installation without its sources cannot be compared with them. */
export async function checkBuild(): Promise<readonly Finding[]> {
  const todo = "npm run build";
  if (!existsSync(join(ROOT, "web/dist/index.html")))
    return [fail("web build", "the app is not built", todo)];
  if (!existsSync(join(ROOT, "web/src")) || !existsSync(join(ROOT, "bin")))
    return [ok("web build", `of version ${VERSION}`)];
  // oxlint-disable-next-line no-restricted-imports -- what builds the app stands beside the server, where it is installed
  const { fingerprint, STAMP } = await import("../../../../bin/built-from.mjs");
  const stamp = await readFile(join(ROOT, STAMP), "utf8").catch(() => null);
  return [
    stamp === fingerprint(ROOT)
      ? ok("web build", `of these sources, version ${VERSION}`)
      : fail("web build", "the app was built from other sources", todo),
  ];
}

/** Folders that the product writes to. */
export async function checkFolders({ databaseUrl, dataDir }: Config): Promise<readonly Finding[]> {
  const folders = [tmpdir(), ...(databaseUrl === null ? [resolve(dataDir)] : [])];
  return Promise.all(folders.map((folder) => checkFolder(folder, dataDir)));
}

/** The disk of the built-in database, by how much room it has; nothing where the database is elsewhere. */
export async function checkDisk({ databaseUrl, dataDir }: Config): Promise<readonly Finding[]> {
  if (databaseUrl !== null) return [];
  const folder = resolve(dataDir);
  return [judgeRoom("disk", (await roomOf(nearest(folder))) ?? 0, whatStops(folder, dataDir))];
}

async function checkFolder(folder: string, dataDir: string): Promise<Finding> {
  const check = `folder ${folder}`;
  const there = nearest(folder);
  const writable = await access(there, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!writable) return fail(check, "cannot be written to", "give it to the user that runs Kalivo");
  return judgeRoom(check, (await roomOf(there)) ?? 0, whatStops(folder, dataDir));
}

const whatStops = (folder: string, dataDir: string) =>
  folder === resolve(dataDir)
    ? "on a full disk nothing is saved: nobody signs in, and no month is closed or collected"
    : "uploads and imports are refused";

/** `stops`: what does not work without room. */
export function judgeRoom(check: string, room: number, stops: string): Finding {
  const found = `${(room / GB).toFixed(1)} GB free`;
  if (room < ROOM_NONE) return fail(check, `the disk is full, ${found}`, `make room: ${stops}`);
  return room < ROOM_LITTLE ? warn(check, found, "make room soon") : ok(check, found);
}

/** The folder itself, or the one it will be made in. */
function nearest(folder: string): string {
  const above = dirname(folder);
  return existsSync(folder) || above === folder ? folder : nearest(above);
}
