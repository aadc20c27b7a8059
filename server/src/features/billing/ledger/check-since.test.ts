import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { paidCharges } from "#server-test/support/paid-charge.ts";
import { closedMonth } from "#server-test/support/settled-workouts.ts";
import { reverseCharge } from "../reversals/reverse-charge.ts";
import { sealLastMonth } from "../seal/seal-month.ts";
import { checkBooksSince, type Check } from "./check.ts";
import { journalRefund } from "./post-reversal.ts";

const world = useDatabase();
const NOW = new Date("2027-01-05T05:00:00Z");
const NOVEMBER = 202611;

const since = (whole = false) => checkBooksSince(world.db, NOW, { whole });
const found = (checks: readonly Check[]) =>
  checks.flatMap(({ differences }) => differences.map(({ subject }) => subject));
const compared = async () =>
  (
    await world.db
      .selectFrom("months_compared")
      .select(["what", "month"])
      .where("compared_at", "is not", null)
      .orderBy("what")
      .execute()
  ).map(({ what, month }) => `${what} ${month}`);

test("a closed month and its seal are compared once; what changes the month has it compared again", async () => {
  const { db, owner } = world;
  const [charge] = await paidCharges(db, 2);
  if (charge === undefined) throw new Error("nothing was paid");
  expect(found(await since())).toEqual([]);
  expect(await compared(), "an open month is compared again and again").toEqual([]);

  await sealLastMonth({ db, clock: { now: () => new Date("2027-01-01T00:30:00Z") } });
  await sql`update billing_periods set stage = 'closed', checked_at = '2027-01-01T00:00:00Z'`.execute(db);
  const behind = async (statement: string) => {
    for (const text of [
      "alter table transfers disable trigger all",
      statement,
      "alter table transfers enable trigger all",
    ])
      await sql.raw(text).execute(owner);
  };
  await behind("update transfers set amount_cents = amount_cents + 1 where id = 1");
  expect(found(await since())).toContain("journal 1, sealed with 202612");
  expect(await compared(), "nothing that differs").toEqual([]);
  await behind("update transfers set amount_cents = amount_cents - 1 where id = 1");
  expect(found(await since())).toEqual([]);
  expect(await compared()).toEqual(["books 202611", "seal 202612"]);

  await behind("update transfers set amount_cents = amount_cents + 1 where id = 1");
  expect(found(await since()), "it is not looked at").toEqual([]);
  expect(found(await since(true))).toContain("journal 1, sealed with 202612");
  expect(await compared(), "and what differs is no longer taken for compared").toEqual(["seal 202612"]);
  await behind("update transfers set amount_cents = amount_cents - 1 where id = 1");
  expect(found(await since())).toEqual([]);
  expect(await compared()).toEqual(["books 202611", "seal 202612"]);

  await db.transaction().execute(async (transaction) => {
    const refund = { chargeId: charge.id, kind: "refund", amount: 1_001n, at: NOW } as const;
    const { given } = await reverseCharge(transaction, refund);
    const taken = { charge, amount: refund.amount, given, provider: "sandbox", at: refund.at } as const;
    await journalRefund(transaction, "re", taken);
  });
  expect(await compared()).toEqual(["seal 202612"]);
  expect(found(await since()), "the refund has no row beside its journals").toEqual([
    `refund re of charge ${charge.id}`,
    `reversal 1 of charge ${charge.id}`,
  ]);
  const [{ month } = { month: null }] = await db
    .selectFrom("months_compared")
    .select("month")
    .where("what", "=", "books")
    .execute();
  expect(month, "noted, and not as compared").toBe(NOVEMBER);
});

test("balances are compared with what was added up of compared seals and what came since", async () => {
  const { db, owner } = world;
  await sql`alter table balances disable trigger all`.execute(owner);
  await sql`update balances set debits = debits + 1 where account_id = (select min(account_id) from balances)`.execute(
    owner,
  );
  expect(found(await since())).toContainEqual(expect.stringMatching(/^account /u));
  const { rows } = await sql<{ same: boolean }>`
    select sum(debits) = sum(credits) and sum(debits) = (
      select sum(t.amount_cents) from transfers t join ledger_leaves l on l.journal_id = t.journal_id
    ) as same
    from balances_compared
  `.execute(db);
  expect(rows).toEqual([{ same: true }]);
});

test("a closed month whose kept totals change is compared again: what is changed, added, taken away or moved to another", async () => {
  const { db, owner } = world;
  await closedMonth(db, 202610);
  await sql`update billing_periods set stage = 'closed', checked_at = '2027-01-01T00:00:00Z'`.execute(db);
  for (const change of [
    "update gross_totals set gross_cents = gross_cents",
    "insert into gross_totals (party, party_id, period_id, gross_cents) values ('payer', 999, 202611, 0)",
    "delete from gross_totals where party_id = 999",
    "update gross_totals set period_id = 202610 where party = 'burner'",
  ]) {
    await sql`
      insert into months_compared (month, what, run, compared_at) values (202611, 'books', gen_random_uuid(), ${NOW})
      on conflict do nothing
    `.execute(owner);
    await sql.raw(change).execute(owner);
    expect(await compared(), change).not.toContain("books 202611");
  }
});
