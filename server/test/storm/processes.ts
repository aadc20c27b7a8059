import { readFileSync } from "node:fs";
import { kalivoCommand, printed, type Command } from "../support/process.ts";

export type Running = { name: string; command: Command; killed: boolean };
export type Processes = Awaited<ReturnType<typeof startProcesses>>;

const MB = 1024;

/** `kalivo serve --no-jobs` and `kalivo worker`, as an operator starts them. */
export async function startProcesses(env: Record<string, string>) {
  const all: Running[] = [];
  const start = (name: string, args: readonly string[], more: Record<string, string> = {}): Running => {
    const running = { name, command: kalivoCommand(args, { ...env, ...more }), killed: false };
    all.push(running);
    return running;
  };
  const startWorker = (name: string, more?: Record<string, string>) => start(name, ["worker"], more);
  const serve = start("serve", ["serve", "--no-jobs"]);
  const worker = startWorker("worker");
  const living = () => all.filter(({ killed }) => !killed);
  await Promise.all([printed(serve.command, "Kalivo"), working(worker)]).catch(async (error: unknown) => {
    for (const { command } of all) command.child.kill("SIGKILL");
    throw error;
  });
  return {
    worker,
    startWorker,
    living,
    /** What ended without being told to. */
    died: () =>
      living()
        .filter(({ command: { child } }) => child.exitCode !== null || child.signalCode !== null)
        .map(({ name, command }) => `${name} ended by itself: ${command.output().slice(-500)}`),
    killNow: async (running: Running) => {
      running.killed = true;
      running.command.child.kill("SIGKILL");
      await running.command.ended;
    },
    /** Tells one to end, and says how it did. */
    terminate: async (running: Running) => {
      const told = performance.now();
      running.killed = true;
      running.command.child.kill("SIGTERM");
      const { code } = await running.command.ended;
      return { name: running.name, code, seconds: (performance.now() - told) / 1000 };
    },
    kill: async () => {
      for (const { command } of all) command.child.kill("SIGKILL");
      await Promise.all(all.map(({ command }) => command.ended));
    },
  };
}

export const working = ({ command }: Running) => printed(command, "The jobs are running");

/** Of all that live together, in megabytes; null where the machine does not say. */
export function memoryOf(running: readonly Running[]): number | null {
  try {
    return running.reduce((sum, { command }) => sum + residentMegabytes(command.child.pid ?? 0), 0);
  } catch {
    return null;
  }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / MB);
}
