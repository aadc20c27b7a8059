import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { beforeAll, expect, test } from "vitest";
import { camtFile, codaFile } from "#server-test/support/bank-files.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";
import { bookProviderPayouts } from "#server/features/billing/watch/book-provider-payouts.ts";

// Whole runs as one sum, and entries that only look like ours. The tests follow each other.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const desk = usePayoutDesk(kalivo);
const { ines, post, today, left, back, statement, look, book, centsOf } = desk;
let run: AdminPayoutRunDetail;
beforeAll(async () => {
  run = await signedRun();
});
async function signedRun(): Promise<AdminPayoutRunDetail> {
  const approved = await desk.approvedRun();
  await desk.fileOf(approved.id);
  await post(ines(), pathTo(api.signPayouts, { id: approved.id }));
  return approved;
}
const lineOf = (place: number) => {
  const line = run.payouts[place];
  if (line === undefined) throw new Error(`a payout ${place}`);
  return line;
};
const whysOf = async (text: string) => (await look(text)).body.left_over.map(({ why }) => why);
const batch = (reference: string) => ({
  cents: -centsOf(run.amount_in_euros),
  day: today(),
  order: run.message_id,
  reference,
  parts: [{ cents: 0n }],
});

test("exactly the account and the sum of a payout, without our reference, is named as ours", async () => {
  const { endToEndId: _, ...without } = left(lineOf(0));
  expect(await whysOf(camtFile([statement([without])]))).toEqual([
    expect.stringContaining("those of a payout"),
  ]);
  expect(await whysOf(camtFile([statement([{ ...without, cents: without.cents - 1n }])]))).toEqual([null]);
});

test("a reference of our shape without a run is named, alone or for a whole run", async () => {
  const alone = { ...left(lineOf(0)), endToEndId: "KALIVO-20261015T080000000-1" };
  const whole = { ...batch("X"), order: "KALIVO-20261015T080000000" };
  expect(await whysOf(camtFile([statement([alone, whole])]))).toEqual([
    expect.stringContaining("no such run"),
    expect.stringContaining("no such run"),
  ]);
});

test("after some of a run were marked as sent back, a sum for all of it is left over with what that was", async () => {
  const rejected = [lineOf(0), lineOf(1)];
  for (const { id } of rejected)
    await post(ines(), pathTo(api.rejectPayout, { id }), { reason: "the bank says so" });
  const text = codaFile([statement([batch("SUM-1")], { reference: "2027-020" })]);
  const given = rejected.reduce((sum, { amount_in_euros }) => sum + amount_in_euros, 0);
  const { body } = await look(text);
  expect([body.matches, body.already]).toEqual([[], 0]);
  expect(body.left_over[0]?.why).toContain(given.toFixed(2).replace(".", ","));
  expect(await desk.obstacleOf(lineOf(0).organisation.id)).toBe("left_after_all");

  for (const { id } of rejected)
    expect((await post(ines(), pathTo(api.resolvePayout, { id }), { became: "left" })).status).toBe(200);
  const again = await look(text);
  expect(again.body).toMatchObject({ already: 2, left_over: [] });
  expect((await book(ines(), text, again.body.seen)).status).toBe(200);
  expect((await look(text)).body).toMatchObject({ matches: [], already: 3, left_over: [] });
  expect(await desk.differences()).toEqual([]);
});

test("a whole run that leaves again, on another day or by another booking of the day, left twice", async () => {
  const sameDay = codaFile([statement([batch("SUM-2")], { reference: "2027-021" })]);
  expect(await whysOf(sameDay)).toEqual([expect.stringContaining("twice")]);
  await desk.wait(1);
  const nextDay = camtFile([statement([batch("SUM-3")], { reference: "2027-022" })]);
  expect(await whysOf(nextDay)).toEqual([expect.stringContaining("twice")]);
});

test("one payout that leaves again in a later statement of the day left twice", async () => {
  const day = services().clock.now().toISOString().slice(0, 10);
  const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  const again = { ...left(lineOf(2)), day: yesterday, reference: "OTHER-BOOKING" };
  expect(await whysOf(codaFile([statement([again], { reference: "2027-023" })]))).toEqual([
    expect.stringContaining("twice"),
  ]);
});

