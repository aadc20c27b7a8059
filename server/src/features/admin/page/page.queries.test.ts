import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { COUNTED_AHEAD, selectPage } from "./page.queries.ts";

const world = useDatabase();
const numbers = { columns: sql`n`, from: sql`generate_series(1, 5000) n`, order: sql`n` };
const page = (offset: number) => selectPage<{ n: number }>(world.db, numbers, { limit: 50, offset });

test("a list is counted to its end where that is near, and a thousand rows ahead of the page where it is not", async () => {
  expect((await page(0)).total).toBe(50 + COUNTED_AHEAD);
  expect((await page(1_000)).total).toBe(1_050 + COUNTED_AHEAD);
  expect(await page(4_950)).toMatchObject({ total: 5_000, rows: expect.arrayContaining([{ n: 5_000 }]) });
  expect(await page(9_000)).toEqual({ total: 5_000, rows: [] });
});
