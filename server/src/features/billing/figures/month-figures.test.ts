import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { paidCharges } from "#server-test/support/paid-charge.ts";
import { reverseCharge } from "../reversals/reverse-charge.ts";
import { journalRefund } from "../ledger/post-reversal.ts";
import { keepMonthFigures, MONTH_FIGURES } from "./keep-figures.ts";
import { LEDGER_MONTH_FIGURE } from "./ledger-month.queries.ts";
import { figureOf, figuresOf } from "./month-figures.ts";

const world = useDatabase();
const NOVEMBER = 202611;
const LATER = { now: () => new Date("2027-01-01T05:00:00Z") };
const keep = () => keepMonthFigures({ db: world.db, clock: LATER });
const kept = async () =>
  (await world.db.selectFrom("month_figures").select("figure").orderBy("figure").execute()).map(
    ({ figure }) => figure,
  );

test("figures of a closed month are kept as they are counted, and forgotten by whatever changes the month", async () => {
  const { db } = world;
  const [charge] = await paidCharges(db, 2);
  if (charge === undefined) throw new Error("nothing was paid");
  await keep();
  expect(await kept(), "its charges have not ended").toEqual([]);

  await sql`update billing_periods set stage = 'closed', checked_at = '2026-12-31T00:00:00Z'`.execute(db);
  const counted = await Promise.all(MONTH_FIGURES.map(({ count }) => count(db, NOVEMBER)));
  await keep();
  expect(await kept()).toEqual(MONTH_FIGURES.map(({ name }) => name).toSorted());
  const read = await Promise.all(MONTH_FIGURES.map((figure) => figureOf<unknown>(db, figure, NOVEMBER)));
  expect(read).toEqual(counted);
  await sql`update month_figures set sums = jsonb_set(sums, '{gross}', '"77"') where figure = 'booked'`.execute(
    world.owner,
  );
  expect(await figuresOf(db, LEDGER_MONTH_FIGURE), "what is kept is not counted").toMatchObject([
    [NOVEMBER, { gross: 77n }],
  ]);

  await db.transaction().execute(async (transaction) => {
    const refund = { chargeId: charge.id, kind: "refund", amount: 1_001n, at: new Date() } as const;
    const { given } = await reverseCharge(transaction, refund);
    const taken = { charge, amount: refund.amount, given, provider: "sandbox", at: refund.at } as const;
    await journalRefund(transaction, "re", taken);
    await keep(); // by another connection: the month is being changed
  });
  expect(await kept()).toEqual([]);
  expect(await figureOf(db, LEDGER_MONTH_FIGURE, NOVEMBER)).toMatchObject({
    gross: 2_002n,
    returned: 1_001n,
  });

  await keep();
  await sql`update statements set state = state where payer_id = ${charge.payer_id}`.execute(db);
  expect(await kept()).toEqual([]);
});

test("figures that were kept after a change had begun to look are not left standing: the change begins again", async () => {
  const { db } = world;
  await sql`delete from month_figures`.execute(world.owner);
  await sql`update billing_periods set stage = 'closed', checked_at = '2026-12-31T00:00:00Z'`.execute(db);
  const looking = await db.startTransaction().setIsolationLevel("repeatable read").execute(); // as a close does
  try {
    await sql`select count(*) from statements`.execute(looking);
    await keep();
    expect(await kept()).not.toEqual([]);
    await expect(sql`update statements set state = state`.execute(looking)).rejects.toMatchObject({
      code: "40001",
    });
  } finally {
    await looking.rollback().execute();
  }
});
