import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { LANES } from "../../src/jobs/due-steps.ts";
import { COMPILED } from "../support/compiled.ts";
import type { LastWord, Orders } from "./killing/points.ts";

const WORKER = join(import.meta.dirname, "worker.ts");
/** Kept from one run to the next: whoever is started again and again starts faster. */

export type Worker = {
  port: number;
  process: ChildProcess;
  ended: Promise<unknown>;
  /** When each lane's present round began: what was taken since, and no earlier, is its own. */
  lanes: Map<string, { roundBeganAt: number; rounds: number }>;
  /** What it is told now, and the numbers of what it was told and has heard. */
  orders: Orders;
  told: number;
  heard: number;
  listens: boolean;
  /** How far its clock is ahead of the machine's; null: it has not said. */
  aheadMs: number | null;
};

export type Workers = Awaited<ReturnType<typeof startWorkers>>;

type Options = {
  count: number;
  env: (port: number) => Record<string, string>;
  /** What a new process is told, and what one said when it died. */
  ordersOf: (index: number) => Orders;
  onDeath: (word: LastWord) => void;
};

/** Processes of the product, each on a port of its own; one that dies as it was told is started again at once. */
export async function startWorkers({ count, env, ordersOf, onDeath }: Options) {
  const ports = await freePorts(count);
  const pids = new Set<number>();
  const died: string[] = [];
  let stopping = false;

  const start = (port: number, index: number): Worker => {
    const child = fork(WORKER, [], {
      env: { PATH: process.env["PATH"] ?? "", ...COMPILED, ...env(port) },
      execArgv: [],
      stdio: ["ignore", "ignore", "pipe", "pipe", "ipc"],
    });
    if (child.pid !== undefined) pids.add(child.pid);
    const startedAt = Date.now();
    const worker: Worker = {
      port,
      process: child,
      ended: once(child, "exit"),
      lanes: new Map(LANES.map((lane) => [lane, { roundBeganAt: startedAt, rounds: 0 }])),
      orders: { points: [], debits: [] },
      told: 0,
      heard: 0,
      listens: false,
      aheadMs: null,
    };
    const words = heardFrom(child.stdio[3]);
    const said = heardFrom(child.stderr);
    child.on("message", (message) => note(worker, message));
    child.on("close", (code, signal) => {
      if (stopping) return;
      const word = words();
      if (signal !== "SIGKILL" || word === "")
        died.push(`a process ended by itself with ${code ?? signal}: ${said().slice(-2_000)}`);
      else onDeath(JSON.parse(word));
      workers[index] = start(port, index);
    });
    tell(worker, ordersOf(index));
    return worker;
  };
  const workers = ports.map(start);

  return {
    all: () => workers,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    /** What ended without being killed. */
    died,
    living: (pid: number) =>
      workers.find(
        ({ process: { pid: own, exitCode, signalCode } }) =>
          own === pid && exitCode === null && signalCode === null,
      ),
    /** Ends all of them; answers those that live on. */
    stop: async (): Promise<number[]> => {
      stopping = true;
      for (const { process: child } of workers) child.kill("SIGKILL");
      await Promise.all(workers.map(({ ended }) => ended));
      return [...pids].filter(isAlive);
    },
  };
}

/** A process that has just died hears nothing any more. Answers the number of what was said. */
export function tell(worker: Worker, orders: Orders): number {
  worker.orders = orders;
  worker.told += 1;
  if (worker.process.connected) worker.process.send({ ...orders, number: worker.told }, () => undefined);
  return worker.told;
}

export const heardBy = ({ heard }: Worker, number: number): boolean => heard >= number;

function heardFrom(stream: unknown): () => string {
  let heard = "";
  if (isReadable(stream)) stream.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  return () => heard;
}

const isReadable = (stream: unknown): stream is Readable =>
  typeof stream === "object" && stream !== null && "on" in stream;

function note(worker: Worker, message: unknown): void {
  if (typeof message !== "object" || message === null) return;
  if ("heard" in message) worker.heard = Number(message.heard);
  if ("listens" in message) worker.listens = true;
  if ("aheadMs" in message) worker.aheadMs = Number(message.aheadMs);
  const lane = "lane" in message ? worker.lanes.get(String(message.lane)) : undefined;
  if (lane === undefined || !("roundBeganAt" in message)) return;
  lane.roundBeganAt = Number(message.roundBeganAt);
  lane.rounds += 1;
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
