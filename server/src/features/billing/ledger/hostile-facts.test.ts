import { expect, test } from "vitest";
import { useHostileHand } from "#server-test/support/hostile-hand.ts";

// What was written down once, by a close, a notice or the provider, stays: the statements of a careless hand.

const hand = useHostileHand();

const STAYS = "nothing was refused";
const refusal = hand.refusalOfProduct;

const counting = (id: number, at: string) => `update payers set method_since = ${at} where id = ${id}`;
const setStatement = (state: string, id: number) =>
  `update statements set state = '${state}' where payer_id = ${id}`;
const endRefund = (state: string, at: string) =>
  `update refunds set state = '${state}', finished_at = ${at}, provider_ref = 're'`;
const setDispute = (state: string, at: string) => `update disputes set state = '${state}', closed_at = ${at}`;

test("a payer of another person or team", async () => {
  const { payer, burner } = hand.month;
  const team = `insert into teams (name, created_by, created_at) values ('Mine', ${burner}, now())`;
  const theirs = `where id = ${payer}`;
  for (const owner of [
    `user_id = ${burner}`,
    "user_id = null, team_id = (select max(id) from teams)",
    "user_id = null",
  ])
    expect(await refusal(team, `update payers set ${owner} ${theirs}`)).toBe(
      `payer ${payer} pays for whom it was made`,
    );
  expect(await refusal(`update payers set user_id = user_id, team_id = null ${theirs}`)).toBe(STAYS);
});

test("since when the pledges of a payer count, once a month was billed", async () => {
  const { payer, third } = hand.month;
  for (const at of ["'2025-01-01T00:00:00Z'", "'2026-11-20T00:00:00Z'", "null"])
    expect(await refusal(counting(payer, at))).toBe(`payer ${payer} was billed since then`);
  expect(await refusal(counting(third, "'2026-11-20T00:00:00Z'"))).toBe(STAYS);
});

test("a charge that is due earlier than 72 hours after its notice", async () => {
  const { open } = hand.month;
  const notice = (at: string, due: string) =>
    `update charges set state = 'notified', notified_at = '${at}', due_at = '${due}' where id = ${open}`;
  const anew = `update charges set state = 'planned', notice_no = notice_no + 1 where id = ${open}`;
  const early = `charge ${open} is due 72 hours after its notice`;
  expect(await refusal(anew, notice("2026-12-05T08:00:00Z", "2026-12-08T08:00:00Z"))).toBe(STAYS);
  expect(await refusal(anew, notice("2026-12-05T08:00:01Z", "2026-12-08T08:00:00Z"))).toBe(early);
  expect(await refusal(anew, `update charges set due_at = notified_at where id = ${open}`)).toBe(early);
  const another = `insert into charges (statement_id, payer_id, period_id, amount_cents, state, notified_at, due_at)
    values (1, 1, 202611, 100, 'notified', '2026-12-05T08:00:00Z', '2026-12-05T08:00:00Z')`;
  expect(await refusal(another)).toMatch(/^charge \d+ is due 72 hours after its notice$/u);
});

test("another day for a charge than its notice said", async () => {
  const { open, paid } = hand.month;
  for (const id of [open, paid])
    for (const set of [
      "due_at = due_at + interval '1 day'",
      "notified_at = notified_at - interval '1 day'",
      "notified_at = notified_at - interval '1 day', due_at = due_at - interval '1 day'",
    ])
      expect(await refusal(`update charges set ${set} where id = ${id}`)).toBe(
        `charge ${id} keeps the day of its notice`,
      );
});

test("a rest, a stop or a pledge for synced workouts that begins in a month that was billed", async () => {
  const { payer, third, burner } = hand.month;
  const rest = (during: string) => `insert into rests (user_id, during) values (${burner}, '${during}')`;
  const stop = (during: string) =>
    `insert into payer_stops (payer_id, kind, during) values (${payer}, 'own', '${during}')`;
  const pledge = (valid: string, synced = true) =>
    `insert into pledges (payer_id, burner_id, rate_cents, synced_only, valid)
     values (${third}, ${burner}, 10, ${synced}, '${valid}')`;
  const from = { past: "2026-11-30T22:59:59Z", open: "2026-11-30T23:00:00Z" };
  for (const [begin, table] of [
    [rest, "rests"],
    [stop, "payer_stops"],
    [pledge, "pledges"],
  ] as const) {
    const until = begin === rest ? "2026-12-20T00:00:00Z" : "";
    expect(await refusal(begin(`[${from.past},${until})`))).toBe(
      `what begins in a month that was billed comes too late for ${table}`,
    );
    expect(await refusal(begin(`[${from.open},${until})`))).toBe(STAYS);
  }
  // A pledge for all workouts without its line is found by the comparison of the books.
  expect(await refusal(pledge(`[${from.past},)`, false))).toBe(STAYS);
});

test.each(["carried_months = 3", "scaled_to_cents = 100", "carried_months = 1, scaled_to_cents = 1"])(
  "a statement is as it was computed: %s",
  async (set) => {
    for (const state of ["open", "carried"])
      expect(
        await refusal(
          ...(state === "open" ? [] : [`update statements set state = '${state}' where state = 'open'`]),
          `update statements set ${set}`,
        ),
      ).toMatch(/^statement \d+ is as it was computed$/u);
  },
);

