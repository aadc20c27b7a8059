import { accessSync, constants, mkdirSync } from "node:fs";
import { ConfigError } from "../config/config-error.ts";

/** @throws ConfigError in one sentence, instead of what the system calls it */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const sentence = `DATA_DIR is ${folder}, where no folder can be made or written to: name another one, or give it to the user that runs Kalivo.`;
    throw new ConfigError(sentence, { cause: error });
  }
}
