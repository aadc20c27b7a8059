import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Debian's user of its PostgreSQL package: no engine runs as root. */
const UNPRIVILEGED = "postgres";
const isRoot = process.getuid?.() === 0;

const asUser = (command: readonly string[]): [string, ...string[]] => {
  const [program = "", ...args] = command;
  return isRoot
    ? ["setpriv", `--reuid=${UNPRIVILEGED}`, `--regid=${UNPRIVILEGED}`, "--clear-groups", program, ...args]
    : [program, ...args];
};

/** What is there still when the drill is interrupted goes with it: engines are no children of the terminal. */
const running = new Map<ChildProcess, NodeJS.Signals>();
const folders = new Set<string>();
process.once("exit", () => {
  for (const [child, signal] of running) child.kill(signal);
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

export type Program = {
  child: ChildProcess;
  /** The newest of what it said. */
  said: () => string;
  stop: (signal: NodeJS.Signals) => Promise<void>;
};

/** Runs for as long as the drill, as an unprivileged user. `atOnce` ends it with all its children. */
export function startProgram(command: readonly string[], atOnce: NodeJS.Signals = "SIGTERM"): Program {
  const [program, ...args] = asUser(command);
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  running.set(child, atOnce);
  const ended = once(child, "close").then(() => running.delete(child));
  let said = "";
  const keep = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return {
    child,
    said: () => said,
    stop: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** Runs to its end. @throws Error with what it said */
export function runProgram(command: readonly string[]): void {
  const [program, ...args] = asUser(command);
  const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command[0]} failed: ${stderr || error?.message}`);
}

/** A folder in which the engines' user may write. */
export function makeFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "kalivo-drill-"));
  if (isRoot) spawnSync("chown", [UNPRIVILEGED, path]);
  else chmodSync(path, 0o700);
  folders.add(path);
  const remove = () => {
    rmSync(path, { recursive: true, force: true });
    folders.delete(path);
  };
  return { path, remove };
}
