import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "../config/config-error.ts";

/** @throws ConfigError in one sentence, instead of what the system calls it */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const sentence = `DATA_DIR is ${folder}, where no folder can be made or written to: name another one, or give it to the user that runs Kalivo.`;
    throw new ConfigError(sentence, { cause: error });
  }
}

/** With those above it. Node's own `recursive` tries for ever where the system refuses with ENOENT, as below /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder, { mode: 0o700 });
}
