import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// Seen red before: as many waiting saves as there are connections, and nobody could read anything (a close lasts seconds).

const POOL = 2;
const kalivo = useProduct({ DATABASE_POOL: String(POOL) });

test("saves that wait for a close stop no read, nor whether the process is ready", async () => {
  const people = await Promise.all(Array.from({ length: POOL + 1 }, (_, nth) => somebody(kalivo, `W${nth}`)));
  const save = ({ token }: { token: string }) =>
    kalivo.call("POST", api.saveWorkout, {
      token,
      data: { type: "custom", kcal: 300 },
    });
  const closing = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const close = kalivo.owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('close of a month'))`.execute(tx);
    holding.resolve();
    await closing.promise;
  });
  await holding.promise;
  const saves = people.map(save);
  await waiting(POOL);
  const [somebodyElse] = people;
  expect((await kalivo.call("GET", api.readMe, { token: somebodyElse?.token ?? "" })).status).toBe(200);
  expect((await kalivo.send("GET", "/readyz")).status).toBe(200);
  closing.resolve();
  await close;
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses).toEqual(people.map(() => 201));
});

/** Until so many connections wait for the lock. */
async function waiting(count: number) {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count
      from pg_stat_activity
      where datname = current_database()
        and wait_event = 'advisory'
    `.execute(kalivo.owner);
    if ((rows[0]?.count ?? 0) >= count) return;
  }
}
