import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { migrate } from "../../src/db/migrate.ts";
import { working } from "./processes.ts";
import { until } from "./phases.ts";
import type { World } from "./world.ts";

/** Resolves when the trouble is there; the answer ends it. `felt`: how often anybody met it so far. */
export type Trouble = {
  kind: string;
  /** How long it lasts; longer with `--long`. */
  seconds: number;
  long?: number;
  /** Runs on a disk of its own, where that can be made. */
  ownDisk?: true;
  strike: (world: World) => Promise<{ end: () => Promise<void>; felt: () => number }>;
};

const MIGRATIONS = join(import.meta.dirname, "../../src/db/migrations");
const WRONG_CLOCK = pathToFileURL(join(import.meta.dirname, "wrong-clock.ts")).href;
const TERMINATE_EVERY_MS = 200;
const once = () => 1;

type GateName = keyof World["gates"];

const shut =
  (name: GateName) =>
  async ({ gates }: World) => {
    const gate = gates[name];
    const before = gate.tries();
    gate.shut();
    return { end: async () => gate.open(), felt: () => gate.tries() - before };
  };

const freeze =
  (name: GateName) =>
  async ({ gates }: World) => {
    gates[name].freeze();
    return { end: async () => gates[name].open(), felt: once };
  };

async function terminateBackends({ connectionString }: World) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  let ended = 0;
  const all = async () => {
    const { rowCount } = await client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'kalivo%'`);
    ended += rowCount ?? 0;
  };
  await all();
  let last = Promise.resolve();
  const timer = setInterval(() => void (last = last.then(all)), TERMINATE_EVERY_MS);
  const end = async () => {
    clearInterval(timer);
    await last;
    await client.end();
  };
  return { end, felt: () => ended };
}

async function killWorker({ processes }: World) {
  await processes.killNow(processes.worker);
  const next = processes.startWorker("the next worker");
  return { end: () => working(next), felt: once };
}

async function freezeWorker({ processes }: World) {
  processes.worker.command.child.kill("SIGSTOP");
  await working(processes.startWorker("the worker beside"));
  return { end: async () => void processes.worker.command.child.kill("SIGCONT"), felt: once };
}

const refuseMails =
  (as: "later" | "closing") =>
  async ({ mails }: World) => {
    mails.behave(as);
    return { end: async () => mails.behave("accept"), felt: once };
  };

/** One that is forty days ahead: were it believed, the next month would close too. It ends when it is told to. */
async function wrongClock({ processes, product }: World) {
  const wrong = processes.startWorker("the worker with a wrong clock", {
    NODE_OPTIONS: `--import=${WRONG_CLOCK}`,
  });
  await working(wrong);
  const known = () =>
    product.services.db.selectFrom("workers").select("id").where("clock_off_ms", ">", 60_000n).execute();
  await until(async () => (await known()).length > 0);
  const end = async () => {
    const { code } = await processes.terminate(wrong);
    if (code !== 0) throw new Error(`the worker with a wrong clock ended with ${code}`);
  };
  return { end, felt: once };
}

/** Somebody reads everything in one transaction, as a backup does, and a migration wants to change what is read. */
async function longReader({ connectionString }: World) {
  const reader = new pg.Client({ connectionString });
  await reader.connect();
  await reader.query("begin isolation level repeatable read read only");
  const { rows } = await reader.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = current_schema()",
  );
  for (const { name } of rows) await reader.query(`select from ${name} limit 1`);
  const folder = mkdtempSync(join(tmpdir(), "kalivo-storm-migrations-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(
    join(folder, "9999_storm.sql"),
    "alter table charges add column storm integer; alter table outbox add column storm integer;",
  );
  let tries = 0;
  const migrated = migrate(connectionString, { log: () => tries++, folder });
  const end = async () => {
    await reader.end();
    const done = await migrated;
    rmSync(folder, { recursive: true, force: true });
    if (done !== 1) throw new Error(`${done} migrations were done`);
  };
  return { end, felt: () => tries };
}

/** No room is left for a single line of the database's log: it ends its connections, or itself. */
async function fillDisk({ disk }: World) {
  if (disk === null) throw new Error("the database has no disk of its own");
  await disk.fill();
  return { end: disk.makeRoom, felt: once };
}

export const TROUBLES: readonly Trouble[] = [
  { kind: "database away for a moment", seconds: 1, strike: shut("database") },
  { kind: "database away", seconds: 10, long: 600, strike: shut("database") },
  { kind: "database frozen", seconds: 10, long: 120, strike: freeze("database") },
  { kind: "connections terminated", seconds: 5, long: 60, strike: terminateBackends },
  { kind: "worker killed", seconds: 0, strike: killWorker },
  { kind: "worker frozen", seconds: 10, long: 240, strike: freezeWorker },
  { kind: "mail server puts off (451)", seconds: 10, long: 600, strike: refuseMails("later") },
  { kind: "mail server closes (421)", seconds: 10, long: 600, strike: refuseMails("closing") },
  { kind: "mail server hangs", seconds: 10, long: 240, strike: freeze("mails") },
  { kind: "provider away", seconds: 10, long: 600, strike: shut("provider") },
  { kind: "provider hangs", seconds: 10, long: 240, strike: freeze("provider") },
  { kind: "clock wrong", seconds: 2, long: 120, strike: wrongClock },
  { kind: "disk full", seconds: 10, long: 120, ownDisk: true, strike: fillDisk },
  { kind: "long reader, migration", seconds: 8, long: 120, strike: longReader },
];
