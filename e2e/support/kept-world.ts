import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const LOOKS_EVERY_MS = 100;

/**
 * Fills a data folder with the demo world as its first start leaves it. Living through the demo's past is most of that
 * start: of all the servers of a run one does it, for all. `shared`: the run's folder (bin/run-journeys.mjs).
 */
export async function takeWorld(shared: string, folder: string, make: (folder: string) => Promise<void>) {
  const begun = join(shared, "begun");
  const whole = join(shared, "whole");
  const failed = join(shared, "failed");
  if (isFirst(shared)) {
    await make(begun).catch((reason: unknown) => {
      mkdirSync(failed);
      throw reason;
    });
    // The server may be gone before its database has written everything down.
    while (existsSync(join(begun, "pg", "postmaster.pid"))) await pause(LOOKS_EVERY_MS);
    renameSync(begun, whole);
  }
  while (!existsSync(whole)) {
    if (existsSync(failed)) throw new Error("the demo world could not be made");
    await pause(LOOKS_EVERY_MS);
  }
  cpSync(whole, folder, { recursive: true });
}

/** One process makes the folder; whoever finds it there is not the first. */
function isFirst(shared: string): boolean {
  try {
    mkdirSync(join(shared, "claimed"));
    return true;
  } catch {
    return false;
  }
}
