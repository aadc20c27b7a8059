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

/**
 * With those above it. Node's own `recursive` tries for ever where the system refuses with ENOENT, as below /proc. Another
 * process may make one at the same time.
 */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
