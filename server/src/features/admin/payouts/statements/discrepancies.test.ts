import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { beforeAll, expect, test } from "vitest";
import { auditLog } from "#server-test/support/admins.ts";
import { camtFile, codaFile } from "#server-test/support/bank-files.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";

// What a statement says that is not as the books say: kept until an admin writes down what became of it. The tests follow
// each other.

const kalivo = useProduct();
const desk = usePayoutDesk(kalivo);
const { ines, omar, post, get, today, left, statement, look, book } = desk;
let run: AdminPayoutRunDetail;
beforeAll(async () => {
  const approved = await desk.approvedRun();
  await desk.fileOf(approved.id);
  run = (await post(ines(), pathTo(api.signPayouts, { id: approved.id }))).body;
});
const readRun = async () => (await get(pathTo(api.readPayoutRun, { id: run.id }))).body;
const listed = async () => (await get(api.listBankDiscrepancies)).body;
const open = async () => (await listed()).filter(({ ended }) => ended === null);
const alarms = async () =>
  (await get(api.readDashboard)).body.alarms.filter(({ kind }) => kind === "bank_discrepancies");
const line = (place: number) => {
  const payout = run.payouts[place];
  if (payout === undefined) throw new Error("a payout");
  return payout;
};
/** The bank's booking of the run's first payout, to an account that nobody approved. */
const elsewhere = () => ({ ...left(line(0)), iban: "BE68539007547034" });
const strange = { cents: -9_900n, reference: "ODD-1", endToEndId: "KALIVO-20200101T000000000-7" };

test("what does not agree stays after a look, once however often it is read, and is an alarm", async () => {
  const text = camtFile([statement([elsewhere(), { ...strange, day: today() }])]);
  const { body } = await look(text);
  expect(body.left_over.map(({ why }) => why)).toEqual([
    expect.stringContaining("another account"),
    expect.stringContaining("no such run"),
  ]);
  await Promise.all([look(text), look(text)]);
  expect(await open()).toEqual([
    expect.objectContaining({
      why: expect.stringContaining("another account"),
      organisation: line(0).organisation,
      run_id: run.id,
      payout_id: line(0).id,
      day: today(),
      amount_in_euros: -line(0).amount_in_euros,
      seen_by: expect.objectContaining({ id: ines().id }),
    }),
    expect.objectContaining({
      why: expect.stringContaining("no such run"),
      organisation: null,
      run_id: null,
      amount_in_euros: -99,
    }),
  ]);
  expect(await alarms()).toEqual([expect.objectContaining({ count: 2 })]);
});

const find = async (search: string) =>
  (await kalivo.call("GET", api.findAnything, { token: ines().token, data: { search } })).body;

test("what the bank calls about is found by the reference of its entry", async () => {
  const { payouts } = await find(`OUT-${line(0).end_to_end_id.slice(-4)}`);
  expect(payouts).toMatchObject([{ run_id: run.id, reference: line(0).end_to_end_id }]);
  expect(await find("ODD-1")).toMatchObject({ payouts: [], entries: [{ amount_in_euros: -99 }] });
});

test("All are paid leaves out what a statement contradicts, and says so", async () => {
  const leftOut = (...places: number[]) => places.map((place) => line(place).organisation);
  await look(camtFile([statement([{ ...left(line(2)), cents: 2_000n, reference: "PART-1" }])]));
  expect(await readRun()).toMatchObject({
    at_the_bank: 3,
    confirmable: { count: 1, left_out: leftOut(0, 2) }, // money of the third came in: nobody knows what left
  });
  const [, , third] = await open();
  await post(ines(), pathTo(api.endBankDiscrepancy, { id: third?.id ?? 0 }), {
    outcome: "A gift of theirs.",
  });
  expect(await readRun()).toMatchObject({ at_the_bank: 3, confirmable: { count: 2, left_out: leftOut(0) } });
  const all = await post(ines(), pathTo(api.confirmPayouts, { id: run.id }), { settled_on: today() });
  expect([all.status, all.body.at_the_bank, all.body.paid]).toEqual([200, 1, 2]);
  const states = all.body.payouts.map(({ id, state }) => [id === line(0).id, state]);
  expect(states).toContainEqual([true, "ordered"]);
  const again = await post(ines(), pathTo(api.confirmPayouts, { id: run.id }), { settled_on: today() });
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining("does not agree")]);
  expect(await desk.differences()).toEqual([]);
});

