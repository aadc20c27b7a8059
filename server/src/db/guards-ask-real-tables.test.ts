import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { paidCharges } from "#server-test/support/paid-charge.ts";

const world = useDatabase();

type Asked = { name: string; asks: string };

test("no function looks a table up by its name alone, for which a temporary one could stand", async () => {
  const { rows } = await sql<Asked>`
    with asked as (
      select p.proname as name, (regexp_matches(p.prosrc, '\\m(?:from|join|update|into|table)\\s+(?:only\\s+)?(\\w+)\\M(?!\\.)', 'g'))[1] as asks
      from pg_proc p
      join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace
        and l.lanname in ('plpgsql', 'sql')
        and p.prosqlbody is null
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    )
    select a.name, a.asks
    from asked a
    join pg_class c on c.relname = a.asks and c.relnamespace = 'public'::regnamespace
  `.execute(world.owner);
  expect(rows).toEqual([]);
});

test("a function that runs with its owner's rights looks for temporary things last", async () => {
  const { rows } = await sql<{ name: string; set: string | null }>`
    select proname as name, array_to_string(proconfig, ' ') as set
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and prosecdef
  `.execute(world.owner);
  expect(rows.length).toBeGreaterThan(0);
  for (const { name, set } of rows) expect([name, set]).toEqual([name, expect.stringMatching(/, pg_temp$/u)]);
});

test("a temporary table does not stand in for what a guard asks", async () => {
  await paidCharges(world.db, 1);
  const forged = world.db.transaction().execute(async (tx) => {
    await sql`create temporary table statement_lines (id integer, state text) on commit drop`.execute(tx);
    await sql`update public.allocations set amount_cents = amount_cents + 1`.execute(tx);
  });
  await expect(forged).rejects.toThrow(/its shares stay/u);
});
