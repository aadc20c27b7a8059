import { expect, test } from "vitest";
import { useHostileHand } from "#server-test/support/hostile-hand.ts";

// The database itself refuses what would break the books, whoever connects: these are the statements of a careless hand.

const hand = useHostileHand();
const refusal = hand.refusal;

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
  const { paid } = hand.month;
  expect(await refusal(journal(`charge:${paid}`, 1_000))).toContain("journals_key_key");
  expect(await refusal(journal("again", 900, "charge_succeeded", paid))).toContain("one_success_per_charge");
});

test("a journal unequal to its charge and shares", async () => {
  const { open } = hand.month;
  const booked = [
    journal("less", 800, "charge_succeeded", open),
    leg("less", "provider_clearing", "org_held", 800),
  ];
  expect(await refusal(...booked)).toBe("journal less: charge 900, allocations <NULL>, journal 800");
});

test("a success of which nothing says whose it was", async () => {
  const { open } = hand.month;
  const booked = [
    `update statement_lines l set state = 'charged' from charges c where c.id = ${open} and l.billed_in = c.statement_id`,
    journal("whose", 900, "charge_succeeded", open),
    leg("whose", "provider_clearing", "org_held", 900),
  ];
  expect(await refusal(...booked)).toBe("journal whose: nothing says whose it was");
});

test("a leg added to an old journal", async () => {
  expect(await refusal(leg(`charge:${hand.month.paid}`, "provider_clearing", "org_held", 1))).toBe(
    "journal already sealed",
  );
  const forged = `insert into journals (key, kind, occurred_at, total_cents, txid) values ('forged', 'fee', now(), 5, '3')`;
  expect(await refusal(forged, leg("forged", "provider_clearing", "org_held", 5))).toBe(
    "nothing was refused",
  );
});

test("an organisation that would be overdrawn", async () => {
  const { organisation } = hand.month;
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
