import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export const TEMPLATE = "kalivo_template";

const connectionTo = (database: string) =>
  inject("cluster").replace("%7Bdatabase%7D", database).replace("{database}", database);

/** A fresh, migrated database of its own; dropped with `drop`. */
export async function freshDatabase(): Promise<{ connectionString: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name} template ${TEMPLATE} strategy wal_log`);
  return {
    connectionString: connectionTo(name),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: connectionTo("postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
