import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useProduct } from "#server-test/support/product.ts";

// What is asked of one person reads what is about them, however many others there are.

const kalivo = useProduct();
const OTHERS = 8_000;
/** Of 8 kB: an index from its root, and the rows. A whole index of so many has some sixty. */
const FEW_PAGES = 12;

beforeAll(async () => {
  const { pool } = kalivo.product.services;
  for (const statement of [
    `insert into users (email, password_hash, first_name, last_name, created_at)
     select 'p' || n || '@example.org', 'none', 'First', 'Last', '2026-01-01T00:00:00Z' from generate_series(1, ${OTHERS}) n`,
    "insert into payers (user_id, created_at) select id, created_at from users",
    `insert into pledges (payer_id, burner_id, rate_cents, valid)
     select y.id, u.id, 10, '[2026-01-01T00:00:00Z,)'
     from payers y
     join users u on u.id = 1 + (y.user_id * 7919) % ${OTHERS}`,
    `insert into consents (user_id, kind, text_version, granted_at, withdrawn_at)
     select u.id, 'health', '1', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z' from users u, generate_series(1, 2)`,
    "analyze",
  ])
    await pool.query(statement);
});

type Plan = { Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } };

async function pagesOf(query: string): Promise<number> {
  const { rows } = await sql<{
    "QUERY PLAN": Plan[];
  }>`explain (analyze, buffers, format json) ${sql.raw(query)}`.execute(kalivo.product.services.db);
  const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
  if (plan === undefined) throw new Error("no plan");
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}

test.each([
  ["running pledges to a burner", "select count(*) from pledges where burner_id = 1001 and upper_inf(valid)"],
  [
    "pledges to a burner at an instant",
    "select count(*) from pledges where burner_id = 1001 and valid @> '2026-03-01T00:00:00Z'::timestamptz",
  ],
  [
    "all versions of a payer's pledges",
    "select count(*) from pledges where payer_id = 1001 and valid && '[2026-03-01,2026-04-01)'::tstzrange",
  ],
  [
    "the latest consent of a person",
    "select withdrawn_at from consents where user_id = 1001 and kind = 'health' order by id desc limit 1",
  ],
])("%s", async (_, query) => {
  expect(await pagesOf(query)).toBeLessThanOrEqual(FEW_PAGES);
});
