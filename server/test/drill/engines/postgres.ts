import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../support/process.ts";
import { postgresFolder } from "./packages.ts";
import { runProgram, startProgram, type Program } from "./program.ts";

export const SUPERUSER = "kalivo";
const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  shared_buffers: "128MB",
  timezone: "UTC",
  jit: "off",
  wal_level: "replica",
};

export type Server = {
  port: number;
  connectionString: (database: string) => string;
  /** One statement as the superuser. */
  ask: <Row extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** `SIGINT` ends it in order, `SIGQUIT` at once as after a failure of the machine. */
  stop: (signal?: "SIGINT" | "SIGQUIT") => Promise<void>;
};

/** A new PostgreSQL of the distribution in this folder, which everybody on this machine may enter. */
export async function startPrimary(folder: string): Promise<Server> {
  const data = join(folder, "primary");
  runProgram([
    join(postgresFolder(), "initdb"),
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  ]);
  return start(data, folder);
}

/** A streaming replica, made with `pg_basebackup`; resolves once it is as far as the primary. */
export async function startReplica(primary: Server, folder: string): Promise<Server> {
  const data = join(folder, "replica");
  const from = ["--host=127.0.0.1", `--port=${primary.port}`, `--username=${SUPERUSER}`];
  const how = ["--checkpoint=fast", "--write-recovery-conf"];
  runProgram([join(postgresFolder(), "pg_basebackup"), ...from, `--pgdata=${data}`, ...how]);
  const replica = await start(data, folder);
  await caughtUp(primary);
  return replica;
}

/**
 * From now on no commit is acknowledged before the replica has it: `on`, safely kept; `remote_apply`, to be read there
 * too.
 */
export async function waitForReplica(primary: Server, how: "on" | "remote_apply"): Promise<void> {
  await primary.ask("alter system set synchronous_standby_names = '*'");
  await primary.ask(`alter system set synchronous_commit = '${how}'`);
  await primary.ask("select pg_reload_conf()");
  await until(primary, "select from pg_stat_replication where sync_state = 'sync'");
}

const caughtUp = (primary: Server) =>
  until(primary, "select from pg_stat_replication where replay_lsn >= pg_current_wal_flush_lsn()");

async function until(server: Server, statement: string): Promise<void> {
  for (let waited = 0; waited < READY_WITHIN_MS; waited += POLL_MS) {
    if ((await server.ask(statement)).length > 0) return;
    await pause(POLL_MS);
  }
  throw new Error(`never so: ${statement}`);
}

async function start(data: string, sockets: string): Promise<Server> {
  const port = await freePort();
  const settings = { ...SETTINGS, port: String(port), unix_socket_directories: sockets };
  const command = [join(postgresFolder(), "postgres"), "-D", data];
  for (const [name, value] of Object.entries(settings)) command.push("-c", `${name}=${value}`);
  const program = startProgram(command, "SIGQUIT");
  const connectionString = (database: string) => `postgresql://${SUPERUSER}@127.0.0.1:${port}/${database}`;
  const server: Server = {
    port,
    connectionString,
    ask: (statement, values = []) => ask(connectionString("postgres"), statement, values),
    stop: (signal = "SIGINT") => program.stop(signal),
  };
  await ready(server, program);
  return server;
}

async function ready(server: Server, program: Program): Promise<void> {
  for (let waited = 0; waited < READY_WITHIN_MS; waited += POLL_MS) {
    if (program.child.exitCode !== null) throw new Error(`PostgreSQL ended: ${program.said()}`);
    if (
      await server.ask("select").then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(POLL_MS);
  }
  throw new Error(`PostgreSQL did not answer: ${program.said()}`);
}

async function ask<Row extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined); // it may be ended by what is asked
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, [...values]);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
