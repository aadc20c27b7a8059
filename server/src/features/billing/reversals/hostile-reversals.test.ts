import { expect, test } from "vitest";
import { useHostileHand } from "#server-test/support/hostile-hand.ts";

// A gift cannot be taken back twice, and no admin pays out alone, whoever connects: the statements of a careless hand.

const hand = useHostileHand();
const refusal = hand.refusal;

const reversal = (cents: number) =>
  `insert into reversals (charge_id, kind, amount_cents, effective_at) values (${hand.month.paid}, 'refund', ${cents}, now())`;
const share = (cents: number) =>
  `insert into reversal_shares (reversal_id, line_id, organisation_id, amount_cents)
   select (select max(id) from reversals), line_id, organisation_id, ${cents} from given_shares where charge_id = ${hand.month.paid}`;

test("a reversal without its shares, or of more than was given", async () => {
  expect(await refusal(reversal(900))).toMatch(/^reversal \d+ takes 0 of 900$/u);
  expect(await refusal(reversal(901), share(901))).toMatch(/takes back more than was given$/u);
  expect(await refusal(reversal(900), share(900), reversal(1), share(1))).toMatch(/more than was given$/u);
  expect(await refusal(reversal(600), share(600), reversal(300), share(300))).toBe("nothing was refused");
});

const refund = (by: "payer" | "admin", key: string, state = "requested") =>
  `insert into refunds (charge_id, payer_id, year, key, amount_cents, reason, asked_by, state, requested_at, finished_at)
   values (${hand.month.paid}, ${hand.month.payer}, 2026, '${key}', 900, 'requested', '${by}', '${state}', now(),
     ${state === "failed" ? "now()" : "null"})`;

test("two refunds under way, and a payer's second in a year", async () => {
  expect(await refusal(refund("admin", "a"), refund("admin", "b"))).toContain("one_refund_under_way");
  expect(await refusal(refund("payer", "a", "failed"), refund("payer", "b"))).toBe("nothing was refused");
  const finished = `update refunds set state = 'succeeded', provider_ref = 're', finished_at = now()`;
  expect(await refusal(refund("payer", "a"), finished, refund("payer", "b"))).toContain(
    "one_refund_a_year_by_the_payer",
  );
});

const run = (message: string) =>
  `insert into payout_runs (message_id, execute_on, prepared_by, prepared_at) values ('${message}', '2026-12-10', ${hand.month.burner}, now())`;

const approve = (by: number) =>
  `update payout_runs set state = 'approved', decided_by = ${by}, decided_at = now(), debtor_name = 'Us', debtor_iban = 'BE68539007547034'`;

test("a payout run approved by who prepared it, and two prepared at once", async () => {
  expect(await refusal(run("a"), approve(hand.month.burner))).toContain("two_admins");
  expect(await refusal(run("a"), run("b"))).toContain("one_prepared_run_at_a_time");
});
