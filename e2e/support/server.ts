import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { takeWorld } from "./kept-world.ts";

const run = promisify(execFile);
const CLI = "server/src/cli.ts";
const READY_WITHIN_MS = 90_000;
/** The time of the journeys: October is closed, November is running. */
const NOW = "2026-11-20T09:00:00Z";

export type RunningServer = {
  origin: string;
  stop: () => Promise<void>;
  /** Runs `kalivo` beside it, on the same database; resolves with what it says. */
  command: (...args: readonly string[]) => Promise<string>;
};

const DEMO = { DEMO: "1", KALIVO_NOW: NOW };

/** Starts the real server on its own data folder, by default with the demo world. */
export async function startServer(world: Record<string, string> = DEMO): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-e2e-"));
  const shared = process.env["KALIVO_WORLD"];
  if (world === DEMO && shared !== undefined)
    await takeWorld(shared, folder, async (first) => (await startIn(first, DEMO)).stop());
  const { stop, ...server } = await startIn(folder, world);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { ...server, stop: () => stop().then(remove) };
}

async function startIn(folder: string, world: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const cwd = join(import.meta.dirname, "../..");
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/kalivo-compiled"),
    DATABASE_URL: "",
    ...world,
  };
  const server = spawn(process.execPath, [CLI, "serve"], { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
  await welcomed(server);
  const stop = async () => {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await ended;
  };
  endWith(server);
  const command = async (...args: readonly string[]) =>
    (await run(process.execPath, [CLI, ...args], { cwd, env })).stdout;
  return { origin, stop, command };
}

/** Resolves with the greeting, which is printed once the demo's past is created and the jobs run. */
function welcomed(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`the server did not start within ${READY_WITHIN_MS / 1000} s`)),
      READY_WITHIN_MS,
    );
    server.once("exit", (code) => reject(new Error(`the server stopped with exit code ${code}`)));
    let said = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes("Ctrl-C stops everything")) return;
      clearTimeout(late);
      resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null
          ? resolve(address.port)
          : reject(new Error("no free port")),
      );
    });
  });
}

/** A run that is ended leaves no server behind. */
function endWith(server: ChildProcess): void {
  const end = () => server.kill("SIGTERM");
  process.once("exit", end);
  server.once("exit", () => process.off("exit", end));
}
