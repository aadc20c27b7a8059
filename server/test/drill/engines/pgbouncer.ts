import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { PRODUCT_ROLE } from "#server/db/embedded.ts";
import { freePort } from "../../support/process.ts";
import { programOf, versionOf } from "./packages.ts";
import { SUPERUSER } from "./postgres.ts";
import { startProgram } from "./program.ts";

const READY_WITHIN_MS = 20_000;
const POLL_MS = 100;

export type Pooler = {
  version: string;
  connectionString: (database: string) => string;
  /** Of one database, since the start. */
  transactions: (database: string) => Promise<number>;
  stop: () => Promise<void>;
};

/** As docs/operate/several.md says it, for every database of the server on this port, but without passwords. */
const configuration = (port: number, { listen, folder }: { listen: number; folder: string }) => `
[databases]
* = host=127.0.0.1 port=${port} connect_query='set statement_timeout = 60000; set lock_timeout = 5000; set idle_in_transaction_session_timeout = 60000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, "users.txt")}
admin_users = ${SUPERUSER}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
`;

export async function startPooler(port: number, folder: string): Promise<Pooler> {
  const program = programOf("pgbouncer");
  const listen = await freePort();
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, configuration(port, { listen, folder }));
  writeFileSync(
    join(folder, "users.txt"),
    [SUPERUSER, PRODUCT_ROLE].map((name) => `"${name}" ""\n`).join(""),
  );
  const running = startProgram([program, "--quiet", file]);
  const connectionString = (database: string) => `postgresql://${SUPERUSER}@127.0.0.1:${listen}/${database}`;
  const show = async () => {
    const client = new pg.Client({ connectionString: connectionString("pgbouncer") });
    await client.connect();
    try {
      return (await client.query<{ database: string; xact_count: string }>("show stats_totals")).rows;
    } finally {
      await client.end();
    }
  };
  for (
    let waited = 0;
    !(await show().then(
      () => true,
      () => false,
    ));
    waited += POLL_MS
  ) {
    if (waited > READY_WITHIN_MS) throw new Error(`PgBouncer did not answer: ${running.said()}`);
    await pause(POLL_MS);
  }
  return {
    version: versionOf(program, "--version"),
    connectionString,
    transactions: async (database) =>
      Number((await show()).find((row) => row.database === database)?.xact_count ?? 0),
    stop: () => running.stop("SIGINT"),
  };
}
