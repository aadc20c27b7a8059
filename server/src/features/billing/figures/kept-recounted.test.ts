import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { keptMonths, recountedDifferently } from "#server-test/support/kept-figures-world.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { checkBooksSince } from "../ledger/check.ts";
import { MONTH_FIGURES } from "./keep-figures.ts";

// What is kept is shown without being counted, so each of its sums is recounted by a check of the books.

const world = useDatabase();
beforeAll(() => keptMonths(world.db, world.owner));

/** Each value within, with PostgreSQL's path to it. */
const valuesOf = (
  sums: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; value: unknown }[] =>
  typeof sums === "object" && sums !== null
    ? Object.entries(sums).flatMap(([key, part]) => valuesOf(part, [...path, key]))
    : [{ path, value: sums }];

function forged(key: string | undefined, value: unknown): unknown {
  if (key?.endsWith("_at")) return "2020-01-01T00:00:00Z";
  if (key === "month") return 202001;
  if (typeof value === "number") return value + 1;
  return typeof value === "string" && /^-?\d+$/u.test(value) ? `${BigInt(value) + 1n}` : "forged";
}

test("every value of every figure that is kept is recounted", async () => {
  expect(await recountedDifferently(world.db)).toEqual([]);
  const kept = await world.db.selectFrom("month_figures").selectAll().execute();
  expect(new Set(kept.map(({ figure }) => figure)).size).toBe(MONTH_FIGURES.length);
  const missed: string[] = [];
  for (const { period_id, figure, sums } of kept)
    for (const { path, value } of sums === null ? [] : valuesOf(sums)) {
      const transaction = await world.owner.startTransaction().execute();
      try {
        await sql`
          update month_figures
          set sums = jsonb_set(sums, ${path}::text[], ${JSON.stringify(forged(path.at(-1), value))}::jsonb)
          where period_id = ${period_id}
            and figure = ${figure}
        `.execute(transaction);
        if ((await recountedDifferently(transaction)).length === 0)
          missed.push(`${figure} of ${period_id}: ${path.join(".")}`);
      } finally {
        await transaction.rollback().execute();
      }
    }
  expect(missed).toEqual([]);
});

/** Which other check finds it, by the figure. */
const ALSO = new Map([
  ["booked", ["What the open books publish of a closed month is what its organisations were given and got"]],
]);

test("what is forged of a month that was compared is found by the daily comparison, whichever figure it is", async () => {
  const NOW = new Date("2028-01-02T00:00:00Z");
  for (const { name } of MONTH_FIGURES) {
    await sql`
      insert into months_compared (month, what, run, compared_at)
      select id, 'books', gen_random_uuid(), ${NOW} from billing_periods
      on conflict (month, what) do update set compared_at = excluded.compared_at
    `.execute(world.owner);
    const { sums } = await world.db
      .selectFrom("month_figures")
      .select("sums")
      .where("figure", "=", name)
      .where("period_id", "=", 202611)
      .executeTakeFirstOrThrow();
    const write = async (text: string) => {
      await sql`
        delete from month_figures where figure = ${name} and period_id = 202611
      `.execute(world.db);
      await sql`
        insert into month_figures (period_id, figure, sums) values (202611, ${name}, ${text}::jsonb)
      `.execute(world.db);
    };
    const text = JSON.stringify(sums);
    await write(text.replace(/"(cents|gross|carried)":"(\d+)"/u, '"$1":"7$2"'));
    const differing = (await checkBooksSince(world.db, NOW)).filter(({ differences }) =>
      differences.some(({ period_id }) => period_id === 202611),
    );
    expect(
      differing.map(({ title }) => title),
      name,
    ).toEqual([expect.stringMatching(/^What is kept /u), ...(ALSO.get(name) ?? [])]);
    await write(text);
  }
});