test("a stranger who writes our reference returns nothing; the bank, the field and the organisation do", async () => {
  const { endToEndId, code: _, iban, ...credit } = back(lineOf(0));
  const stranger = {
    ...credit,
    iban: "NL91ABNA0417164300",
    name: "A stranger",
    text: `thanks ${endToEndId}`,
  };
  const { body } = await look(camtFile([statement([stranger])]));
  expect(body.matches).toEqual([]);
  expect(body.left_over[0]).toMatchObject({
    name: "A stranger",
    why: expect.stringMatching(/no return of the bank.*ending in 4300/),
  });
  const { iban: _none, ...untold } = stranger;
  expect(await whysOf(camtFile([statement([untold])]))).toEqual([expect.stringContaining("not told")]);
  for (const one of [
    { ...stranger, endToEndId: endToEndId ?? "" },
    { ...stranger, code: "AC04" },
    { ...stranger, iban: iban ?? "" },
  ])
    expect((await look(camtFile([statement([one])]))).body.matches).toEqual([
      expect.objectContaining({
        kind: "payout_returned",
        from: { name: "A stranger", iban_end: (one.iban ?? "").slice(-4) },
      }),
    ]);
});

test("a statement that lists the newest first is judged in the order in which it happened, also across statements", async () => {
  await desk.wait(1);
  const { id } = lineOf(0).organisation;
  const first = camtFile([statement([back(lineOf(0))], { reference: "B" })]);
  const { body } = await look(first);
  await book(ines(), first, body.seen);
  await post(ines(), pathTo(api.lookAtIban, { id }));
  run = await signedRun();
  const day = today();
  await desk.wait(2);
  const out = statement([{ ...left(lineOf(0)), day }], { reference: "OLD" });
  const newest = statement([back(lineOf(0)), { cents: 500n, day: today(), reference: "GIFT" }]);
  const text = camtFile([newest, out]);
  const looked = await look(text);
  expect(looked.body.matches.map(({ kind }) => kind)).toEqual(["payout_paid", "payout_returned"]);
  expect((await book(ines(), text, looked.body.seen)).status).toBe(200);
  expect(await desk.differences()).toEqual([]);
});

test("what the payment provider sent goes to the entry that has its reference, and another sum of it is told", async () => {
  const at = services().clock.now();
  const sent = { kind: "payout", fee: 0n, at, availableOn: at, currency: "eur", givenBackBy: null } as const;
  await bookProviderPayouts(
    services().db,
    "stripe",
    [{ ...sent, ref: "txn_1", sourceRef: "po_1", gross: -12_345n, net: -12_345n }],
    new Date(at.getTime() - 1),
  );
  const named = { cents: 12_345n, day: today(), reference: "CR-1", name: "BANK OF SOMEBODY", text: "po_1" };
  const stranger = { ...named, reference: "CR-2", name: "A donor", text: "for your stripe fund" };
  const { body } = await look(camtFile([statement([stranger, named])]));
  expect(body.matches).toEqual([expect.objectContaining({ kind: "provider_payout", reference: "po_1" })]);
  expect(body.left_over.map(({ name, why }) => [name, why])).toEqual([["A donor", null]]);
  const more = { ...named, cents: 12_346n };
  expect(await whysOf(camtFile([statement([more])]))).toEqual([expect.stringContaining("123,45")]);
});

test("what the payment provider took from the account is found on the statement, once", async () => {
  const at = services().clock.now();
  const taken = { kind: "payout", fee: 0n, at, availableOn: at, currency: "eur", givenBackBy: null } as const;
  await bookProviderPayouts(
    services().db,
    "stripe",
    [{ ...taken, ref: "txn_9", sourceRef: "po_9", gross: 1_001n, net: 1_001n }],
    at,
  );
  const debit = { cents: -1_001n, day: today(), reference: "TAKEN", name: "STRIPE PAYMENTS EUROPE" };
  const text = codaFile([statement([debit], { reference: "2027-050" })]);
  const { body } = await look(text);
  expect(body.matches).toEqual([
    expect.objectContaining({ kind: "provider_withdrawal", reference: "po_9", amount_in_euros: -10.01 }),
  ]);
  expect((await book(ines(), text, body.seen)).status).toBe(200);
  expect((await look(text)).body).toMatchObject({ matches: [], already: 1, left_over: [] });
  expect(await desk.differences()).toEqual([]);
});
