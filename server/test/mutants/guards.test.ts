import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "../support/month-world.ts";

// Some of these stand behind one another, so that no statement shows that one is missing.

const world = useDatabase();

const GUARDS = [
  "charge_attempts_idempotency_key_key",
  "charges_statement_id_key",
  "journals_key_key",
  "no_charge_without_notice",
  "one_charge_per_payer_and_period",
  "one_open_attempt",
  "one_success_per_charge",
  "statements_payer_id_period_id_key",
];

test("every guard against charging twice stands in the database", async () => {
  const { rows } = await sql<{ name: string }>`
    select conname::text as name from pg_constraint where contype in ('u', 'c')
    union
    select relname::text from pg_class c join pg_index i on i.indexrelid = c.oid where i.indisunique
  `.execute(world.db);
  const there = new Set(rows.map(({ name }) => name));
  expect(GUARDS.filter((guard) => !there.has(guard))).toEqual([]);
});
