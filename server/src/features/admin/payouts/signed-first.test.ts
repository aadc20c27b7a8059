import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { expect, test } from "vitest";
import { auditLog } from "#server-test/support/admins.ts";
import { camtFile } from "#server-test/support/bank-files.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";

// Nothing leaves or comes back before a run is signed, and what left after all is never paid twice. The tests follow each other.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const desk = usePayoutDesk(kalivo);
const { ines, omar, post, get, fileOf, today, left, back, statement, look, book } = desk;
let run: AdminPayoutRunDetail;
const lineOf = (place: number) => {
  const line = run.payouts[place];
  if (line === undefined) throw new Error(`a payout ${place}`);
  return line;
};
const readRun = async () => (await get(pathTo(api.readPayoutRun, { id: run.id }))).body;
const refusalOf = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];
const alarmOf = async (kind: string) =>
  (await get(api.readDashboard)).body.alarms.filter((alarm) => alarm.kind === kind);

test("an approved run whose file nobody took can be called off, and all of it is owed again", async () => {
  run = await desk.approvedRun();
  const early = await post(ines(), pathTo(api.rejectPayout, { id: lineOf(0).id }), { reason: "wrong line" });
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining("signed at the bank")]);
  const path = pathTo(api.cancelPayouts, { id: run.id });
  const both = await Promise.all([post(ines(), path), post(omar(), path)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const cancelled = await readRun();
  expect([
    cancelled.state,
    cancelled.at_the_bank,
    new Set(cancelled.payouts.map(({ state }) => state)),
  ]).toEqual(["cancelled", 0, new Set(["cancelled"])]);
  expect(cancelled.decided_by).toMatchObject({ id: omar().id }); // who approved it stays
  expect(await desk.obstacleOf(lineOf(0).organisation.id)).toBeNull();
  expect(refusalOf(await fileOf(run.id))).toEqual([409, expect.stringContaining("was cancelled")]);
  const told = await services()
    .db.selectFrom("outbox")
    .select("user_id")
    .where("key", "like", `admin-news:run_recalled:${run.id}:%`)
    .execute();
  expect(new Set(told.map(({ user_id }) => user_id))).toEqual(new Set([ines().id, omar().id]));
  const entry = (await auditLog(kalivo)).find(({ action }) => action === "payout.cancel");
  expect(entry).toMatchObject({ before: { state: "approved" } });
  expect(await desk.differences()).toEqual([]);
});

test("before it is signed at the bank, nothing of a run is marked as paid or as sent back by hand", async () => {
  await desk.wait(1);
  run = await desk.approvedRun();
  await fileOf(run.id);
  const { id } = lineOf(0);
  const tries = [
    await post(ines(), pathTo(api.rejectPayout, { id }), { reason: "AC04" }),
    await post(ines(), pathTo(api.confirmPayout, { id }), { settled_on: today() }),
    await post(ines(), pathTo(api.confirmPayouts, { id: run.id }), { settled_on: today() }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([409, 409, 409]);
  for (const { body } of tries) expect(body.message).toContain("signed at the bank");
  const byHand = services()
    .db.updateTable("payouts")
    .set({ state: "rejected", reject_reason: "x", settled_by: ines().id, settled_at: new Date() })
    .where("id", "=", id)
    .execute();
  await expect(byHand).rejects.toThrow("before its run is signed");
  const taken = await post(ines(), pathTo(api.cancelPayouts, { id: run.id }));
  expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining("file")]);
});

test("a file that was signed is given again until its day, and never once its day or a part of it is over", async () => {
  await post(ines(), pathTo(api.signPayouts, { id: run.id }));
  expect(await readRun()).toMatchObject({ file_offered: true, at_the_bank: run.payouts_count });
  expect((await fileOf(run.id)).status).toBe(200);
  const rejected = await post(ines(), pathTo(api.rejectPayout, { id: lineOf(0).id }), { reason: "AC04" });
  expect(rejected.body).toMatchObject({ file_offered: false });
  const again = await fileOf(run.id);
  expect(refusalOf(again)).toEqual([409, expect.stringContaining("once more")]);
});

