import { sql } from "kysely";
import { expect, test } from "vitest";
import { useHostileHand } from "../support/hostile-hand.ts";

// Whoever can have the product run statements of their own (an injection, a stolen connection) has the rights of its role.
// Each is tried in a transaction that is never kept, and refused: by the rights, or by what guards the rows.

const hand = useHostileHand();

const NOT_ALLOWED = /^permission denied|^must be (?:owner|superuser|able)|^only (?:superuser|roles)/u;
const BOOKS = [
  "journals",
  "transfers",
  "accounts",
  "ledger_seals",
  "ledger_leaves",
  "audit_log",
  "reversal_shares",
];
const MONEY = [
  "charges",
  "statement_lines",
  "statements",
  "allocations",
  "line_parts",
  "refunds",
  "disputes",
];
const KEPT = [
  "billing_periods",
  "payouts",
  "payout_runs",
  "iban_changes",
  "consents",
  "payer_stops",
  "rests",
  "bank_entries",
];

const EMPTIED = [...BOOKS, ...MONEY, ...KEPT, "workouts", "users", "pledges", "balances"].map(
  (table) => `truncate ${table} cascade`,
);
const REMOVED = [...BOOKS, ...MONEY, ...KEPT].map((table) => `delete from ${table}`);
const REWRITTEN = [
  "update journals set key = key || '!'",
  "update transfers set amount_cents = amount_cents + 1",
  "update accounts set code = 'bank'",
  "update ledger_seals set checksum = ''",
  "update ledger_leaves set month = month",
  "update audit_log set action = 'nothing'",
  "update reversal_shares set amount_cents = 0",
];
const POWERS = [
  "alter table charges disable trigger all",
  "alter table journals drop constraint journals_pkey cascade",
  "alter table transfers owner to current_user",
  "drop table journals cascade",
  "drop schema public cascade",
  "drop trigger charge_guard on charges",
  "drop function charge_guard() cascade",
  "create or replace function charge_guard() returns trigger language plpgsql as 'begin return new; end'",
  "create table mine (id integer)",
  "create schema mine",
  "create extension dblink",
  "create role mine superuser",
  "alter role current_user superuser",
  "set session_replication_role = replica",
  "set session authorization kalivo",
  "set role kalivo",
  "copy users to program 'cat'",
  "copy users from '/etc/passwd'",
  "select pg_read_file('/etc/passwd')",
  "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'kalivo'",
  "set zero_damaged_pages = on",
  "set log_statement = 'none'",
  "select lo_import('/etc/passwd')",
  "lock table journals in access exclusive mode",
];

test.each([...EMPTIED, ...REMOVED, ...REWRITTEN, ...POWERS])("%s", async (statement) => {
  expect(await hand.refusalOfProduct(statement)).toMatch(NOT_ALLOWED);
});

test("what money was counted by stays, whoever writes", async () => {
  const { payer, burner, paid, open } = hand.month;
  const line = `(select id from statement_lines where payer_id = ${payer})`;
  const asked = "(select min(id) from statement_lines where state = 'pending')";
  const mine = "(select max(id) from organisations)";
  const guarded: readonly (readonly [string, RegExp])[] = [
    [`update allocations set amount_cents = amount_cents - 1 where line_id in ${line}`, /its shares stay/u],
    [`update line_parts set kcal = kcal + 1 where line_id in ${line}`, /its shares stay|permission denied/u],
    [`update pledges set rate_cents = 1 where payer_id = ${payer}`, /a change is a version of its own/u],
    [
      `update pledges set valid = '[2020-01-01,)' where payer_id = ${payer}`,
      /a change is a version of its own/u,
    ],
    [`delete from pledges where payer_id = ${payer}`, /was billed/u],
    [`update charges set fee_cents = 0 where id = ${paid}`, /the fee and the days of charge/u],
    [`update charges set release_at = now() where id = ${paid}`, /the fee and the days of charge/u],
    [`update charges set succeeded_at = now() where id = ${paid}`, /the fee and the days of charge/u],
    [`update charges set amount_cents = amount_cents + 1 where id = ${open}`, /never rises/u],
    [`update statement_lines set due_cents = 1 where payer_id = ${payer}`, /is charged/u],
    [`update workouts set kcal_counted = 1 where user_id = ${burner}`, /settled/u],
    ["update billing_periods set stage = 'open' where stage <> 'open'", /does not go back|computed_once/u],
    ["update balances set debits = debits + 1", /kept by the ledger itself/u],
    [`update allocations set organisation_id = ${mine} where line_id = ${asked}`, /organisations of line/u],
    [
      `insert into allocations (line_id, organisation_id, amount_cents) values (${asked}, ${mine}, 0)`,
      /has its organisations already/u,
    ],
    [
      `insert into line_parts select id, 99, 10 from statement_lines where id in ${line}`,
      /has its parts already/u,
    ],
    [`insert into line_parts values (${asked}, 99, 10)`, /has its parts already/u],
    [
      `insert into iban_changes (organisation_id, iban, account_holder, state, proposed_by, proposed_at, decided_by, decided_at, effective_at)
       values (${mine}, 'BE68539007547034', 'Me', 'approved', ${burner}, now(), ${payer}, now(), now())`,
      /proposed first/u,
    ],
  ];
  for (const refuse of [hand.refusal, hand.refusalOfProduct])
    for (const [statement, why] of guarded)
      expect([statement, await refuse(statement)]).toEqual([statement, expect.stringMatching(why)]);
});

test("the product's role is nobody but itself", async () => {
  const { rows } = await sql<{ superuser: boolean; creates: boolean; owns: number }>`
    select r.rolsuper as superuser, r.rolcreaterole or r.rolcreatedb or r.rolbypassrls as creates,
      (select count(*)::int from pg_class c where c.relowner = r.oid) as owns
    from pg_roles r
    where r.rolname = current_user
  `.execute(hand.product);
  expect(rows).toEqual([{ superuser: false, creates: false, owns: 0 }]);
});
