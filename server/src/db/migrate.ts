import { join } from "node:path";
import { runner } from "node-pg-migrate";
import pg from "pg";

/** Brings the database to the newest schema. Two processes at once: one migrates, the other waits for it. */
export async function migrate(connectionString: string, log: (line: string) => void = () => undefined) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('kalivo migrations'))");
    const done = await runner({
      dbClient: client,
      dir: join(import.meta.dirname, "migrations"),
      direction: "up",
      migrationsTable: "migrations",
      noLock: true,
      checkOrder: true,
      log: () => undefined,
    });
    for (const { name } of done) log(`migrated ${name}`);
    return done.length;
  } finally {
    await client.end();
  }
}

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
