import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { paidCharges } from "#server-test/support/paid-charge.ts";
import { closedMonth } from "#server-test/support/settled-workouts.ts";
import { sealLastMonth } from "../seal/seal-month.ts";
import { checkBooksSince } from "./check.ts";

// What is noted as compared is not looked at again for a week, so a note must never stand for what differs or was changing.

const world = useDatabase();
const NOW = new Date("2027-01-05T05:00:00Z");

const differing = async () =>
  (await checkBooksSince(world.db, NOW)).flatMap(({ differences }) =>
    differences.map(({ subject }) => subject),
  );
const noted = async () => {
  const { rows } = await sql<{ note: string }>`
    select what || ' ' || month as note from months_compared where compared_at is not null order by 1
  `.execute(world.db);
  return rows.map(({ note }) => note);
};
const byOwner = (statement: string) => sql.raw(statement).execute(world.owner);

beforeEach(async () => {
  const { db } = world;
  if ((await db.selectFrom("charges").select("id").execute()).length === 0) {
    await paidCharges(db, 2);
    await closedMonth(db, 202610);
    await sealLastMonth({ db, clock: { now: () => new Date("2027-01-01T00:30:00Z") } });
    await byOwner("update billing_periods set stage = 'closed', checked_at = '2027-01-01T00:00:00Z'");
  }
  await byOwner("delete from balances_compared");
  await byOwner("delete from months_compared");
});

test("a month that differs is not noted, one that agrees is, and no seal; it is found again the next time", async () => {
  await byOwner("update gross_totals set gross_cents = gross_cents + 1 where party = 'burner'");
  expect((await differing()).length).toBeGreaterThan(0);
  expect(await noted()).toEqual(["books 202610"]);
  expect((await differing()).length).toBeGreaterThan(0);
  await byOwner("update gross_totals set gross_cents = gross_cents - 1 where party = 'burner'");
  expect(await differing()).toEqual([]);
  expect(await noted()).toEqual(["books 202610", "books 202611", "seal 202612"]);
});

test("of a difference that is of no month nobody knows what agrees: nothing is noted", async () => {
  await byOwner("alter table balances disable trigger all");
  const one = "where account_id = (select min(account_id) from balances)";
  await byOwner(`update balances set debits = debits + 1 ${one}`);
  expect(await differing()).toContainEqual(expect.stringMatching(/^account /u));
  expect(await noted()).toEqual([]);
  await byOwner(`update balances set debits = debits - 1 ${one}`);
  await byOwner("alter table balances enable trigger all");
  expect(await differing()).toEqual([]);
});

test("a month that was closed within the hour, or is being changed, is compared and not noted", async () => {
  await byOwner(`update billing_periods set checked_at = '2027-01-05T04:30:00Z' where id = 202610`);
  const changing = await world.db.startTransaction().execute();
  try {
    await sql`select from billing_periods where id = 202611 for share`.execute(changing); // as whoever changes it
    expect(await differing()).toEqual([]);
    expect(await noted()).toEqual(["seal 202612"]);
  } finally {
    await changing.rollback().execute();
  }
});

test("what another process began to compare meanwhile is noted by that one, or not at all", async () => {
  await differing();
  await byOwner(
    "update months_compared set compared_at = null, run = gen_random_uuid() where what = 'books'",
  );
  const { rows } = await sql<{ run: string }>`select run from months_compared where month = 202611`.execute(
    world.db,
  );
  await byOwner(
    "create or replace function begun_by_another() returns trigger language plpgsql as $$ begin new.run := gen_random_uuid(); return new; end $$",
  );
  await byOwner(
    "create trigger begun_by_another before insert or update of run on months_compared for each row execute function begun_by_another()",
  );
  try {
    expect(await differing()).toEqual([]);
    expect(await noted(), `none by ${rows[0]?.run}`).toEqual(["seal 202612"]);
  } finally {
    await byOwner("drop function begun_by_another cascade");
  }
});
