import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "#server-test/support/database.ts";

// A database from before there were intervals: one instant for a pause, one for a dispute.

let client: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ drop } = fresh);
  client = new pg.Client({ connectionString: fresh.ownerString });
  await client.connect();
  await client.query(`
    drop table payer_stops;
    drop function stops_are_kept;
    alter table payers add column paused_at timestamptz, add column blocked_at timestamptz;
    insert into users (email, password_hash, first_name, last_name, created_at)
    select n || '@example.org', 'none', 'P', 'Q', '2026-01-01' from generate_series(1, 4) n;
    insert into payers (user_id, created_at, paused_at, blocked_at)
    select id, created_at,
      case when id % 2 = 1 then timestamptz '2026-03-01 10:00Z' end,
      case when id in (select id from users order by id limit 2) then timestamptz '2026-02-01 10:00Z' end
    from users;
  `);
});
afterAll(async () => {
  await client.end();
  await drop();
});

test("what stopped somebody before there were intervals goes on as one, and can still end", async () => {
  const migration = new URL("../../../db/migrations/0071_payer_stops.sql", import.meta.url);
  await client.query(`begin; ${await readFile(migration, "utf8")}; commit`);
  const { rows } = await client.query(`
    select s.kind, lower(s.during) as since, upper_inf(s.during) as open, s.ended_by
    from payer_stops s
    order by s.kind, s.payer_id
  `);
  const going = { open: true, ended_by: null };
  const [paused, blocked] = [new Date("2026-03-01T10:00:00Z"), new Date("2026-02-01T10:00:00Z")];
  expect(rows).toEqual([
    { kind: "dispute", since: blocked, ...going },
    { kind: "dispute", since: blocked, ...going },
    { kind: "pause", since: paused, ...going },
    { kind: "pause", since: paused, ...going },
  ]);
  const ended = await client.query(`
    update payer_stops set during = tstzrange(lower(during), '2026-04-01'), ended_by = 'payment' where kind = 'pause'
  `);
  expect(ended.rowCount).toBe(2);
  const { rows: columns } = await client.query(`
    select column_name from information_schema.columns
    where table_name = 'payers' and column_name in ('paused_at', 'blocked_at')
  `);
  expect(columns).toEqual([]);
});
