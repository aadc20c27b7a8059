import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { PRODUCT_ROLE } from "../../src/db/embedded.ts";

export const TEMPLATE = "kalivo_template";

const connectionTo = (database: string) =>
  inject("cluster").replace("%7Bdatabase%7D", database).replace("{database}", database);

export type TestDatabase = {
  /** With the product's own role and its rights. */
  connectionString: string;
  /** With the owner's role: to change data behind the product's back. */
  ownerString: string;
  drop: () => Promise<void>;
};

const productString = (ownerString: string) => ownerString.replace("//kalivo@", `//${PRODUCT_ROLE}@`);

/** A new, migrated database; removed by `drop`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    connectionString: productString(connectionTo(name)),
    ownerString: connectionTo(name),
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
