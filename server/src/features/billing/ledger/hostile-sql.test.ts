import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import {
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
  useDatabase,
} from "../../../../test/support/month-world.ts";
import { markNotified } from "../announce/queries.ts";
import { closeMonth } from "../close/close-month.ts";
import { applyPaymentState } from "../collect/apply-payment-state.ts";

// The database itself refuses what would break the books, whoever asks: these are the statements of a careless hand.

const world = useDatabase();
const NOVEMBER: PeriodId = 202611;
const CLOSED_AT = new Date("2026-12-01T05:00:00Z");
const DUE_AT = new Date("2026-12-04T08:00:00Z");

let month: {
  burner: number;
  payer: number;
  other: number;
  third: number;
  workout: number;
  paid: number;
  open: number;
  organisation: number;
};

beforeAll(async () => {
  const { db } = world;
  const organisation = await newOrganisation(db);
  const burner = await newBurner(db, [organisation]);
  const payer = await newPayer(db);
  const other = await newPayer(db);
  await newPledge(db, { payer, burner, cap: 1_000n });
  await newPledge(db, { payer: other, burner });
  const workout = await newWorkout(db, { burner, endAt: "2026-11-10T10:00:00Z", kcal: 9_000 });
  await closeMonth(db, NOVEMBER, CLOSED_AT);
  const charges = await db
    .selectFrom("charges")
    .select(["id", "payer_id", "amount_cents"])
    .orderBy("id")
    .execute();
  for (const { id } of charges) await markNotified(db, id, CLOSED_AT, DUE_AT);
  const [paid, open] = [chargeOf(payer), chargeOf(other)];
  const money = {
    status: "succeeded",
    ref: "pi_1",
    amount: paid.amount_cents,
    chargeRef: "ch_1",
    fee: 39n,
    at: DUE_AT,
  } as const;
  await applyPaymentState(
    db,
    { chargeId: paid.id, about: { kind: "news", attempt: 0 }, state: money, provider: "sandbox" },
    DUE_AT,
  );
  month = {
    burner,
    payer,
    other,
    third: await newPayer(db),
    workout,
    paid: paid.id,
    open: open.id,
    organisation,
  };

  function chargeOf(payerId: number) {
    const charge = charges.find(({ payer_id }) => payer_id === payerId);
    if (charge === undefined) throw new Error("the close made no charge");
    return charge;
  }
});

/** Runs the statements in one transaction that is never kept; resolves with why the database refused. */
async function refusal(...statements: string[]): Promise<string> {
  const transaction = await world.db.startTransaction().execute();
  try {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await sql`set constraints all immediate`.execute(transaction);
    return "nothing was refused";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await transaction.rollback().execute();
  }
}

test("two versions of a pledge at one time", async () => {
  const { payer, burner } = month;
  expect(
    await refusal(
      `insert into pledges (payer_id, burner_id, rate_c100, valid) values (${payer}, ${burner}, 20, '[2026-11-20, 2026-11-21)')`,
    ),
  ).toContain("one_version_at_a_time");
});

test("a pledge to oneself, also by changing one", async () => {
  const { payer, burner } = month;
  const self = `(select user_id from payers where id = ${payer})`;
  const wanted = "nobody pledges to themself";
  expect(
    await refusal(
      `insert into pledges (payer_id, burner_id, rate_c100, valid) values (${payer}, ${self}, 20, '[2026-11-20,)')`,
    ),
  ).toBe(wanted);
  expect(
    await refusal(
      `update pledges set burner_id = ${self} where payer_id = ${payer} and burner_id = ${burner}`,
    ),
  ).toBe(wanted);
});

test("a change or the removal of a settled workout", async () => {
  const settled = `workout ${month.workout} is settled`;
  expect(await refusal(`update workouts set kcal_counted = 1 where id = ${month.workout}`)).toBe(settled);
  expect(await refusal(`update workouts set settled_in = null where id = ${month.workout}`)).toBe(settled);
  expect(await refusal(`delete from workouts where id = ${month.workout}`)).toBe(settled);
});

