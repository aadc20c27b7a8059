import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WORKER = join(import.meta.dirname, "worker.ts");

export type Worker = {
  port: number;
  process: ChildProcess;
  ended: Promise<unknown>;
  /** Since when everything it has taken is its own: its start, then the start of its present round. */
  roundBeganAt: number;
  rounds: number;
};

export type Workers = Awaited<ReturnType<typeof startWorkers>>;

/** Processes of the product, each on a port of its own; one that is killed is started again at once. */
export async function startWorkers(count: number, env: (port: number) => Record<string, string>) {
  const ports = await freePorts(count);
  const compiled = mkdtempSync(join(tmpdir(), "kalivo-crash-"));
  const pids = new Set<number>();
  const died: string[] = [];
  let stopping = false;
  const start = (port: number): Worker => {
    const child = fork(WORKER, [], {
      env: { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE: compiled, ...env(port) },
      execArgv: [],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    if (child.pid !== undefined) pids.add(child.pid);
    const worker: Worker = {
      port,
      process: child,
      ended: once(child, "exit"),
      roundBeganAt: Date.now(),
      rounds: 0,
    };
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
    child.on("message", (message) => {
      if (typeof message !== "object" || !("roundBeganAt" in message)) return;
      worker.roundBeganAt = Number(message.roundBeganAt);
      worker.rounds++;
    });
    child.on("exit", (code) => {
      if (!stopping && code !== null) died.push(`a worker ended by itself with ${code}: ${said}`);
    });
    return worker;
  };
  const workers = ports.map(start);

  return {
    all: () => workers,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    /** What ended without being killed. */
    died,
    livesNow: (pid: number) =>
      workers.some(({ process: { pid: own, exitCode } }) => own === pid && exitCode === null),
    killAndRestart: async (index: number) => {
      const worker = workers[index];
      if (worker === undefined) throw new Error(`there is no worker ${index}`);
      worker.process.kill("SIGKILL");
      await worker.ended;
      workers[index] = start(worker.port);
    },
    /** Ends all of them; answers those that live on. */
    stop: async (): Promise<number[]> => {
      stopping = true;
      for (const { process: child } of workers) child.kill("SIGKILL");
      await Promise.all(workers.map(({ ended }) => ended));
      rmSync(compiled, { recursive: true, force: true });
      return [...pids].filter(isAlive);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** All taken before any is given back, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(probes.map((probe) => once(probe, "listening")));
  const ports = probes.map((probe) => {
    const address = probe.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  });
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return ports;
}
