import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { migrate } from "../../src/db/migrate.ts";
import { freshDatabase } from "../support/database.ts";

/** All there are, and one more. */
function migrationsAnd(statements: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-migrations-"));
  cpSync(join(import.meta.dirname, "../../src/db/migrations"), folder, { recursive: true });
  writeFileSync(join(folder, "9999_extra.sql"), statements);
  return folder;
}

test("a migration that meets a long reader makes nobody wait behind it, and goes on when the reader has ended", async () => {
  const { ownerString, drop } = await freshDatabase();
  const client = () => new pg.Client({ connectionString: ownerString });
  const [reader, visitor] = [client(), client()];
  await Promise.all([reader.connect(), visitor.connect()]);
  const folder = migrationsAnd("alter table outbox add column extra integer;");
  await reader.query("begin");
  await reader.query("select count(*) from outbox");
  const said: string[] = [];
  const heard = Promise.withResolvers<undefined>();
  const migrating = migrate(ownerString, {
    folder,
    log: (line) => {
      said.push(line);
      if (line.includes("reads for long")) heard.resolve(undefined);
    },
  });
  await heard.promise; // it has let go: whoever asks now stands behind nobody
  await visitor.query("set statement_timeout = '2500ms'");
  const { rows } = await visitor.query<{ count: string }>("select count(*) as count from outbox");
  expect(rows).toEqual([{ count: "0" }]);
  await reader.query("commit");
  expect(await migrating).toBe(1);
  expect(said).toContain("migrated 9999_extra");
  await Promise.all([reader.end(), visitor.end()]);
  rmSync(folder, { recursive: true });
  await drop();
});

test("a migration that gives way to somebody who holds what it wants, and wants what it holds, is tried again", async () => {
  const { ownerString, drop } = await freshDatabase();
  const folder = migrationsAnd(
    "alter table charges add column extra integer; alter table outbox add column extra integer;",
  );
  const client = () => new pg.Client({ connectionString: ownerString });
  const [worker, looker] = [client(), client()];
  await Promise.all([worker.connect(), looker.connect()]);
  await worker.query("set deadlock_timeout = '10min'"); // so that it is the migration that gives way
  await worker.query("begin");
  await worker.query("lock table outbox in row exclusive mode");
  const migrating = migrate(ownerString, { folder });
  const waits =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await looker.query(waits)).rowCount === 0) await pause(10);
  await worker.query("select count(*) from charges");
  await worker.query("commit");
  expect(await migrating).toBe(1);
  await Promise.all([worker.end(), looker.end()]);
  rmSync(folder, { recursive: true });
  await drop();
});