test("a second charge, or statement, for a payer and a month", async () => {
  const { payer, paid } = month;
  expect(
    await refusal(
      `insert into statements (payer_id, period_id, created_at) values (${payer}, ${NOVEMBER}, now())`,
    ),
  ).toContain("statements_payer_id_period_id_key");
  expect(
    await refusal(
      `insert into charges (statement_id, payer_id, period_id, amount_cents)
       select statement_id, payer_id, period_id, amount_cents from charges where id = ${paid}`,
    ),
  ).toMatch(/charges_statement_id_key|one_charge_per_payer_and_period/);
});

test("a charge or a line for somebody else's statement", async () => {
  const { other, third, payer, open, paid } = month;
  const theirs = `(select statement_id from charges where id = ${paid})`;
  expect(
    await refusal(`update statement_lines set billed_in = ${theirs} where payer_id = ${other}`),
  ).toContain("billed_to_its_payer");
  expect(await refusal(`update statement_lines set payer_id = ${third} where payer_id = ${other}`)).toContain(
    "earned_in_a_month_of_its_payer",
  );
  expect(await refusal(`update charges set payer_id = ${payer} where id = ${open}`)).toContain(
    "keeps its statement",
  );
});

test("a line above its cap or its arithmetic, or asking for more than it computed", async () => {
  const { other } = month;
  expect(
    await refusal(`update statement_lines set computed_cents = computed_cents + 1 where payer_id = ${other}`),
  ).toContain("floored_once_then_capped");
  expect(await refusal(`update statement_lines set cap_cents = 100 where payer_id = ${other}`)).toContain(
    "floored_once_then_capped",
  );
  expect(
    await refusal(`update statement_lines set due_cents = computed_cents + 1 where payer_id = ${other}`),
  ).toContain("due_within_computed");
});

test("a charged line that is changed or removed", async () => {
  const { payer } = month;
  expect(await refusal(`update statement_lines set due_cents = 1 where payer_id = ${payer}`)).toMatch(
    /^line \d+ is charged$/,
  );
  expect(await refusal(`delete from statement_lines where payer_id = ${payer}`)).toMatch(
    /^line \d+ is charged$/,
  );
});

test("a month with the boundaries of another time zone", async () => {
  const utc = `insert into billing_periods (id, starts_at, ends_at) values (202701, '2027-01-01T00:00:00Z', '2027-01-31T23:00:00Z')`;
  expect(await refusal(utc)).toContain("period_starts_at_brussels_midnight");
  const half = `insert into billing_periods (id, starts_at, ends_at) values (202701, '2026-12-31T23:00:00Z', '2027-02-01T00:00:00Z')`;
  expect(await refusal(half)).toContain("period_ends_at_brussels_midnight");
});

test("a charge without its notice", async () => {
  const { open } = month;
  expect(
    await refusal(`update charges set state = 'submitting', notified_at = null where id = ${open}`),
  ).toContain("no_charge_without_notice");
  expect(
    await refusal(`update charges set state = 'submitting', due_at = null where id = ${open}`),
  ).toContain("no_charge_without_notice");
});

test("a sum that rises, a frozen one that changes, a success taken back, another payment, a charge removed", async () => {
  const { open, paid } = month;
  expect(await refusal(`update charges set amount_cents = amount_cents + 1 where id = ${open}`)).toBe(
    `the sum of charge ${open} never rises`,
  );
  expect(
    await refusal(
      `update charges set attempt_no = 1 where id = ${open}`,
      `update charges set amount_cents = 60 where id = ${open}`,
    ),
  ).toBe(`the sum of charge ${open} is frozen`);
  expect(await refusal(`update charges set state = 'failed', succeeded_at = null where id = ${paid}`)).toBe(
    `charge ${paid} has succeeded`,
  );
  expect(
    await refusal(
      `update charges set payment_ref = 'pi_a' where id = ${open}`,
      `update charges set payment_ref = 'pi_b' where id = ${open}`,
    ),
  ).toContain("its one payment");
  expect(await refusal(`delete from charges where id = ${open}`)).toBe(`charge ${open} stays`);
});