test("a statement that was charged or given up goes nowhere but from unpaid to charged", async () => {
  const { payer, other } = hand.month;
  for (const state of ["open", "announced", "carried", "cancelled", "waived", "unpaid"])
    expect(await refusal(setStatement(state, payer))).toMatch(
      new RegExp(`^statement \\d+ is charged, and never ${state} after that$`, "u"),
    );
  for (const state of ["open", "announced", "carried", "cancelled", "waived"])
    expect(await refusal(setStatement("unpaid", other), setStatement(state, other))).toMatch(
      new RegExp(`^statement \\d+ is unpaid, and never ${state} after that$`, "u"),
    );
  expect(await refusal(setStatement("announced", other), setStatement("open", other))).toMatch(
    /^statement \d+ is announced, and never open after that$/u,
  );
  for (const state of ["charged", "unpaid", "carried", "cancelled", "waived"])
    expect(await refusal(setStatement("announced", other), setStatement(state, other))).toBe(STAYS);
  expect(await refusal(setStatement("unpaid", other), setStatement("charged", other))).toBe(STAYS);
});

test("a line is billed by a later month, once it is carried, and by nothing else", async () => {
  const { other } = hand.month;
  const theirs = `where payer_id = ${other}`;
  const month = (id: number, starts: string, ends: string) => [
    `insert into billing_periods (id, starts_at, ends_at) values (${id}, '${starts}', '${ends}')`,
    `insert into statements (payer_id, period_id, created_at) values (${other}, ${id}, '2027-01-01T05:00:00Z')`,
  ];
  const months = [
    ...month(202610, "2026-09-30T22:00:00Z", "2026-10-31T23:00:00Z"),
    ...month(202612, "2026-11-30T23:00:00Z", "2026-12-31T23:00:00Z"),
  ];
  const carried = `update statement_lines set state = 'carried' ${theirs}`;
  const billed = (period: number, state: string) =>
    `update statement_lines set state = '${state}',
       billed_in = (select id from statements ${theirs} and period_id = ${period}) ${theirs}`;
  expect(await refusal(...months, carried, billed(202612, "pending"))).toBe(STAYS);
  const later = /^line \d+ is billed again by a later month alone$/u;
  for (const state of ["pending", "carried"])
    expect(await refusal(...months, carried, billed(202610, state))).toMatch(later);
  expect(await refusal(...months, billed(202612, "pending"))).toMatch(later);
  expect(await refusal(...months, carried, billed(202612, "pending"), billed(202611, "pending"))).toMatch(
    later,
  );
});

test("another day of a refund, or of its end", async () => {
  const { paid, payer } = hand.month;
  const asked = `insert into refunds (charge_id, payer_id, year, key, amount_cents, reason, asked_by, requested_at)
    values (${paid}, ${payer}, 2026, 'mine', 100, 'requested', 'payer', '2026-12-10T10:00:00Z')`;
  expect(await refusal(asked, "update refunds set requested_at = now()")).toMatch(
    /^refund \d+ stays as it was asked$/u,
  );
  const arrived = [asked, endRefund("succeeded", "'2026-12-12T10:00:00Z'")];
  const later = "'2026-12-15T10:00:00Z'";
  expect(await refusal(...arrived, endRefund("failed", later))).toBe(STAYS);
  const once = /^refund \d+ ended once$/u;
  expect(await refusal(...arrived, endRefund("succeeded", later))).toMatch(once);
  expect(await refusal(...arrived, endRefund("pending", "null"))).toMatch(once);
  expect(await refusal(...arrived, endRefund("failed", later), endRefund("failed", "now()"))).toMatch(once);
});

test("another day of a dispute, or of its end", async () => {
  const { paid } = hand.month;
  const begun = `insert into disputes (charge_id, provider_ref, amount_cents, reason, state, opened_at, seen_at)
    values (${paid}, 'dp', 100, 'fraudulent', 'inquiry', '2026-12-10T10:00:00Z', '2026-12-10T10:00:00Z')`;
  expect(await refusal(begun, "update disputes set opened_at = now()")).toMatch(
    /^dispute \d+ was opened and closed once$/u,
  );
  const [at, later] = ["'2026-12-12T10:00:00Z'", "'2026-12-15T10:00:00Z'"];
  expect(
    await refusal(
      begun,
      setDispute("inquiry_closed", at),
      setDispute("open", "null"),
      setDispute("lost", later),
      setDispute("won", later),
    ),
  ).toBe(STAYS);
  for (const moved of [
    [setDispute("lost", at), setDispute("won", later)],
    [setDispute("won", at), setDispute("won", later)],
    [setDispute("lost", at), setDispute("open", "null")],
    [setDispute("inquiry_closed", at), setDispute("inquiry", "null")],
  ])
    expect(await refusal(begun, ...moved)).toMatch(/^dispute \d+ was opened and closed once$/u);
});

test("a reversal is of one charge, sum and day, and is undone once", async () => {
  const { paid, open } = hand.month;
  const made = `with made as (
      insert into reversals (charge_id, kind, amount_cents, effective_at)
      values (${paid}, 'refund', 100, '2026-12-10T10:00:00Z') returning id
    )
    insert into reversal_shares (reversal_id, line_id, organisation_id, amount_cents)
    select made.id, g.line_id, g.organisation_id, 100 from made, given_shares g where g.charge_id = ${paid} limit 1`;
  const undone = "update reversals set undone_at = '2026-12-15T10:00:00Z'";
  expect(await refusal(made, undone)).toBe(STAYS);
  for (const set of [
    `charge_id = ${open}`,
    "kind = 'dispute'",
    "amount_cents = 50",
    "effective_at = effective_at - interval '1 year'",
  ])
    expect(await refusal(made, `update reversals set ${set}`)).toMatch(
      /^reversal \d+ stays as it was made$/u,
    );
  for (const set of ["undone_at = null", "undone_at = undone_at + interval '1 day'"])
    expect(await refusal(made, undone, `update reversals set ${set}`)).toMatch(
      /^reversal \d+ stays as it was made$/u,
    );
});
