import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runner } from "node-pg-migrate";
import pg from "pg";
import { ConfigError } from "../config/config-error.ts";
import { grantRights } from "./grant-rights.ts";
import { isNewer, noteNeeds } from "./schema-fit.ts";

/** lock_timeout: statements that need the same table queue behind a waiting migration. */
const LOCK_TIMEOUT = "3s";
const TRIES = 60;
const PAUSE_MS = 2_000;
const FOLDER = join(import.meta.dirname, "migrations");
/** SQLSTATE of a lock timeout and of a deadlock. */
const GIVES_WAY = new Set(["55P03", "40P01"]);

/**
 * Migrates the database to the newest schema. A concurrent process waits. A long reader (a backup) is waited for without
 * making others wait: the lock is retried for about five minutes.
 */
export async function migrate(
  connectionString: string,
  { log = () => undefined, productRole = null, folder = FOLDER, version }: Migrating = {},
): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const role = await roleIn(client);
    if (role.mayMakeNone)
      throw new ConfigError(
        "The database has no tables yet, and the role of its address may make none: run kalivo migrate with DATABASE_OWNER_URL.",
      );
    if (role.readsNothing)
      throw new ConfigError(
        "The role of DATABASE_URL has no rights on the tables: run kalivo migrate with DATABASE_OWNER_URL beside it, which gives them.",
      );
    if (role.isOther) return await refuseOther(client, version, log);
    await client.query("select pg_advisory_lock(hashtext('kalivo migrations'))");
    const known = namesIn(folder);
    if (await isNewer(client, known, version)) {
      log(BESIDE_NEWER);
      return 0;
    }
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    for (let tries = 1; ; tries += 1) {
      try {
        const done = await migrateOnce(client, folder);
        await noteNeeds(client, known, folder);
        for (const line of told(done, known)) log(line);
        if (productRole !== null) await grantRights(client, productRole);
        return done.length;
      } catch (error) {
        if (tries === TRIES || !isLocked(error)) throw error;
        await client.query("rollback");
        log("the schema is waited for: somebody reads for long, a backup perhaps");
        await pause(PAUSE_MS);
      }
    }
  } finally {
    await client.end();
  }
}

/** `productRole`: the server's role, when it is not the one that migrates. */
export type Migrating = {
  log?: (line: string) => void;
  productRole?: string | null;
  folder?: string;
  /** Another than this one's, for tests. */
  version?: string;
};

const namesIn = (folder: string) => readdirSync(folder).map((file) => basename(file, ".sql"));

/** Of this build, in order. */
export const migrationNames = (): string[] => namesIn(FOLDER);

const BESIDE_NEWER =
  "a newer version has migrated this database; this one serves beside it and changes nothing of the schema";

/** One line each, or a single one for a new database. */
const told = (done: readonly { name: string }[], known: readonly string[]): string[] =>
  done.length > 1 && done.length === known.length
    ? [`${done.length} migrations, from nothing`]
    : done.map(({ name }) => `migrated ${name}`);

const migrateOnce = (client: pg.Client, folder: string) =>
  runner({
    dbClient: client,
    dir: folder,
    direction: "up",
    migrationsTable: "migrations",
    noLock: true,
    checkOrder: true,
    log: () => undefined,
  });

type Role = {
  mayMakeNone: boolean;
  readsNothing: boolean;
  /** The server's own role finds the tables made by their owner: it only reads. */
  isOther: boolean;
};

async function roleIn(client: pg.Client): Promise<Role> {
  const { rows } = await client.query<Role>(`
    select t.tablename is null and not has_schema_privilege('public', 'create') as "mayMakeNone",
      t.tablename is not null and not has_table_privilege(to_regclass('public.migrations'), 'select') as "readsNothing",
      t.tablename is not null and not pg_has_role(current_user, t.tableowner, 'usage') as "isOther"
    from (select) one
    left join pg_tables t on t.schemaname = 'public' and t.tablename = 'migrations'`);
  return rows[0] ?? { mayMakeNone: false, readsNothing: false, isOther: false };
}

async function refuseOther(
  client: pg.Client,
  version: string | undefined,
  log: (line: string) => void,
): Promise<0> {
  const known = migrationNames();
  if (await isNewer(client, known, version)) log(BESIDE_NEWER);
  const { rows } = await client.query<{ name: string }>("select name from migrations");
  const done = new Set(rows.map(({ name }) => name));
  const missing = known.filter((name) => !done.has(name));
  if (missing.length === 0) return 0;
  throw new ConfigError(
    `The database lacks ${missing.length} of this version's changes, and the role of DATABASE_URL may not make them: run kalivo migrate with DATABASE_OWNER_URL.`,
  );
}

const isLocked = (error: unknown) =>
  error instanceof Error && "code" in error && GIVES_WAY.has(String(error.code));

/** Creates the database when the cluster does not have it yet. */
export async function ensureDatabase(adminConnectionString: string, name: string) {
  const client = new pg.Client({ connectionString: adminConnectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "42P04")) throw error; // made by another start meanwhile
  } finally {
    await client.end();
  }
}
