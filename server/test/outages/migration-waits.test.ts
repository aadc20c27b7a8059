import pg from "pg";
import { expect, test } from "vitest";
import { migrate } from "../../src/db/migrate.ts";
import { freshDatabase } from "../support/database.ts";

test("a migration that meets a long reader makes nobody wait behind it, and goes on when the reader has ended", async () => {
  const { ownerString, drop } = await freshDatabase();
  const client = () => new pg.Client({ connectionString: ownerString });
  const [reader, visitor] = [client(), client()];
  await Promise.all([reader.connect(), visitor.connect()]);
  // The newest migration is undone, so that there is one to run: it makes an index on a table that is being read.
  const name = "0095_lanes_of_jobs";
  await visitor.query(`
    drop table workers, job_rounds, provider_pace;
    drop index outbox_waiting;
    create index outbox_todo on outbox (not_before) where sent_at is null and given_up_at is null;
    alter table outbox drop column first_failed_at`);
  await visitor.query("delete from migrations where name >= $1", [name]);
  await reader.query("begin");
  await reader.query("select count(*) from outbox");
  const said: string[] = [];
  const heard = Promise.withResolvers<undefined>();
  const migrating = migrate(ownerString, {
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
  expect(await migrating).toBeGreaterThan(0);
  expect(said).toContain(`migrated ${name}`);
  await Promise.all([reader.end(), visitor.end()]);
  await drop();
});