test("two attempts under way at once, or one key twice", async () => {
  const { open } = month;
  const attempt = (no: number, key: string) =>
    `insert into charge_attempts (charge_id, no, idempotency_key, method_ref, amount_cents, started_at) values (${open}, ${no}, '${key}', 'pm', 900, now())`;
  expect(await refusal(attempt(1, "a"), attempt(2, "b"))).toContain("one_open_attempt");
  const finish = `update charge_attempts set outcome = 'declined', finished_at = now() where charge_id = ${open}`;
  expect(await refusal(attempt(1, "a"), finish, attempt(2, "a"))).toContain(
    "charge_attempts_idempotency_key_key",
  );
});

const journal = (key: string, total: number, kind = "fee", charge: number | null = null) =>
  `insert into journals (key, kind, charge_id, occurred_at, total_cents) values ('${key}', '${kind}', ${charge ?? "null"}, now(), ${total})`;
const leg = (key: string, debit: string, credit: string, cents: number) =>
  `insert into transfers (journal_id, debit_id, credit_id, amount_cents)
   select j.id, d.id, c.id, ${cents} from journals j, accounts d, accounts c where j.key = '${key}' and d.code = '${debit}' and c.code = '${credit}'`;

test("a journal with missing legs", async () => {
  expect(await refusal(journal("half", 900))).toBe("journal half holds 0 of 900");
  expect(await refusal(journal("half", 900), leg("half", "provider_clearing", "org_held", 500))).toBe(
    "journal half holds 500 of 900",
  );
});

test("the same key twice, and a second success of a charge", async () => {
  const { paid } = month;
  expect(await refusal(journal(`charge:${paid}`, 1_000))).toContain("journals_key_key");
  expect(await refusal(journal("again", 900, "charge_succeeded", paid))).toContain("one_success_per_charge");
});

test("a journal unequal to its charge and shares", async () => {
  const { open } = month;
  const booked = [
    journal("less", 800, "charge_succeeded", open),
    leg("less", "provider_clearing", "org_held", 800),
  ];
  expect(await refusal(...booked)).toBe("journal less: charge 900, allocations <NULL>, journal 800");
});

test("a leg added to an old journal", async () => {
  expect(await refusal(leg(`charge:${month.paid}`, "provider_clearing", "org_held", 1))).toBe(
    "journal already sealed",
  );
  const forged = `insert into journals (key, kind, occurred_at, total_cents, txid) values ('forged', 'fee', now(), 5, '3')`;
  expect(await refusal(forged, leg("forged", "provider_clearing", "org_held", 5))).toBe(
    "nothing was refused",
  );
});

test("an organisation that would be overdrawn", async () => {
  const { organisation } = month;
  const taking = [journal("taken", 5_000), leg("taken", "org_held", "provider_clearing", 5_000)];
  expect(await refusal(...taking)).toBe(`account org_held:${organisation} would be overdrawn`);
});

test("a ledger that is rewritten", async () => {
  for (const table of ["journals", "transfers", "accounts"]) {
    const wanted = `${table} is append-only`;
    expect(await refusal(`update ${table} set id = default`)).toBe(wanted);
    expect(await refusal(`delete from ${table}`)).toBe(wanted);
    expect(await refusal(`truncate ${table} cascade`)).toMatch(/is append-only|kept by the ledger itself/);
  }
});

test("balances written by hand", async () => {
  const wanted = "balances are kept by the ledger itself";
  expect(await refusal("update balances set debits = 0")).toBe(wanted);
  expect(await refusal("insert into balances (account_id) select id from accounts")).toBe(wanted);
  expect(await refusal("delete from balances")).toBe(wanted);
  expect(await refusal("truncate balances")).toBe(wanted);
});
