import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openForJobs } from "../../src/compose/database.ts";
import { openDatabase } from "../../src/db/client.ts";
import { freshDatabase } from "../support/database.ts";

// A process that stands still in the middle of a transaction holds its rows, and everybody who needs them.

let connectionString = "";
beforeAll(async () => ({ connectionString } = await freshDatabase()));

const frozenFor = (idleInTransactionMs: number) =>
  openDatabase(connectionString, { idleInTransactionMs, onLost: () => undefined });

test("a transaction whose process says nothing ends, and its rows are free again", async () => {
  const frozen = frozenFor(200);
  const other = openDatabase(connectionString, { onLost: () => undefined });
  const transaction = await frozen.db.startTransaction().execute();
  const lock = sql`select pg_advisory_xact_lock(7)`;
  await lock.execute(transaction);
  await lock.execute(other.db); // waits until the first is ended
  await expect(sql`select 1`.execute(transaction)).rejects.toThrow(/terminat|connection/u);
  await transaction
    .rollback()
    .execute()
    .catch(() => undefined);
  await Promise.all([frozen.close(), other.close()]);
});

test("the jobs' own connections are ended so after a minute", async () => {
  const jobs = openForJobs(connectionString, { databasePool: 2 }, { warn: () => undefined });
  const { rows } = await sql<{ after: string }>`
    select current_setting('idle_in_transaction_session_timeout') as after
  `.execute(jobs.db);
  expect(rows).toEqual([{ after: "1min" }]);
  await jobs.close();
});
