import { expect, test } from "vitest";
import { useHostileHand } from "#server-test/support/hostile-hand.ts";

// What is written down begins as the product begins it: the statements of a careless hand.

const hand = useHostileHand();

const STAYS = "nothing was refused";
const refusal = hand.refusalOfProduct;

test("parts and organisations for a line that was touched a moment before", async () => {
  const line = `(select id from statement_lines where payer_id = ${hand.month.other})`;
  const mine = "(select max(id) from organisations)";
  const touched = `update statement_lines set due_cents = due_cents where id = ${line}`;
  const halved = `update allocations set amount_cents = amount_cents / 2 where line_id = ${line}`;
  const taken = `insert into allocations (line_id, organisation_id, amount_cents)
    select line_id, ${mine}, amount_cents from allocations where line_id = ${line}`;
  expect(await refusal(touched, halved)).toBe(STAYS);
  expect(await refusal(touched, halved, taken)).toMatch(/^line \d+ has its organisations already$/u);
  expect(await refusal(touched, `insert into line_parts values (${line}, 99, 10)`)).toMatch(
    /^line \d+ has its parts already$/u,
  );
});

test("a line that says it is of another transaction", async () => {
  const { third, burner } = hand.month;
  const begun = (column: string, value: string) => [
    `insert into statements (payer_id, period_id, created_at) values (${third}, 202611, '2026-12-01T05:00:00Z')`,
    `insert into statement_lines
       (statement_id, billed_in, payer_id, period_id, burner_id, kcal, raw_units, computed_cents, due_cents${column})
     select id, id, payer_id, period_id, ${burner}, 10, 100, 1, 1${value} from statements where payer_id = ${third}`,
  ];
  expect(await refusal(...begun("", ""))).toBe(STAYS);
  const stays = /^line \d+ is of the transaction that made it$/u;
  expect(await refusal(...begun(", made_in", ", '999999999'"))).toMatch(stays);
  expect(await refusal("update statement_lines set made_in = '999999999'")).toMatch(stays);
  expect(await refusal("update statement_lines set made_in = pg_current_xact_id()")).toMatch(stays);
});

test("a refund that counts for another payer than it goes to", async () => {
  const { payer, other, paid } = hand.month;
  const asked = (of: number) => `
    insert into refunds (charge_id, payer_id, year, key, amount_cents, reason, asked_by, requested_at)
    values (${paid}, ${of}, 2026, 'mine', 1, 'requested', 'payer', '2026-12-05T08:00:00Z')`;
  expect(await refusal(asked(payer))).toBe(STAYS);
  expect(await refusal(asked(other))).toMatch(/^refund \d+ is of the payer of its charge$/u);
});

test("a workout put off to a later month stays in its own", async () => {
  const { burner } = hand.month;
  const taken = `
    insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted, trust,
      status, received_at)
    values (${burner}, 'manual', 'custom', '2026-12-10T09:00:00Z', '2026-12-10T10:00:00Z', true, 300, 'declared', 300, 'manual',
      'ok', '2026-12-10T11:00:00Z')`;
  const theirs = `where user_id = ${burner} and end_utc > '2026-12-01'`;
  const stays = `do $$ begin
    if (select period_id from workouts ${theirs}) is distinct from 202612 then raise exception 'put off'; end if;
  end $$`;
  expect(await refusal(taken, stays)).toBe(STAYS);
  for (const month of ["203012", "202701", "null"])
    expect(await refusal(taken, `update workouts set period_id = ${month} ${theirs}`, stays)).toBe(STAYS);
});

const month = (id: number, from: string, to: string, stage: string) =>
  `insert into billing_periods (id, starts_at, ends_at, stage) values (${id}, '${from}', '${to}', '${stage}')`;

test("a month that is closed before the one before it", async () => {
  const december = ["2026-11-30T23:00:00Z", "2026-12-31T23:00:00Z"] as const;
  const january = ["2026-12-31T23:00:00Z", "2027-01-31T23:00:00Z"] as const;
  expect(await refusal(month(202612, ...december, "computing"))).toBe(STAYS);
  expect(await refusal(month(202701, ...january, "open"))).toBe(STAYS);
  const ahead = "month 202701 is not the next one to close";
  expect(await refusal(month(202701, ...january, "computing"))).toBe(ahead);
  const closed = "update billing_periods set stage = 'computing' where id = 202701";
  expect(await refusal(month(202701, ...january, "open"), closed)).toBe(ahead);
  expect(
    await refusal(month(202612, ...december, "computing"), month(202701, ...january, "open"), closed),
  ).toBe(STAYS);
});

test("money that is released before its day, or while a bank disputes it", async () => {
  const { paid } = hand.month;
  const released = (at: string) =>
    `update charges set released_at = release_at + interval '${at}' where id = ${paid}`;
  const dispute = `insert into disputes (charge_id, provider_ref, amount_cents, reason, state, opened_at, seen_at)
    values (${paid}, 'dp', 100, 'fraudulent', 'open', now(), now())`;
  const early = `charge ${paid} is not to be released yet`;
  expect(await refusal(released("0 seconds"))).toBe(STAYS);
  expect(await refusal(released("-1 second"))).toBe(early);
  expect(await refusal(dispute, released("1 day"))).toBe(early);
});
