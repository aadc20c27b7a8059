import type { Db } from "../../src/db/client.ts";
import { approveIban, proposeIban } from "../../src/features/admin/organisations/change-iban.ts";
import { announceMonth } from "../../src/features/billing/announce/announce-charges.ts";
import { closeMonth } from "../../src/features/billing/close/close-month.ts";
import { markClosed, markSettled } from "../../src/features/billing/finish/finish.queries.ts";
import { approveRun } from "../../src/features/billing/payouts/decide-run.ts";
import { prepareRun } from "../../src/features/billing/payouts/prepare-run.ts";
import { returnPayout, settlePayout } from "../../src/features/billing/payouts/settle-payouts.ts";
import { signRun, takeRunFile } from "../../src/features/billing/payouts/take-file.ts";
import { releaseCharges } from "../../src/features/billing/release/release-charges.ts";
import { sealLastMonth } from "../../src/features/billing/seal/seal-month.ts";
import { erasePerson } from "../../src/features/account/erasure/erase-person.ts";
import { pino } from "pino";
import { disputeCharge, payBack, type Charge } from "./charge-acts.ts";
import { newBurner, newWorkout } from "./month-world.ts";
import { PAID_AT, paidCharges } from "./paid-charge.ts";

const DAY_MS = 86_400_000;
const IBANS = ["BE68539007547034", "NL91ABNA0417164300", "FR1420041010050500013M02606"] as const;
const afterPaid = (days: number) => new Date(PAID_AT.getTime() + days * DAY_MS);

/**
 * A November of ten payers with every kind of money event, and an announced December: refunds that arrived, failed and came
 * back late; disputes open, won and lost; each before and after the release; payouts returned after payment, rejected and
 * ordered; an erased person; two sealed months.
 */
export async function bookedWorld(db: Db): Promise<void> {
  const admins = [await newBurner(db, []), await newBurner(db, [])] as const;
  const charges = await paidCharges(db, 10);
  const charge = (index: number): Charge => {
    const found = charges[index];
    if (found === undefined) throw new Error(`there is no charge ${index}`);
    return found;
  };
  await newWorkout(db, { burner: await burnerOf(db), endAt: "2026-12-10T10:00:00Z", kcal: 2_510 });
  await announceMonth(db, 202611, PAID_AT);
  await markSettled(db);
  await markClosed(db, [202611]);

  await payBack(db, charge(1), { amount: 200n, ends: ["pending", "succeeded"] }, afterPaid(1));
  await payBack(db, charge(2), { amount: 300n, ends: ["pending", "failed"] }, afterPaid(2));
  await disputeCharge(db, charge(3), { words: ["open"], fee: 2_000n }, afterPaid(3));
  await disputeCharge(db, charge(4), { words: ["inquiry", "open", "won"], fee: 2_000n }, afterPaid(4));
  await disputeCharge(db, charge(5), { words: ["open", "lost"], fee: 2_000n }, afterPaid(5));
  await payBack(db, charge(8), { amount: 401n, ends: ["pending"] }, afterPaid(6));
  await sealLastMonth({ db, clock: { now: () => new Date("2027-01-01T00:30:00Z") } });

  await closeMonth(db, 202612, new Date("2027-01-01T05:00:00Z"));
  await announceMonth(db, 202612, new Date("2027-01-01T05:01:00Z"));
  const log = pino({ level: "silent" });
  await releaseCharges({ db, log, clock: { now: () => afterPaid(62) } });
  await payBack(db, charge(6), { amount: 1_001n, ends: ["succeeded"] }, afterPaid(63));
  await disputeCharge(db, charge(7), { words: ["open", "lost"], fee: 2_000n }, afterPaid(64));
  await payBack(db, charge(9), { amount: 500n, ends: ["pending", "succeeded", "failed"] }, afterPaid(65));

  await payOut(db, admins);
  await erase(db, charge(0).payer_id);
  await sealLastMonth({ db, clock: { now: () => new Date("2027-03-01T00:30:00Z") } });
}

async function burnerOf(db: Db): Promise<number> {
  const { burner_id: id } = await db
    .selectFrom("statement_lines")
    .select("burner_id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Every organisation is owed money; one transfer is returned later, one rejected at once, one in progress. */
async function payOut(db: Db, [ines, omar]: readonly [number, number]): Promise<void> {
  const ownIban = "BE71096123456769";
  const organisations = await db.selectFrom("organisations").select("id").orderBy("id").execute();
  for (const [index, { id }] of organisations.entries()) {
    const iban = IBANS[index] ?? "";
    const account = { iban, accountHolder: `Holder ${index}`, communication: null, shared: false, ownIban };
    await proposeIban(db, { actorId: ines, organisationId: id, ...account }, afterPaid(50));
    const change = await db
      .selectFrom("iban_changes")
      .select("id")
      .where("organisation_id", "=", id)
      .executeTakeFirstOrThrow();
    await approveIban(db, { actorId: omar, changeId: change.id, ownIban }, afterPaid(51));
  }
  const now = afterPaid(66);
  const prepared = await db
    .transaction()
    .execute((tx) => prepareRun(tx, { adminId: ines, rules: { ownIban, demo: true } }, now));
  if (!prepared.ok) throw new Error(prepared.refusal);
  const debtor = { name: "Kalivo vzw", iban: ownIban };
  const decision = { runId: prepared.value.runId, adminId: omar, debtor, demo: true };
  const approved = await db.transaction().execute((tx) => approveRun(tx, decision, now));
  if (!approved.ok) throw new Error(approved.refusal.kind);
  const [arrives, comesBack] = await db.selectFrom("payouts").select("id").orderBy("id").execute();
  if (arrives === undefined || comesBack === undefined) throw new Error("too few payouts");
  const taking = { runId: prepared.value.runId, adminId: omar, demo: true };
  await db.transaction().execute((tx) => takeRunFile(tx, taking, now));
  await db.transaction().execute((tx) => signRun(tx, taking, now));
  const paid = { state: "paid", by: omar, settledOn: "2027-02-10", bankReference: null } as const;
  const back = { state: "rejected", by: omar, reason: "closed account" } as const;
  await db.transaction().execute((tx) => settlePayout(tx, arrives.id, paid, afterPaid(69)));
  await db.transaction().execute((tx) => settlePayout(tx, comesBack.id, back, afterPaid(70)));
  const returned = { by: omar, returnedOn: "2027-02-12", reason: "closed account" } as const;
  const again = await db.transaction().execute((tx) => returnPayout(tx, arrives.id, returned, afterPaid(71)));
  if (!again.ok) throw new Error(again.refusal);
}

async function erase(db: Db, payerId: number): Promise<void> {
  const { user_id: id } = await db
    .selectFrom("payers")
    .select("user_id")
    .where("id", "=", payerId)
    .executeTakeFirstOrThrow();
  if (id === null) throw new Error("the payer is a team");
  await db
    .transaction()
    .execute((tx) => erasePerson(tx, { id, publicUrl: "http://localhost" }, afterPaid(71)));
}
