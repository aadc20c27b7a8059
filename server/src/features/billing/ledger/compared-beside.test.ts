import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { keepMonthFigures } from "../figures/keep-figures.ts";
import { keptMonths } from "#server-test/support/kept-figures-world.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { until } from "#server-test/support/until.ts";
import type { Queryable } from "#server/db/client.ts";
import { checkBooksSince } from "./check.ts";
import { noteCompared } from "./since.queries.ts";

// Months are compared, their figures kept and forgotten, and money posted, all at the same moment: nobody waits in a circle.

const world = useDatabase();
const NOW = new Date("2028-01-01T00:00:00Z");
const NOVEMBER = 202611;
const DECEMBER = 202612;

/** Changes nothing, and forgets what is kept of the month. */
const touch = (db: Queryable, month: number) =>
  sql`update statements set state = state where id = (select min(id) from statements where period_id = ${month})`.execute(
    db,
  );
const noted = async () => {
  const { rows } = await sql<{ month: number }>`
    select month from months_compared where what = 'books' and compared_at is not null order by month
  `.execute(world.db);
  return rows.map(({ month }) => month);
};
/** Resolves once so many sessions wait for another one. */
const waiting = (sessions: number) =>
  until(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(world.db);
      return rows.length;
    },
    (count) => count === sessions,
  );
const forget = (db: Queryable, months: readonly number[]) =>
  sql`select forget_months(${[...months]}::integer[])`.execute(db);
const BY_THE_TABLE = sql`select set_config(name, 'off', true) from pg_settings where name in ('enable_indexscan', 'enable_bitmapscan')`;
const BY_AN_INDEX = sql`select set_config(name, 'off', true) from pg_settings where name in ('enable_seqscan', 'enable_bitmapscan')`;

beforeEach(async () => {
  const { db, owner } = world;
  if ((await db.selectFrom("charges").select("id").execute()).length === 0) await keptMonths(db, owner);
  await sql`delete from months_compared`.execute(owner);
  await checkBooksSince(db, NOW);
});

test("whoever notes what was compared waits for nobody who changes a month, and leaves that month out", async () => {
  const { db } = world;
  const { run } = await db.selectFrom("months_compared").select("run").executeTakeFirstOrThrow();
  const [changing, noting] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
  try {
    await sql`update months_compared set compared_at = null`.execute(world.owner);
    await touch(changing, DECEMBER);
    await sql`set local lock_timeout = '2s'`.execute(noting);
    await noteCompared(noting, { run, months: [NOVEMBER, DECEMBER], seals: [] }, NOW);
    const other = touch(changing, NOVEMBER); // waits for what is being noted
    await waiting(1);
    await noting.commit().execute();
    expect(await noted()).toEqual([NOVEMBER]);
    await other;
    await changing.commit().execute();
    expect(await noted()).toEqual([]);
  } finally {
    for (const each of [changing, noting]) if (!each.isCommitted) await each.rollback().execute();
  }
});

test("seals are noted in one order, whatever order they were kept in", async () => {
  const { db, owner } = world;
  const run = randomUUID();
  for (const month of [202702, 202701])
    await sql`insert into months_compared (month, what, run) values (${month}, 'seal', ${run})`.execute(
      owner,
    );
  const [other, noting] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
  const lockSeal = (month: number) =>
    sql`select from months_compared where what = 'seal' and month = ${month} for update nowait`.execute(
      other,
    );
  try {
    await lockSeal(202701);
    await BY_THE_TABLE.execute(noting);
    const note = noteCompared(noting, { run, months: [], seals: [202701, 202702] }, NOW);
    await waiting(1);
    await lockSeal(202702);
    await other.commit().execute();
    await expect(note).resolves.toBeUndefined();
  } finally {
    for (const each of [other, noting]) if (!each.isCommitted) await each.rollback().execute();
  }
});

test("changes of the same two months forget what is kept of them in one order, however they look it up", async () => {
  const { db } = world;
  await keepMonthFigures({ db, clock: { now: () => NOW } });
  const begun = () => db.startTransaction().execute();
  const [before, one, other] = [await begun(), await begun(), await begun()];
  try {
    await forget(before, [NOVEMBER]);
    await BY_THE_TABLE.execute(one); // where the newest month stands first
    await BY_AN_INDEX.execute(other);
    const first = forget(other, [NOVEMBER, DECEMBER]);
    await waiting(1);
    const second = forget(one, [NOVEMBER, DECEMBER]);
    await waiting(2);
    await before.rollback().execute();
    await first;
    await other.commit().execute();
    await second;
    await one.commit().execute();
    expect(await world.db.selectFrom("month_figures").where("period_id", "<=", DECEMBER).execute()).toEqual(
      [],
    );
  } finally {
    for (const each of [before, one, other])
      if (!each.isCommitted && !each.isRolledBack) await each.rollback().execute();
  }
});
