import { pino } from "pino";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { disputeCharge, payBack } from "#server-test/support/charge-acts.ts";
import { theAssociation, useDatabase } from "#server-test/support/month-world.ts";
import { PAID_AT, paidCharges } from "#server-test/support/paid-charge.ts";
import type { Charge } from "../collect/settle-charge.ts";
import { HELD_FIGURE } from "../figures/received.queries.ts";
import { prepareRun } from "../payouts/prepare-run.ts";
import { owedToAll } from "../payouts/owed/owed.queries.ts";
import { releaseCharges } from "../release/release-charges.ts";

// Rule 75: what is given for the association itself is kept, and never transferred.

const world = useDatabase();
const RELEASED_AT = new Date("2027-03-01T08:00:00Z");
let association: number;
let charges: Charge[];
let held = 0n;
beforeAll(async () => {
  association = await theAssociation(world.db);
  charges = await paidCharges(world.db, 3, association);
});

const chargeAt = (index: number): Charge => {
  const charge = charges[index];
  if (charge === undefined) throw new Error("too few charges");
  return charge;
};
const release = () =>
  releaseCharges({ db: world.db, clock: { now: () => RELEASED_AT }, log: pino({ level: "silent" }) });

/** The association's cents by account. */
async function standing(): Promise<Record<string, bigint>> {
  const { rows } = await sql<{ code: string; cents: bigint }>`
    select a.code, (b.credits - b.debits)::bigint as cents
    from accounts a
    join balances b on b.account_id = a.id
    where a.owner_id = ${association}
      and a.code like 'org\_%'
      and b.credits <> b.debits
  `.execute(world.db);
  return Object.fromEntries(rows.map(({ code, cents }) => [code, cents]));
}

/** What it was given of every charge, recounted from the lines: a third of one burner's, half of the other's. */
async function givenToIt(): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(cents), 0)::bigint as cents from given_shares where organisation_id = ${association}
  `.execute(world.db);
  return rows[0]?.cents ?? 0n;
}

test("what becomes payable of what is on hold is without it", async () => {
  const { rows } = await sql<{ cents: bigint }>`
    select sum(b.credits - b.debits)::bigint as cents
    from accounts a
    join balances b on b.account_id = a.id
    where a.code = 'org_held'
      and a.owner_id <> ${association}
  `.execute(world.db);
  const cents = rows[0]?.cents;
  expect(await HELD_FIGURE.count(world.db, 202611)).toMatchObject([{ charges: 3, cents, left_cents: cents }]);
});

test("it is on hold like everybody's, and then kept; nothing of it is ever owed", async () => {
  held = (await standing())["org_held"] ?? 0n;
  expect(held).toBeGreaterThan(0n);
  expect(held).toBeLessThan(await givenToIt()); // its part of the fees is taken
  await payBack(
    world.db,
    chargeAt(2),
    { amount: 1_001n, ends: ["pending", "succeeded"], key: "re_back" },
    PAID_AT,
  );
  const left = (await standing())["org_held"] ?? 0n;
  expect(left).toBeLessThan(held);
  await Promise.all([release(), release()]);
  expect(await standing()).toEqual({ org_kept: left });
  expect(await booksDiffer(world.db)).toEqual([]);
});

test("no payout is made of it, and the account is not asked for", async () => {
  expect((await owedToAll(world.db, RELEASED_AT)).map(({ id }) => id)).not.toContain(association);
  const rules = { ownIban: null, demo: false };
  const prepared = await world.db
    .transaction()
    .execute((tx) => prepareRun(tx, { adminId: 1, rules }, RELEASED_AT));
  expect(prepared).toEqual({ ok: false, refusal: "nothing_to_pay" });
});

test("a refund that fails after the release comes back to it as kept", async () => {
  await payBack(world.db, chargeAt(2), { amount: 1_001n, ends: ["failed"], key: "re_back" }, RELEASED_AT);
  expect(await standing()).toEqual({ org_kept: held });
  expect(await booksDiffer(world.db)).toEqual([]);
});

test("a dispute lost after the release is the association's loss, as with every organisation", async () => {
  const before = await standing();
  await disputeCharge(world.db, chargeAt(0), { words: ["open", "lost"], fee: 2_000n }, RELEASED_AT);
  expect(await standing()).toEqual(before);
  expect(await booksDiffer(world.db)).toEqual([]);
});

test("which one it is cannot change, and there is one", async () => {
  const change = world.db
    .updateTable("organisations")
    .set({ is_association: false })
    .where("id", "=", association);
  await expect(change.execute()).rejects.toThrow("does not change");
  await expect(theAssociation(world.db)).rejects.toThrow("organisations_one_association");
});
