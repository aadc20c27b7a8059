import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { prepareDataFolder } from "./data-folder.ts";
import { prepareBinaries } from "./embedded-binaries.ts";

export type EmbeddedCluster = {
  /** As the owner, to migrate. */
  connectionString: (database: string) => string;
  /** As the role of the server. */
  productString: (database: string) => string;
  /** False when another process of this project had already started the cluster, and will stop it. */
  owned: boolean;
  stop: () => Promise<void>;
};

const SUPERUSER = "kalivo";
export const PRODUCT_ROLE = "kalivo_product";
const READY_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 30_000;
/** The exit code of flock when the lock is taken. */
const LOCK_TAKEN = 75;

/**
 * Starts (or adopts) the bundled PostgreSQL, listening on a unix socket only. It recovers by itself after a crash of the
 * machine; a second process adopts the running one.
 */
export async function startEmbedded(options: {
  dataDir: string;
  durable?: boolean;
}): Promise<EmbeddedCluster> {
  const { durable = true } = options;
  const binaries = await prepareBinaries();
  const paths = clusterPaths(resolve(options.dataDir));
  prepareDataFolder(dirname(paths.cluster));
  preparePrivateSocketFolder(paths.socketDir);

  for (;;) {
    if (isRunning(paths.lock)) {
      const adopted = await answers(paths.socketDir, () => isRunning(paths.lock));
      if (!adopted) continue; // it was stopping, as after its owner was killed
      return { ...stringsOf(paths.socketDir), owned: false, stop: async () => undefined };
    }
    if (!existsSync(join(paths.cluster, "PG_VERSION"))) initialise(binaries, paths.cluster, durable);
    const server = launch(binaries, paths, durable);
    if (!(await answers(paths.socketDir, () => isAlive(server)))) {
      if (server.exitCode === LOCK_TAKEN) continue; // another process started it meanwhile
      throw new Error(`the embedded PostgreSQL stopped at once; the reason stands in ${paths.log}`);
    }
    return {
      ...stringsOf(paths.socketDir),
      owned: true,
      stop: () => stopServer(server),
    };
  }
}

/** Where the cluster of this folder answers; null while it does not run. Starts nothing. */
export function runningEmbedded(dataDir: string): Pick<EmbeddedCluster, "productString"> | null {
  const paths = clusterPaths(resolve(dataDir));
  return existsSync(paths.lock) && isRunning(paths.lock) ? stringsOf(paths.socketDir) : null;
}

/**
 * Deletes the cluster in this folder; false when there is none. `check` may inspect it first, and throws to keep it.
 * @throws Error while it runs
 */
export async function removeEmbedded(dataDir: string, check: () => Promise<void>): Promise<boolean> {
  const { cluster, lock, log } = clusterPaths(resolve(dataDir));
  if (!existsSync(cluster)) return false;
  const stillRuns = () => {
    if (isRunning(lock)) throw new Error(`The database in ${dataDir} is in use: stop what runs on it first.`);
  };
  stillRuns();
  await check();
  stillRuns();
  for (const path of [cluster, log]) rmSync(path, { recursive: true, force: true });
  return true;
}

type ClusterPaths = { cluster: string; lock: string; log: string; socketDir: string };

function clusterPaths(dataDir: string): ClusterPaths {
  // Socket paths over 107 bytes fail, so the socket lives in a short folder named after the data folder.
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  return {
    cluster: join(dataDir, "pg"),
    lock: join(dataDir, "pg.lock"),
    log: join(dataDir, "postgres.log"),
    socketDir: join(tmpdir(), `kalivo-${process.getuid?.() ?? 0}-${name}`),
  };
}

