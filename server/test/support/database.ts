import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { PRODUCT_ROLE } from "../../src/db/embedded.ts";

export const TEMPLATE = "kalivo_template";

const connectionTo = (database: string) =>
  inject("cluster").replace("%7Bdatabase%7D", database).replace("{database}", database);

/** The engines of `npm run drill -- tests`, each an address with {database}, and the size of the product's pools. */
type Engines = { direct: string; pooler: string; replica: string; pool: string };

/** Null: the tests' own PostgreSQL, and nothing before or beside it. */
export const testEngines = (): Engines | null => {
  const told = process.env["KALIVO_TEST_ENGINES"];
  return told === undefined ? null : JSON.parse(told);
};

export type TestDatabase = {
  /** With the product's own role and its rights. */
  connectionString: string;
  /** With the owner's role: to change data behind the product's back. */
  ownerString: string;
  /** The settings by which the product reaches it, through the engines where there are any. */
  settings: Readonly<Record<string, string>>;
  drop: () => Promise<void>;
};

const productString = (ownerString: string) => ownerString.replace("//kalivo@", `//${PRODUCT_ROLE}@`);

/** A new, migrated database; removed by `drop`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const connectionString = productString(connectionTo(name));
  return {
    connectionString,
    ownerString: connectionTo(name),
    settings: { DATABASE_URL: connectionString, ...throughEngines(name) },
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

function throughEngines(name: string): Readonly<Record<string, string>> {
  const engines = testEngines();
  if (engines === null) return {};
  const at = (address: string) => productString(address.replace("{database}", name));
  return {
    DATABASE_URL: at(engines.pooler),
    DATABASE_DIRECT_URL: at(engines.direct),
    DATABASE_READ_URL: at(engines.replica),
    DATABASE_POOL: engines.pool,
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
