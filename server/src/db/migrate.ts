import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runner } from "node-pg-migrate";
import pg from "pg";

/** Whoever asks for a table meanwhile stands behind a migration that waits for it: so long, and no longer. */
const LOCK_TIMEOUT = "3s";
const TRIES = 60;
const PAUSE_MS = 2_000;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Brings the database to the newest schema. Two processes at once: one migrates, the other waits for it. Somebody who
 * reads for long (a backup) is waited for without making others wait: it is tried again for about five minutes.
 */
export async function migrate(connectionString: string, log: (line: string) => void = () => undefined) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('kalivo migrations'))");
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    for (let tries = 1; ; tries += 1) {
      try {
        const done = await migrateOnce(client);
        for (const { name } of done) log(`migrated ${name}`);
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

const migrateOnce = (client: pg.Client) =>
  runner({
    dbClient: client,
    dir: join(import.meta.dirname, "migrations"),
    direction: "up",
    migrationsTable: "migrations",
    noLock: true,
    checkOrder: true,
    log: () => undefined,
  });

const isLocked = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;

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
