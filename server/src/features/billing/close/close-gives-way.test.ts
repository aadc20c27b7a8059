import { sql } from "kysely";
import { expect, test } from "vitest";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { keptMonths } from "#server-test/support/kept-figures-world.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { until } from "#server-test/support/until.ts";
import { closeMonth } from "./close-month.ts";

const world = useDatabase();

const somebodyWaits = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(world.db);
  return rows.length > 0;
};

test("a close that gives way to whoever changes the months of a carried line begins again", async () => {
  const { db, owner } = world;
  await keptMonths(db, owner); // a line of December that January carries, both closed and kept
  const changing = await owner.startTransaction().execute();
  const touch = (month: number) =>
    sql`update statements set state = state where id = (select min(id) from statements where period_id = ${month})`.execute(
      changing,
    );
  try {
    await sql`set local deadlock_timeout = '10s'`.execute(changing); // so that it is the close that gives way
    await touch(202701);
    const closing = closeMonth(db, 202702, closesAt(202702));
    await until(somebodyWaits, (waits) => waits);
    await touch(202612);
    await changing.commit().execute();
    expect(await closing).toMatchObject({ kind: "closed" });
  } finally {
    if (!changing.isCommitted) await changing.rollback().execute();
  }
});
