import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { paidCharges } from "#server-test/support/paid-charge.ts";
import { checkBooks } from "../ledger/check.ts";
import { reverseCharge } from "../reversals/reverse-charge.ts";
import { journalRefund } from "../ledger/post-reversal.ts";
import { BEGINNING } from "./checksum-chain.ts";
import { sealLastMonth } from "./seal-month.ts";

const world = useDatabase();
const sealAt = (instant: string) => sealLastMonth({ db: world.db, clock: { now: () => new Date(instant) } });
const seals = () => world.db.selectFrom("ledger_seals").selectAll().orderBy("month").execute();
const sealed = async () =>
  (await checkBooks(world.db)).find(({ title }) => title.startsWith("Journals of sealed months"))
    ?.differences;

const sha256 = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

test("a month is sealed once, when it is over, also an empty one", async () => {
  await sealAt("2026-12-01T00:00:00Z");
  const [charge] = await paidCharges(world.db, 2);
  await Promise.all([sealAt("2027-01-01T00:30:00Z"), sealAt("2027-01-01T00:30:00Z")]);
  await sealAt("2027-01-31T20:00:00Z");
  expect(await seals()).toMatchObject([
    { month: 202611, journals: 0, checksum: BEGINNING },
    { month: 202612, journals: 6, previous: BEGINNING },
  ]);

  await world.db.transaction().execute(async (transaction) => {
    if (charge === undefined) throw new Error("nothing was paid");
    const refund = { chargeId: charge.id, kind: "refund", amount: 1_001n, at: new Date() } as const;
    const { given } = await reverseCharge(transaction, refund);
    const taken = { charge, amount: refund.amount, given, provider: "sandbox", at: refund.at } as const;
    await journalRefund(transaction, "re", taken);
  });
  await sealAt("2027-02-01T00:30:00Z");
  const [, december, january] = await seals();
  expect(january).toMatchObject({ month: 202701, journals: 2, previous: december?.checksum });
});

test("anybody can recompute the checksums from the leaves, and an auditor the leaves from the journals", async () => {
  const { rows } = await sql<{ salt: Buffer; id: bigint; text: string; leaf: Buffer; checksum: Buffer }>`
    select s.salt, l.journal_id as id, t.text, l.leaf, s.checksum
    from ledger_leaves l
    join ledger_seals s on s.month = l.month
    join journal_texts t on t.id = l.journal_id
    order by l.month, l.position
  `.execute(world.db);
  let checksum = BEGINNING;
  for (const { salt, id, text, leaf } of rows) {
    const own = sha256(salt, `${id}`).toString("hex");
    expect(sha256(`${own}|${text}`)).toEqual(leaf);
    checksum = sha256(checksum, leaf);
  }
  expect(checksum).toEqual(rows.at(-1)?.checksum);
  expect(rows[0]?.text).toMatch(
    /^1\|charge:1\|charge_succeeded\|2026-12-04T08:00:00\.000000Z\|1001\|provider_clearing:1>org_held:/,
  );
});

test("a journal rewritten behind the database's back is found", async () => {
  expect(await sealed()).toEqual([]);
  const refused = world.owner.deleteFrom("ledger_leaves").execute();
  await expect(refused).rejects.toThrow("append-only");
  await sql`alter table transfers disable trigger transfers_append_only`.execute(world.owner);
  await sql`update transfers set amount_cents = amount_cents + 1 where journal_id = 2`.execute(world.owner);
  expect(await sealed()).toMatchObject([{ subject: "journal 2, sealed with 202612" }]);
});
