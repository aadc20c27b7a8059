import { pino } from "pino";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { disputeCharge } from "#server-test/support/charge-acts.ts";
import { PAID_AT, paidCharges } from "#server-test/support/paid-charge.ts";
import type { Charge } from "../collect/settle-charge.ts";
import { releaseCharges } from "./release-charges.ts";

const world = useDatabase();
const DAY_MS = 86_400_000;
const after = (days: number) => new Date(PAID_AT.getTime() + days * DAY_MS);
let charges: Charge[];
beforeAll(async () => {
  charges = await paidCharges(world.db, 6);
});

const release = (at: Date) =>
  releaseCharges({ db: world.db, clock: { now: () => at }, log: pino({ level: "silent" }) });
const chargeAt = (index: number): Charge => {
  const charge = charges[index];
  if (charge === undefined) throw new Error("too few charges");
  return charge;
};
const isReleased = async ({ id }: Charge) =>
  (await world.db.selectFrom("charges").select("released_at").where("id", "=", id).executeTakeFirstOrThrow())
    .released_at !== null;
const heldAndPayable = async () => {
  const { rows } = await sql<{ code: string; cents: bigint }>`
    select a.code, sum(b.credits - b.debits)::bigint as cents
    from accounts a
    join balances b on b.account_id = a.id
    where a.code in ('org_held', 'org_payable')
    group by a.code
    order by a.code
  `.execute(world.db);
  return rows.map(({ cents }) => cents);
};
const dispute = (charge: Charge, ...words: readonly ("inquiry" | "open" | "won")[]) =>
  disputeCharge(world.db, charge, { words, fee: 0n }, PAID_AT);

test("before its time nothing of a charge is released", async () => {
  await release(after(61.9));
  expect(await heldAndPayable()).toEqual([6n * 960n]);
});

test("what is disputed, or asked back and not booked yet, waits; the rest is the organisations' after 62 days", async () => {
  await dispute(chargeAt(0), "open");
  await dispute(chargeAt(1), "inquiry");
  await sql`
    insert into refunds (charge_id, payer_id, year, key, amount_cents, reason, asked_by, requested_at)
    values (${chargeAt(2).id}, ${chargeAt(2).payer_id}, 2026, 'r', 1001, 'requested', 'admin', ${PAID_AT})
  `.execute(world.db);
  const four = [release(after(62)), release(after(62)), release(after(62)), release(after(62))];
  await Promise.all(four);
  expect(await Promise.all(charges.map(isReleased))).toEqual([false, false, false, true, true, true]);
  expect(await heldAndPayable()).toEqual([3n * 960n, 3n * 960n]);
});

test("a dispute that was won holds nothing back any more", async () => {
  await dispute(chargeAt(0), "won");
  await release(after(80));
  expect(await isReleased(chargeAt(0))).toBe(true);
  expect(await heldAndPayable()).toEqual([2n * 960n, 4n * 960n]);
  const journals = await world.db
    .selectFrom("journals")
    .select("key")
    .where("kind", "=", "release")
    .execute();
  expect(journals).toHaveLength(4);
  expect(await booksDiffer(world.db)).toEqual([]);
});
