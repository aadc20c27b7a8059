import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { MANY, MONTHS_COMPARED, SOMEBODY, addManyPeople } from "./support/many-people.ts";
import { readOf, type Ask } from "./support/pages-of.ts";
import { useProduct } from "./support/product.ts";
import { selectStatements } from "../src/features/admin/billing/billing.queries.ts";
import { countPeopleByMonth } from "../src/features/admin/dashboard/course/course.queries.ts";
import { nextSteps } from "../src/features/admin/dashboard/course/next-steps.ts";
import { selectOrganisations } from "../src/features/admin/organisations/organisations.queries.ts";
import { selectOwed } from "../src/features/admin/payouts/payouts.queries.ts";
import { CHARGES_FIGURE } from "../src/features/billing/figures/charges-by-month.queries.ts";
import { keepMonthFigures } from "../src/features/billing/figures/keep-figures.ts";
import { figuresOf } from "../src/features/billing/figures/month-figures.ts";
import { countQuickDifferences } from "../src/features/billing/ledger/check.ts";
import { owedTo } from "../src/features/billing/payouts/owed/owed.queries.ts";

// What admins' pages about money read, among many people and organisations.

const kalivo = useProduct();
const NOW = new Date("2026-11-20T10:00:00Z");
const PAGE = { limit: 20, offset: 0 };
const ORGANISATIONS = 400;
const rules = { ownIban: null, demo: true };

/** Organisations that are owed something, among the accounts of everybody who gave and raised. */
const BOOKS = [
  `insert into organisations (name, short_description, long_description, created_at)
   select 'Organisation ' || n, repeat('short ', 20), repeat('long ' || n, 150), now() from generate_series(2, ${ORGANISATIONS}) n`,
  `insert into accounts (code, owner_id, normal, may_go_negative)
   select code, owner_id, case code when 'given_by' then 'D' else 'C' end, false
   from generate_series(1, ${MANY}) owner_id, unnest(array['given_by', 'raised_by']) code
   union all
   select code, o.id, 'C', false from organisations o, unnest(array['org_held', 'org_payable']) code`,
  "insert into balances (account_id, debits, credits) select id, 0, 100 from accounts",
  `insert into gross_totals (party, party_id, period_id, gross_cents, payers_count)
   select party, id, month, 1, 1 from users, unnest(array['burner', 'payer']) party, generate_series(202607, 202610) month
   on conflict do nothing`,
];

/** What triggers add up or refuse is given here. */
const asWritten = (statements: readonly string[]) =>
  kalivo.owner.connection().execute(async (db) => {
    for (const statement of [
      "set session_replication_role = replica",
      ...statements,
      "reset session_replication_role",
    ])
      await sql.raw(statement).execute(db);
  });

beforeAll(async () => {
  await addManyPeople(kalivo.owner);
  await asWritten([...BOOKS, "vacuum analyze organisations, charges", "analyze"]);
  const { db } = kalivo.product.services;
  await keepMonthFigures({ db, clock: { now: () => NOW } });
  await asWritten([MONTHS_COMPARED]);
});

const read = (ask: Ask) => readOf(kalivo.product.services, ask);
const statementsOf =
  (period: number | null): Ask =>
  (db) =>
    selectStatements(db, { period, state: undefined, charge: undefined }, PAGE);

test.each<[string, Ask, number]>([
  ["what is owed to one organisation", (db) => owedTo(db, [SOMEBODY % ORGANISATIONS], NOW), 30],
  ["a page of organisations", (db) => selectOrganisations(db, { search: undefined, now: NOW }, PAGE), 190],
  ["a page of all statements", statementsOf(null), 900],
  ["a page of a month's statements", statementsOf(202610), 900],
  ["what was collected of all months", (db) => figuresOf(db, CHARGES_FIGURE), 20],
])(`%s, among those of ${MANY} people`, async (_, ask, most) => {
  expect((await read(ask)).pages).toBeLessThanOrEqual(most);
});

test("the totals of months that were compared are not looked at, however few months there are", async () => {
  await asWritten([
    "delete from billing_periods where id < 202607",
    "delete from gross_totals where period_id not between 202607 and 202610",
    "analyze",
  ]);
  expect((await read(countQuickDifferences)).rows).toBeLessThan(100);
});

test("what is owed to all is added up once for a page, of their balances alone", async () => {
  const { statements, rows } = await read((db) => selectOwed(db, NOW, PAGE));
  expect(statements).toBe(1);
  expect(rows).toBeLessThanOrEqual(2 * ORGANISATIONS);
  const steps = await read((db) => nextSteps(db, { rules, billed: new Map() }, NOW));
  expect(steps.rows).toBeLessThanOrEqual(2 * ORGANISATIONS);
});

test("who supported in each of twelve months is counted by reading each pledge once", async () => {
  const months = Array.from({ length: 11 }, (_, at) => 202601 + at);
  const { rows } = await read((db) => countPeopleByMonth(db, [202512, ...months], NOW));
  expect(rows).toBeLessThanOrEqual(2 * MANY);
});
