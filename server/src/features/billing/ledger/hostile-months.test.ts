import { expect, test } from "vitest";
import { NOVEMBER, useHostileHand } from "#server-test/support/hostile-hand.ts";

// The database itself refuses what would break the month's rules, whoever connects: the statements of a careless hand.

const hand = useHostileHand();
const refusal = hand.refusal;

test("two versions of a pledge at one time", async () => {
  const { payer, burner } = hand.month;
  expect(
    await refusal(
      `insert into pledges (payer_id, burner_id, rate_cents, valid) values (${payer}, ${burner}, 20, '[2026-11-20, 2026-11-21)')`,
    ),
  ).toContain("one_version_at_a_time");
});

test("a pledge to oneself, also by changing one", async () => {
  const { payer, burner } = hand.month;
  const self = `(select user_id from payers where id = ${payer})`;
  const wanted = "nobody pledges to themself";
  expect(
    await refusal(
      `insert into pledges (payer_id, burner_id, rate_cents, valid) values (${payer}, ${self}, 20, '[2026-11-20,)')`,
    ),
  ).toBe(wanted);
  expect(
    await refusal(
      `update pledges set burner_id = ${self} where payer_id = ${payer} and burner_id = ${burner}`,
    ),
  ).toBe(wanted);
});

test("a change or the removal of a settled workout", async () => {
  const settled = `workout ${hand.month.workout} is settled`;
  expect(await refusal(`update workouts set kcal_counted = 1 where id = ${hand.month.workout}`)).toBe(
    settled,
  );
  expect(await refusal(`update workouts set period_id = null where id = ${hand.month.workout}`)).toBe(
    settled,
  );
  expect(await refusal(`delete from workouts where id = ${hand.month.workout}`)).toBe(settled);
});

test("a second charge, or statement, for a payer and a month", async () => {
  const { payer, paid } = hand.month;
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
  const { other, third, payer, open } = hand.month;
  const december = [
    `insert into billing_periods (id, starts_at, ends_at) values (202612, '2026-11-30T23:00:00Z', '2026-12-31T23:00:00Z')`,
    `insert into statements (payer_id, period_id, created_at) values (${payer}, 202612, '2027-01-01T05:00:00Z')`,
  ];
  const set = (change: string) => `update statement_lines set ${change} where payer_id = ${other}`;
  const theirs = set("state = 'pending', billed_in = (select id from statements where period_id = 202612)");
  expect(await refusal(...december, set("state = 'carried'"), theirs)).toContain("billed_to_its_payer");
  expect(await refusal(`update statement_lines set payer_id = ${third} where payer_id = ${other}`)).toContain(
    "earned_in_a_month_of_its_payer",
  );
  expect(await refusal(`update charges set payer_id = ${payer} where id = ${open}`)).toContain(
    "keeps its statement",
  );
});

test("a line above its cap or its arithmetic, or asking for more than it computed", async () => {
  const { other } = hand.month;
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
  const { payer } = hand.month;
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
  const { open } = hand.month;
  const anew = `update charges set state = 'planned', notice_no = notice_no + 1 where id = ${open}`;
  for (const missing of ["notified_at", "due_at"])
    expect(
      await refusal(anew, `update charges set state = 'submitting', ${missing} = null where id = ${open}`),
    ).toContain("no_charge_without_notice");
});

test("a sum that rises, a frozen one that changes, a success taken back, another payment, a charge removed", async () => {
  const { open, paid } = hand.month;
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
  const { open } = hand.month;
  const attempt = (no: number, key: string) =>
    `insert into charge_attempts (charge_id, no, idempotency_key, method_ref, amount_cents, started_at) values (${open}, ${no}, '${key}', 'pm', 900, now())`;
  expect(await refusal(attempt(1, "a"), attempt(2, "b"))).toContain("one_open_attempt");
  const finish = `update charge_attempts set outcome = 'declined', finished_at = now() where charge_id = ${open}`;
  expect(await refusal(attempt(1, "a"), finish, attempt(2, "a"))).toContain(
    "charge_attempts_idempotency_key_key",
  );
});
