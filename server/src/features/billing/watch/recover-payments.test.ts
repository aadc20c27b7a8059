import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { anyBooksDiffer } from "#server-test/support/books-differ.ts";
import {
  newBurner,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { useProduct } from "#server-test/support/product.ts";
import { recoverPayments } from "./recover-payments.ts";

// A November is collected; then these books forget it, as if a backup from before the collection had been restored. The
// provider forgets nothing. The tests follow each other.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const services = () => {
  const { payments, ...rest } = kalivo.product.services;
  if (payments === null) throw new Error("the demo has a sandbox");
  return { ...rest, payments };
};
const atProvider = async () => {
  const { rows } = await sql<{ status: string; count: bigint }>`
    select status, count(*) from sandbox.payments group by status order by status
  `.execute(db());
  return rows.map(({ status, count }) => `${status} ${count}`);
};
const states = async () =>
  (await db().selectFrom("charges").select("state").orderBy("id").execute()).map(({ state }) => state);

beforeAll(async () => {
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  for (const behaviour of ["succeeds", "succeeds", "no_funds"] as const)
    await newPledge(db(), { payer: await newSandboxPayer(db(), behaviour), burner });
  await newWorkout(db(), { burner, endAt: "2026-11-04T10:00:00Z", kcal: 5_000 });
  for (const at of ["2026-11-05T10:10:00Z", "2026-12-01T05:01:00Z"]) await kalivo.moveTo(at);
});

const FORGOTTEN = [
  "transfers",
  "journals",
  "balances",
  "gross_totals",
  "charge_attempts",
  "outbox",
  "provider_events",
  "provider_days",
  "provider_sweeps",
];

/** Backs up the money tables; the returned function restores them. */
async function backup(): Promise<() => Promise<void>> {
  const charges = await db().selectFrom("charges").selectAll().execute();
  return async () => {
    await kalivo.owner.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one); // the restore of a backup fires no trigger either
      for (const table of FORGOTTEN) await sql`delete from ${sql.table(table)}`.execute(one);
      for (const { id, state, next_attempt_at } of charges)
        await sql`
          update charges
          set state = ${state}, next_attempt_at = ${next_attempt_at}, payment_ref = null, charge_ref = null, provider = null,
            succeeded_at = null, release_at = null, fee_cents = null, attempt_no = 0, first_failed_at = null
          where id = ${id}
        `.execute(one);
      await sql`update statement_lines set state = 'pending' where state = 'charged'`.execute(one);
      await sql`update statements set state = 'announced' where state = 'charged'`.execute(one);
      await sql`set session_replication_role = origin`.execute(one);
    });
  };
}

test("what was paid since the backup is found, booked, and never collected again", async () => {
  const restore = await backup();
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  await kalivo.runDue();
  expect(await states()).toEqual(["succeeded", "succeeded", "failed"]);
  const before = await atProvider();
  await restore();
  expect(await states()).toEqual(["notified", "notified", "notified"]);

  expect(await recoverPayments(services())).toEqual({ looked: 3, found: 3, unclear: [] });
  expect((await states()).slice(0, 2)).toEqual(["succeeded", "succeeded"]);
  await kalivo.runDue();
  await kalivo.runDue();
  expect(await atProvider()).toEqual(before);
  expect(await anyBooksDiffer(services())).toEqual([]);
});

test("once more finds nothing to do", async () => {
  expect(await recoverPayments(services())).toMatchObject({ found: 0, unclear: [] });
});
