import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Clock } from "../adapters/clock/port.ts";
import { findsNoRoom, WRITES_A_FILE } from "./disk-full.ts";
import { GRANTS } from "./grants.ts";

export const EXTENSIONS = ["citext", "pg_trgm", "btree_gist", "unaccent"] as const;

/** A PostgreSQL as it is, before anything is started on it. */
export type Inspected = {
  /** 160004 is 16.4. */
  versionNumber: number;
  version: string;
  encoding: string;
  superuser: boolean;
  /** The role may make tables: it owns those that exist, or may create some. */
  mayMigrate: boolean;
  missingExtensions: string[];
  /** Of them, those that the server's packages do not bring. */
  unknownExtensions: string[];
  /** Null: nothing was ever migrated here. */
  migrations: string[] | null;
  /** Rights of the server's role that it lacks, like "insert on mails". */
  missingRights: string[];
  connectionsLeft: number;
  diskFull: boolean;
  /** How far this machine's clock is ahead, in ms. */
  clockOffMs: number;
};

const WITHIN_MS = 5_000;

/**
 * Looks at the database over one connection; writes nothing.
 * @throws Error when it cannot be reached, or does not answer within seconds
 */
export async function inspectDatabase(connectionString: string, wallClock: Clock): Promise<Inspected> {
  const client = new pg.Client({
    connectionString,
    application_name: "kalivo look",
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
  });
  client.on("error", () => undefined); // the query says it
  await client.connect();
  try {
    return {
      ...(await server(client)),
      ...(await schema(client)),
      clockOffMs: await clock(client, wallClock),
      diskFull: await disk(client),
    };
  } finally {
    await Promise.race([client.end(), pause(500, undefined, { ref: false })]);
  }
}

const SERVER = `
  select current_setting('server_version_num')::int as "versionNumber",
    current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    (select rolsuper from pg_roles where rolname = current_user) as superuser,
    (
      current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0)
      - (select sum(numbackends) from pg_stat_database)
    )::int as "connectionsLeft"`;

async function server(client: pg.Client) {
  const { rows } =
    await client.query<
      Pick<Inspected, "versionNumber" | "version" | "encoding" | "superuser" | "connectionsLeft">
    >(SERVER);
  const [row] = rows;
  if (row === undefined) throw new Error("one row was asked for");
  return row;
}

const RIGHTS = { i: "insert", u: "update", d: "delete" } as const;

async function schema(client: pg.Client) {
  const names = async (text: string, values: unknown[] = []) =>
    (await client.query<{ name: string }>(text, values)).rows.map(({ name }) => name);
  const installed = await names("select extname as name from pg_extension");
  const available = await names("select name from pg_available_extensions");
  const missingExtensions = EXTENSIONS.filter((name) => !installed.includes(name));
  const migrated = await names("select 'yes' as name where to_regclass('public.migrations') is not null");
  const wanted = Object.entries(GRANTS).flatMap(([table, letters]) =>
    Object.entries(RIGHTS).flatMap(([letter, right]) => (letters.includes(letter) ? [{ table, right }] : [])),
  );
  const mayMigrate = await names(`
    select 'yes' as name
    where case when to_regclass('public.migrations') is null
      then has_database_privilege(current_database(), 'create')
        and has_schema_privilege(current_user, 'public', 'create')
      else (select pg_has_role(current_user, tableowner, 'usage') from pg_tables where schemaname = 'public' and tablename = 'migrations')
      end`);
  return {
    missingExtensions,
    unknownExtensions: missingExtensions.filter((name) => !available.includes(name)),
    migrations: migrated.length === 0 ? null : await names("select name from migrations order by name"),
    mayMigrate: mayMigrate.length > 0,
    missingRights: await names(
      `select w.privilege || ' on ' || w.tab as name
      from unnest($1::text[], $2::text[]) as w (tab, privilege)
      where to_regclass(w.tab) is not null
        and not has_table_privilege(to_regclass(w.tab)::oid, w.privilege)`,
      [wanted.map(({ table }) => table), wanted.map(({ right }) => right)],
    ),
  };
}

async function disk(client: pg.Client): Promise<boolean> {
  await client.query("begin read only");
  try {
    return await findsNoRoom(async () => {
      for (const statement of WRITES_A_FILE) await client.query(statement);
    });
  } finally {
    await client.query("rollback");
  }
}

/** At the middle of the round trip. */
async function clock(client: pg.Client, wallClock: Clock): Promise<number> {
  const asked = wallClock.now().getTime();
  const { rows } = await client.query<{ now: number }>(
    "select extract(epoch from clock_timestamp())::float8 * 1000 as now",
  );
  return Math.round((asked + wallClock.now().getTime()) / 2 - (rows[0]?.now ?? 0));
}
