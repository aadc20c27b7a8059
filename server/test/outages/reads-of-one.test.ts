import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

const POOL = 12;
const kalivo = useProduct({ DATABASE_POOL: String(POOL) });

test("however much one person reads at once, and however long it takes, others read meanwhile", async () => {
  const [one, another] = [await somebody(kalivo), await somebody(kalivo)];
  const holding = await kalivo.owner.startTransaction().execute();
  try {
    await sql`lock table notifications in access exclusive mode`.execute(holding);
    const many = Array.from({ length: 2 * POOL }, () =>
      kalivo.call("GET", api.listNotifications, { token: one.token }),
    );
    const read = await kalivo.call("GET", api.listWorkouts, { token: another.token });
    expect(read.status).toBe(200);
    await holding.rollback().execute();
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    if (!holding.isRolledBack) await holding.rollback().execute();
  }
});