test("what the bank shows leaving though it was marked as sent back stays an alarm, and is in no run", async () => {
  await desk.wait(2);
  const text = camtFile([statement([left(lineOf(0))], { reference: "AFTER-ALL" })]);
  expect((await look(text)).body.left_over[0]?.why).toContain("marked as sent back");
  await look(text); // however often it is read
  const [alarm, ...more] = await alarmOf("payouts_left_after_all");
  expect([alarm?.id, alarm?.message, more]).toEqual([
    run.id,
    expect.stringContaining(lineOf(0).organisation.name),
    [],
  ]);
  await post(ines(), pathTo(api.lookAtIban, { id: lineOf(0).organisation.id }));
  expect(await desk.obstacleOf(lineOf(0).organisation.id)).toBe("left_after_all");
  expect((await post(ines(), api.preparePayouts)).status).toBe(409);
});

test("that it did leave is booked after a look, once, and it may still come back", async () => {
  const shown = (await readRun()).payouts.find(({ id }) => id === lineOf(0).id);
  expect(shown?.left_after_all).toEqual({ on: today() });
  const path = pathTo(api.resolvePayout, { id: lineOf(0).id });
  const both = await Promise.all([ines(), omar()].map((who) => post(who, path, { became: "left" })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const line = (await readRun()).payouts.find(({ id }) => id === lineOf(0).id);
  expect(line).toMatchObject({ state: "paid", settled_on: today(), left_after_all: null });
  expect(await alarmOf("payouts_left_after_all")).toEqual([]);
  expect(await desk.differences()).toEqual([]);
  const again = camtFile([statement([left(lineOf(0))], { reference: "AFTER-ALL" })]);
  expect((await look(again)).body).toMatchObject({ matches: [], already: 1, left_over_count: 0 });

  const text = camtFile([statement([back(lineOf(0))], { reference: "BACK" })]);
  const { body } = await look(text);
  expect((await book(ines(), text, body.seen)).status).toBe(200);
  expect(await desk.differences()).toEqual([]);
});

test("an organisation left out because a transfer came back is on the overview until somebody looked at its account", async () => {
  const { organisation } = lineOf(0);
  const [alarm] = await alarmOf("payouts_came_back");
  expect([alarm?.id, alarm?.message]).toEqual([organisation.id, expect.stringContaining(organisation.name)]);
  await post(ines(), pathTo(api.lookAtIban, { id: organisation.id }));
  expect(await alarmOf("payouts_came_back")).toEqual([]);
});

test("when the next run paid it meanwhile, what left after all waits until the books owe as much again", async () => {
  const [, second] = run.payouts;
  if (second === undefined) throw new Error("a second payout");
  await post(ines(), pathTo(api.rejectPayout, { id: second.id }), { reason: "AC04" });
  await post(ines(), pathTo(api.lookAtIban, { id: second.organisation.id }));
  const first = run;
  run = await desk.approvedRun();
  await look(camtFile([statement([left(second)], { reference: "TWICE" })]));
  const path = pathTo(api.resolvePayout, { id: second.id });
  const refused = await post(ines(), path, { became: "left" });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("0,00")]);
  expect(refusalOf(await fileOf(run.id))).toEqual([409, expect.stringContaining("left the account")]); // it would be paid twice
  expect((await post(ines(), pathTo(api.cancelPayouts, { id: run.id }))).status).toBe(200);
  expect((await post(ines(), path, { became: "left" })).status).toBe(200);
  expect((await get(pathTo(api.readPayoutRun, { id: first.id }))).body.rejected).toBe(1);
  expect(await desk.differences()).toEqual([]);
});

test("a statement that shows the money leave is the signature that nobody wrote down", async () => {
  await desk.wait(1);
  run = await desk.approvedRun();
  await fileOf(run.id);
  const text = camtFile([statement(run.payouts.map(left), { reference: "UNSIGNED" })]);
  const { body } = await look(text);
  expect((await book(omar(), text, body.seen)).status).toBe(200);
  expect(await readRun()).toMatchObject({
    signed_by: { id: omar().id },
    at_the_bank: 0,
    paid: run.payouts_count,
  });
});