const connectionTo =
  (socketDir: string, role = SUPERUSER) =>
  (database: string) =>
    `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;

const stringsOf = (socketDir: string) => ({
  connectionString: connectionTo(socketDir),
  productString: connectionTo(socketDir, PRODUCT_ROLE),
});

/** Every connection to the socket is trusted, so its folder must be private. */
function preparePrivateSocketFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  if (uid !== (process.getuid?.() ?? uid) || (mode & 0o077) !== 0) {
    throw new Error(`the folder ${folder} belongs to somebody else: remove it and start again`);
  }
}

/** Every backend inherits the locked file, so the lock tells whether any process of the cluster is left. */
function isRunning(lock: string): boolean {
  if (process.platform !== "linux") return existsSync(join(dirname(lock), "pg", "postmaster.pid"));
  return spawnSync("flock", ["--nonblock", lock, "true"]).status === 1;
}

function initialise(binaries: string, cluster: string, durable: boolean) {
  // Created beside and renamed: an interrupted first start leaves nothing half-made, and of concurrent ones the first wins.
  const fresh = `${cluster}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  const [command, ...args] = unprivileged([
    join(binaries, "initdb"),
    `--pgdata=${fresh}`,
    `--username=${SUPERUSER}`,
    "--auth=trust",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--data-checksums",
    ...(durable ? [] : ["--no-sync"]),
  ]);
  const made = spawnSync(command, args, { encoding: "utf8" });
  if (made.status !== 0)
    throw new Error(
      `the embedded PostgreSQL could not be initialised: ${made.stderr || made.error?.message}`,
    );
  try {
    renameSync(fresh, cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(join(cluster, "PG_VERSION"))) throw error;
  }
}

/** Nothing outlives the process, and a prepared statement is planned once. */
const OF_TESTS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  plan_cache_mode: "force_generic_plan",
};

/** As `deploy/roles.sql` sets them for servers. */
export const PLANNED_WITH = { jit: "off", work_mem: "32MB" };

function launch(binaries: string, paths: ClusterPaths, durable: boolean): ChildProcess {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: paths.socketDir,
    max_connections: "120",
    shared_buffers: "256MB",
    maintenance_work_mem: "128MB",
    max_wal_size: "2GB",
    timezone: "UTC",
    ...PLANNED_WITH,
    ...(durable ? {} : OF_TESTS),
  };
  const postgres = [join(binaries, "postgres"), "-D", paths.cluster];
  for (const [name, value] of Object.entries(settings)) postgres.push("-c", `${name}=${value}`);
  // While we hold the lock no process of the cluster runs: a pid file left behind is stale.
  const pidFile = join(paths.cluster, "postmaster.pid");
  const locked = ["flock", "--no-fork", "--nonblock", `--conflict-exit-code=${LOCK_TAKEN}`, paths.lock];
  const alone = [...locked, "sh", "-c", 'rm -f "$0" && exec "$@"', pidFile, ...postgres];
  const onLinux = process.platform === "linux";
  if (!onLinux) rmSync(pidFile, { force: true });
  const [command, ...args] = unprivileged(onLinux ? ["setpriv", "--pdeathsig", "INT", ...alone] : postgres);
  const log = openSync(paths.log, "a", 0o600);
  // A process group of its own: Ctrl-C reaches only us, and PostgreSQL is stopped after our own shutdown.
  const detached = process.platform !== "win32";
  const server = spawn(command, args, { stdio: ["ignore", log, log], detached });
  closeSync(log);
  return server;
}

/** PostgreSQL refuses to run as root: it then runs as an ordinary user of a namespace, or as `nobody`. */
function unprivileged(command: string[]): [string, ...string[]] {
  const [program = "", ...args] = command;
  if (process.getuid?.() !== 0) return [program, ...args];
  const namespace = ["unshare", "-U", "--map-user=1000", "--map-group=1000"] as const;
  if (spawnSync(namespace[0], [...namespace.slice(1), "true"]).status === 0) {
    return [namespace[0], ...namespace.slice(1), program, ...args];
  }
  throw new Error(
    "PostgreSQL does not run as root and this machine has no user namespaces: start as an ordinary user, or set DATABASE_URL",
  );
}

/** True once a connection is made, false when the cluster is no longer alive. */
async function answers(socketDir: string, alive: () => boolean): Promise<boolean> {
  const deadline = performance.now() + READY_WITHIN_MS;
  let last: unknown;
  while (performance.now() < deadline) {
    if (!alive()) return false;
    const client = new pg.Client({ connectionString: connectionTo(socketDir)("postgres") });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      last = error;
      await pause(25);
    }
  }
  throw new Error(`the embedded PostgreSQL did not answer within ${READY_WITHIN_MS / 1000} s`, {
    cause: last,
  });
}

const isAlive = (server: ChildProcess) => server.exitCode === null && server.signalCode === null;

async function stopServer(server: ChildProcess) {
  if (!isAlive(server)) return;
  const stopped = new Promise((done) => server.once("exit", done));
  server.kill("SIGINT");
  // One that cannot write what a shutdown writes, on a full disk, would never end.
  const atOnce = setTimeout(() => server.kill("SIGQUIT"), STOPS_WITHIN_MS);
  await stopped;
  clearTimeout(atOnce);
}
