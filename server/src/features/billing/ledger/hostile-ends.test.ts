import { expect, test } from "vitest";
import { useHostileHand } from "#server-test/support/hostile-hand.ts";

// What a month, a pledge and a refund came to stays, whoever connects: the statements of a careless hand.

const hand = useHostileHand();

const STAYS = "nothing was refused";
const refusal = hand.refusalOfProduct;

test.each(["cancelled", "waived", "carried"])("a %s statement is nothing else after that", async (end) => {
  const theirs = `where payer_id = ${hand.month.other}`;
  const ended = `update statements set state = '${end}' ${theirs}`;
  expect(await refusal(ended, ended)).toBe(STAYS);
  for (const later of ["cancelled", "waived", "carried", "announced", "charged"].filter((to) => to !== end))
    expect(await refusal(ended, `update statements set state = '${later}' ${theirs}`)).toMatch(
      new RegExp(`^statement \\d+ is ${end}, and never ${later} after that$`, "u"),
    );
});

test.each(["cancelled", "waived", "carried"])("a %s line is nothing else after that", async (end) => {
  const theirs = `where payer_id = ${hand.month.other}`;
  const ended = `update statement_lines set state = '${end}' ${theirs}`;
  expect(await refusal(ended, ended)).toBe(STAYS);
  for (const later of ["cancelled", "waived", "carried", "pending", "charged"].filter((to) => to !== end))
    expect(await refusal(ended, `update statement_lines set state = '${later}' ${theirs}`)).toMatch(
      new RegExp(`^line \\d+ is ${end}, and never ${later} after that$`, "u"),
    );
});

test("a line without an organisation waits for none", async () => {
  const theirs = `where payer_id = ${hand.month.other}`;
  expect(
    await refusal(`update statement_lines set state = 'no_organisation', due_cents = 0 ${theirs}`),
  ).toMatch(/^line \d+ is pending, and never no_organisation after that$/u);
});

test("a carried line is billed by another statement, and then as that decides", async () => {
  const { other } = hand.month;
  const theirs = `where payer_id = ${other}`;
  const next = [
    `insert into billing_periods (id, starts_at, ends_at) values (202612, '2026-11-30T23:00:00Z', '2026-12-31T23:00:00Z')`,
    `insert into statements (payer_id, period_id, created_at) values (${other}, 202612, '2027-01-01T05:00:00Z')`,
  ];
  const carried = [`update statement_lines set state = 'carried' ${theirs}`, ...next];
  const billed = (state: string) =>
    `update statement_lines set state = '${state}', billed_in = (select max(id) from statements ${theirs}) ${theirs}`;
  for (const state of ["pending", "waived", "carried", "cancelled"])
    expect(await refusal(...carried, billed(state))).toBe(STAYS);
  expect(await refusal(...carried, billed("charged"))).toMatch(/^line \d+ is carried, and never charged/u);
});

test("a pledge that counts other workouts than it was made for", async () => {
  expect(await refusal("update pledges set synced_only = not synced_only")).toMatch(
    /^pledge \d+ stays as it was/u,
  );
});

test("a refund of another payer or year, or asked by somebody else", async () => {
  const { paid, payer, third } = hand.month;
  const asked = `insert into refunds (charge_id, payer_id, year, key, amount_cents, reason, asked_by, requested_at)
    values (${paid}, ${payer}, 2026, 'mine', 100, 'requested', 'payer', '2026-12-10T10:00:00Z')`;
  expect(await refusal(asked, "update refunds set tries = 1")).toBe(STAYS);
  for (const set of [`payer_id = ${third}`, "year = 2025", "asked_by = 'admin'"])
    expect(await refusal(asked, `update refunds set ${set}`)).toMatch(/^refund \d+ stays as it was asked$/u);
});
