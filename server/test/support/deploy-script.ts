import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach } from "vitest";

const DEPLOY = join(import.meta.dirname, "../../../deploy");

export type DeployScript = {
  /** A path in the folder of this test. */
  at: (...names: string[]) => string;
  /** Puts a command of the system's in front of its own. */
  command: (name: string, script: string) => void;
  /** With these variables and no others, by a caller whose files anybody may read. */
  run: (
    settings: Record<string, string>,
    args?: readonly string[],
  ) => { status: number | null; said: string };
};

/** A script of `deploy`, run in a folder of its own for each test, which has `bin` and `backups`. */
export function useDeployScript(name: string): DeployScript {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "kalivo-deploy-test-"));
    for (const each of ["bin", "backups"]) mkdirSync(join(folder, each));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const at = (...names: string[]) => join(folder, ...names);
  return {
    at,
    command: (called, script) => {
      writeFileSync(at("bin", called), `#!/bin/sh\n${script}\n`);
      chmodSync(at("bin", called), 0o755);
    },
    run: (settings, args = []) => {
      const path = [at("bin"), process.env["PATH"]].join(delimiter);
      const env = { PATH: path, BACKUP_DIR: at("backups"), ...settings };
      const { status, stderr } = spawnSync(
        "sh",
        ["-c", 'umask 022; exec sh "$0" "$@"', join(DEPLOY, name), ...args],
        {
          encoding: "utf8",
          env,
        },
      );
      return { status, said: stderr };
    },
  };
}
