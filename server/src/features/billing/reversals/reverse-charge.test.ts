import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { paidCharges } from "#server-test/support/paid-charge.ts";
import { journalRefund } from "../ledger/post-reversal.ts";
import { heldByOrganisation } from "../ledger/ledger.queries.ts";
import type { Charge } from "../collect/settle-charge.ts";
import { reverseCharge, undoReversal } from "./reverse-charge.ts";

const world = useDatabase();
const AT = new Date("2026-12-10T10:00:00Z");
let charges: Charge[];

beforeAll(async () => {
  charges = await paidCharges(world.db, 3);
});

/** Each test has a charge of its own. */
function nextCharge(): Charge {
  const charge = charges.pop();
  if (charge === undefined) throw new Error("too few charges");
  return charge;
}

/** Books a refund of this amount; resolves with the reversal. */
const takeBack = (charge: Charge, ref: string, amount: bigint) =>
  world.db.transaction().execute(async (transaction) => {
    const reversal = { chargeId: charge.id, kind: "refund", amount, at: AT } as const;
    const { reversalId, given } = await reverseCharge(transaction, reversal);
    await journalRefund(transaction, ref, { charge, amount, given, provider: "sandbox", at: AT });
    await transaction
      .insertInto("refunds")
      .values({
        charge_id: charge.id,
        payer_id: charge.payer_id,
        year: 2026,
        key: ref,
        amount_cents: amount,
        reason: "requested",
        asked_by: "admin",
        state: "succeeded",
        provider_ref: ref,
        reversal_id: reversalId,
        requested_at: AT,
        finished_at: AT,
      })
      .execute();
    return reversalId;
  });

const totalsOf = async ({ payer_id }: Charge) => {
  const { rows } = await sql<{ gross_cents: bigint; payers_count: number }>`
    select gross_cents, payers_count from gross_totals where party = 'payer' and party_id = ${payer_id}
  `.execute(world.db);
  return rows[0];
};
const differences = () => booksDiffer(world.db);

test("parts and then the rest go back: every party's figures follow, and nothing stays held", async () => {
  const charge = nextCharge();
  const held = async () =>
    (await heldByOrganisation(world.db, charge.id)).reduce((sum, { cents }) => sum + cents, 0n);
  expect([charge.amount_cents, await held()]).toEqual([1_001n, 960n]);

  await takeBack(charge, "a", 100n);
  expect(await totalsOf(charge)).toEqual({ gross_cents: 901n, payers_count: 1 });
  expect(await held()).toBe(864n); // 960 × 901 / 1001 floored: the fee's part of it is the association's loss
  await takeBack(charge, "b", 333n);
  expect(await differences()).toEqual([]);
  await takeBack(charge, "c", 568n);
  expect(await totalsOf(charge)).toEqual({ gross_cents: 0n, payers_count: 0 });
  expect(await held()).toBe(0n);
  expect(await differences()).toEqual([]);
});

test("what did not go back after all counts as given again", async () => {
  const charge = nextCharge();
  const before = await totalsOf(charge);
  const reversal = { chargeId: charge.id, kind: "dispute", amount: 5_000n, at: AT } as const;
  const { reversalId, given } = await world.db
    .transaction()
    .execute((transaction) => reverseCharge(transaction, reversal));
  expect([given, (await totalsOf(charge))?.gross_cents]).toEqual([1_001n, 0n]); // never more than was given
  if (reversalId === null) throw new Error("nothing was reversed");
  await world.db
    .transaction()
    .execute((transaction) => undoReversal(transaction, { chargeId: charge.id, reversalId, at: AT }));
  expect(await totalsOf(charge)).toEqual(before);
  expect(await differences()).toEqual([]);
});

test("of what has gone back already nothing is taken", async () => {
  const charge = nextCharge();
  await takeBack(charge, "whole", 1_001n);
  expect(await takeBack(charge, "again", 1n)).toBeNull();
  expect(await differences()).toEqual([]);
});
