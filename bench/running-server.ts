import * as api from "@kalivo/contract/api-paths.ts";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const root = join(import.meta.dirname, "..");
const READY_WITHIN_MS = 120_000;

export type Running = { origin: string; seconds: number; stop: () => Promise<void> };

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), "kalivo-bench-"));
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Starts the product as a person would and resolves at its first answered request. */
export const startProduct = (dataDir: string): Promise<Running> =>
  start(["start", "--silent"], { DATA_DIR: dataDir, DEMO: "1", DATABASE_URL: "" });

/** Serves a database that is there already, as in production: without the jobs unless they are what matters. */
export const serveDatabase = (
  connectionString: string,
  { jobs = false, env = {} }: { jobs?: boolean; env?: Record<string, string> } = {},
): Promise<Running> =>
  start(["run", "--silent", "kalivo", "--", "serve", ...(jobs ? [] : ["--no-jobs"])], {
    DATABASE_URL: connectionString,
    ...PRODUCTION,
    ...env,
  });

/** Runs the jobs of a database that is there already, as in production. */
export async function runWorker(
  connectionString: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  const asked = { WORKER_PORT: String(port), DATABASE_URL: connectionString, ...PRODUCTION, ...env };
  return start(["run", "--silent", "kalivo", "--", "worker"], asked, { port, ready: "/readyz" });
}

const METRICS_TOKEN = "a token for benches";
const PRODUCTION = {
  DEMO: "0",
  SECRET_KEYS: "a key for benches of 32 characters or more",
  ASSOCIATION_NAME: "Bench vzw",
  ASSOCIATION_MAIL: "info@kalivo.example",
  FIRST_ADMIN: "bench-admin@kalivo.example",
  METRICS_TOKEN,
};

/** Memory of a process that says so in its metrics. */
export async function residentMegabytes({ origin }: Running): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error(`${origin}/metrics does not tell the memory`);
  return Number(bytes) / 1024 ** 2;
}

type Listening = { port?: number; ready?: string };

async function start(
  command: readonly string[],
  env: Record<string, string>,
  { port, ready = api.listOrganisations }: Listening = {},
): Promise<Running> {
  port ??= await freePort();
  const origin = `http://localhost:${port}`;
  const began = performance.now();
  const server = spawn("npm", command, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      LOG_LEVEL: "error",
      GRACE_SECONDS: "0",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  await answering(`${origin}${ready}`, server);
  const seconds = (performance.now() - began) / 1000;
  return { origin, seconds, stop: () => stopGroup(server) };
}

async function answering(url: string, server: ChildProcess) {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await pause(20);
  }
  throw new Error("the server did not answer");
}

/** npm, the entry script and the server are one process group of their own. */
async function stopGroup(server: ChildProcess) {
  const ended = new Promise((done) => server.once("exit", done));
  if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
  await ended;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null
          ? resolve(address.port)
          : reject(new Error("no free port")),
      );
    });
  });
}
