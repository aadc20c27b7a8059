import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError } from "../../src/config/config-error.ts";
import { PRODUCT_ROLE } from "../../src/db/embedded.ts";
import { migrate } from "../../src/db/migrate.ts";
import { freshDatabase, type TestDatabase } from "../support/database.ts";

// This version is the old one: a folder with one migration more is the next version's.

let database: TestDatabase;
const folders: string[] = [];
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  await database.drop();
});

function nextVersion(statements: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-migrations-"));
  folders.push(folder);
  cpSync(join(import.meta.dirname, "../../src/db/migrations"), folder, { recursive: true });
  writeFileSync(join(folder, "9998_extra.sql"), statements);
  return folder;
}

const roles = ["ownerString", "connectionString"] as const;

async function mayRead(table: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: database.ownerString });
  await client.connect();
  const { rows } = await client.query<{ may: boolean }>(
    "select has_table_privilege($1, $2, 'select') as may",
    [PRODUCT_ROLE, table],
  );
  await client.end();
  return rows[0]?.may ?? false;
}

test("the version before starts beside the one that migrated, and takes none of its rights", async () => {
  const folder = nextVersion("create table extra (id integer);");
  expect(await migrate(database.ownerString, { folder, productRole: PRODUCT_ROLE })).toBe(1);
  expect(await mayRead("extra")).toBe(true);
  const said: string[] = [];
  for (const role of roles)
    expect(await migrate(database[role], { log: (line) => said.push(line), productRole: PRODUCT_ROLE })).toBe(
      0,
    );
  const beside =
    "a newer version has migrated this database; this one serves beside it and changes nothing of the schema";
  expect(said, "with either role").toEqual([beside, beside]);
  expect(await mayRead("extra")).toBe(true);
});

test("a version that is older than the schema allows is told which one it needs, whatever its role", async () => {
  const folder = nextVersion("-- needs 0.10.0\nalter table outbox rename column kind to sort;");
  await migrate(database.ownerString, { folder, version: "0.10.1" });
  for (const role of roles) {
    const start = migrate(database[role], { version: "0.9.3" });
    await expect(start).rejects.toBeInstanceOf(ConfigError);
    await expect(start).rejects.toThrow(
      "The database was migrated for version 0.10.0, and this is 0.9.3, which would read and write it wrongly: start 0.10.0 or newer, or restore the backup from before the upgrade (docs/operate/upgrade.md).",
    );
    expect(await migrate(database[role], { version: "0.10.0" })).toBe(0);
  }
  expect(await migrate(database.ownerString, { folder, version: "1.0.0" })).toBe(0);
});
