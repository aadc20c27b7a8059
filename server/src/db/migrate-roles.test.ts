import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../test/support/database.ts";
import { kalivoHere } from "../../test/support/kalivo-here.ts";
import { TEST_KEY } from "../../test/support/product.ts";

/** A start by the product's role, and the status of it, after its owner changed the database so. */
async function after(change: string) {
  const { connectionString, ownerString, drop } = await freshDatabase();
  onTestFinished(drop);
  const owner = new pg.Client({ connectionString: ownerString });
  await owner.connect();
  await owner.query(change);
  await owner.end();
  const settings = {
    DATABASE_URL: connectionString,
    DEMO: "0",
    PUBLIC_URL: "http://localhost:3000",
    SECRET_KEYS: TEST_KEY,
  };
  return { start: await kalivoHere(["worker"], settings), status: await kalivoHere(["status"], settings) };
}

test.each([
  [
    "drop schema public cascade; create schema public; grant usage on schema public to public",
    "The database has no tables yet, and the role of its address may make none: run kalivo migrate with DATABASE_OWNER_URL.\n",
  ],
  [
    "do $$ declare name text; begin for name in select tablename from pg_tables where schemaname = 'public' loop execute format('revoke all on %I from kalivo_product', name); end loop; end $$",
    "The role of DATABASE_URL has no rights on the tables: run kalivo migrate with DATABASE_OWNER_URL beside it, which gives them.\n",
  ],
])("%s: a start is one sentence and code 2, and the status is critical", async (change, sentence) => {
  const { start, status } = await after(change);
  expect(start).toEqual({ code: 2, output: sentence });
  expect(status.code).toBe(2);
  expect(status.output).toContain("fail  tables: none can be read. To do: kalivo doctor says why");
});