test("an admin ends it with what became of it, once; it is in the audit log, and read again it stays ended", async () => {
  const [first] = await open();
  const path = pathTo(api.endBankDiscrepancy, { id: first?.id ?? 0 });
  expect((await post(ines(), path, { outcome: " " })).status).toBe(422);
  const both = await Promise.all(
    [ines(), omar()].map((who) => post(who, path, { outcome: "The bank's clerk mistyped it; it is back." })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await post(ines(), pathTo(api.endBankDiscrepancy, { id: 99_999 }), { outcome: "x" })).status).toBe(
    404,
  );
  const { body: again } = await look(camtFile([statement([elsewhere()])]));
  expect(again.left_over).toEqual([
    expect.objectContaining({ kept: false, outcome: "The bank's clerk mistyped it; it is back." }),
  ]);
  expect(await open()).toHaveLength(1);
  expect(await alarms()).toEqual([expect.objectContaining({ count: 1 })]);
  expect((await listed()).filter(({ id, ended }) => id === first?.id && ended !== null)).toEqual([
    expect.objectContaining({
      ended: expect.objectContaining({ outcome: "The bank's clerk mistyped it; it is back." }),
    }),
  ]);
  const entries = (await auditLog(kalivo)).filter(
    ({ action, target_id: id }) => action === "bank_discrepancy.end" && id === first?.id,
  );
  expect(entries).toHaveLength(1);
  const all = await post(ines(), pathTo(api.confirmPayouts, { id: run.id }), { settled_on: today() });
  expect([all.status, all.body.paid]).toEqual([200, 3]);
});

test("a transfer taken twice stays when the rest of its file is booked, and by another file's name it is the same", async () => {
  const twice = [left(line(1)), { ...left(line(1)), reference: "AGAIN-1" }];
  const text = camtFile([statement(twice, { reference: "TWICE" })]);
  const before = (await open()).length;
  const { body } = await look(text);
  expect(body.left_over[0]?.why).toContain("twice");
  if (body.matches.length > 0) await book(ines(), text, body.seen);
  await look(codaFile([statement(twice, { reference: "2027-090" })]));
  const now = await open();
  expect(now).toHaveLength(before + 1);
  expect(now.at(-1)).toMatchObject({ payout_id: line(1).id, amount_in_euros: -line(1).amount_in_euros });
});

test("a collective entry whose transfers do not make its sum is kept, whichever run they are of", async () => {
  const parts = [line(0), line(1)].map((one) => left(one));
  const sum = parts.reduce((all, { cents }) => all + cents, 0n);
  const torn = { cents: sum - 1n, day: today(), reference: "TORN", parts };
  const strangers = parts.map((part, place) => ({
    ...part,
    endToEndId: `KALIVO-20200101T000000000-${place}`,
  }));
  const text = camtFile([statement([torn, { ...torn, reference: "TORN-2", parts: strangers }])]);
  for (let looks = 0; looks < 2; looks += 1) {
    const { body } = await look(text);
    expect(body.left_over).toEqual([
      expect.objectContaining({ why: expect.stringContaining("do not make its amount"), kept: true }),
      expect.objectContaining({ why: expect.stringContaining("no such run"), kept: true }),
    ]);
  }
  const kept = (await open()).filter(({ reference }) => reference.startsWith("TORN"));
  expect(kept.map(({ run_id }) => run_id)).toEqual([run.id, null]);
});

test("what is nobody's, or to be read once more later, is not kept", async () => {
  const before = (await open()).length;
  const charges = { cents: -1_250n, day: today(), text: "Bank charges", reference: "COSTS" };
  const future = { ...left(line(2)), day: "2040-01-02" };
  await look(camtFile([statement([charges, future], { reference: "NOBODYS" })]));
  expect(await open()).toHaveLength(before);
});

test("nobody changes what the bank said, with the product's own role", async () => {
  const { db } = kalivo.product.services;
  const change = db.updateTable("bank_discrepancies").set({ amount_cents: 1n }).execute();
  await expect(change).rejects.toThrow("stays");
  await expect(db.deleteFrom("bank_discrepancies").execute()).rejects.toThrow(/denied|stays/);
});
