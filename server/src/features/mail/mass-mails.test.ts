import { sql } from "kysely";
import { expect, test } from "vitest";
import { MASS_MAILS_A_MINUTE } from "@kalivo/domain/limits.ts";
import { newPerson, useDatabase } from "#server-test/support/month-world.ts";
import { enqueueToMany } from "./enqueue-mail.queries.ts";

const world = useDatabase();
const NOW = new Date("2026-12-08T09:00:00Z");
const RECAPS = 200_000;
/** As many minutes and a half are tried; 200,000 rows would take ten seconds. */
const TRIED = 2;

test("the recaps of 200,000 people are released within an hour, and no more a minute than may be", async () => {
  const { db } = world;
  const userId = await newPerson(db);
  const recaps = MASS_MAILS_A_MINUTE * (TRIED + 0.5);
  const readers = sql`
    select 'month_recap:202611:' || n as key, ${userId}::integer as user_id, '{"period": 202611}'::jsonb as payload
    from generate_series(1, ${recaps}::integer) n
  `;
  expect(await enqueueToMany(db, { kind: "month_recap", readers }, NOW)).toBe(recaps);
  const { rows } = await sql<{ minute: number; released: number }>`
    select extract(epoch from not_before - ${NOW}::timestamptz)::float8 / 60 as minute, count(*)::integer as released
    from outbox
    group by not_before
    order by not_before
  `.execute(db);
  expect(rows).toEqual([
    { minute: 0, released: MASS_MAILS_A_MINUTE },
    { minute: 1, released: MASS_MAILS_A_MINUTE },
    { minute: TRIED, released: MASS_MAILS_A_MINUTE / 2 },
  ]);
  expect(RECAPS / MASS_MAILS_A_MINUTE).toBeLessThanOrEqual(60);
});
