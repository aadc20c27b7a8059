import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { isOutOfReach } from "../../src/http/out-of-reach.ts";
import { openDatabase } from "../../src/db/client.ts";

const world = useDatabase();

test("a read that waits too long for a table gives its connection back, and may be asked again", async () => {
  const reads = openDatabase(world.connectionString, { max: 1, lockMs: 50, onLost: () => undefined });
  const holding = await world.owner.startTransaction().execute();
  try {
    await sql`lock table workouts in access exclusive mode`.execute(holding);
    const waited = await sql`select count(*) from workouts`
      .execute(reads.db)
      .catch((error: unknown) => error);
    expect([waited, isOutOfReach(waited)]).toEqual([expect.objectContaining({ code: "55P03" }), true]);
    expect((await sql`select 1 as one`.execute(reads.db)).rows).toEqual([{ one: 1 }]);
  } finally {
    await holding.rollback().execute();
    await reads.close();
  }
});
