import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { beforeAll, expect, test } from "vitest";
import { callsAs, callsOf } from "#server-test/support/calls-of.ts";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { giveAccount, owedOrganisations, RELEASED_AT } from "#server-test/support/owed-organisations.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// One month's money on its way to three organisations. The tests follow each other.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
let ines: Somebody;
let omar: Somebody;
let first: number;
let second: number;
let third: number;
beforeAll(async () => {
  ines = await anAdmin(kalivo, "Ines");
  omar = await anAdmin(kalivo, "Omar");
  const ids = await owedOrganisations(kalivo.product.services);
  [first = 0, second = 0, third = 0] = ids;
  await giveAccount(db(), first, [ines.id, omar.id], {
    iban: "BE68539007547034",
    communication: "090933755493",
  });
  await kalivo.moveTo(RELEASED_AT.toISOString());
});

const { get } = callsAs(kalivo, () => ines);
const { post } = callsOf(kalivo);
const obstacles = async () =>
  Object.fromEntries(
    (await get(api.listOwed)).body.map(({ organisation, obstacle }) => [organisation.id, obstacle]),
  );
const differences = () => booksDiffer(db());
const wait = (days: number) =>
  kalivo.moveTo(new Date(kalivo.product.services.clock.now().getTime() + days * 86_400_000).toISOString());

test("who is owed what, and why some are left out", async () => {
  await giveAccount(db(), third, [ines.id, omar.id], { iban: "BE68539007547035" });
  expect(await obstacles()).toEqual({ [first]: null, [second]: "no_account", [third]: "unusable_account" });
  const { body } = await get(api.readPayoutStand);
  expect(body).toMatchObject({ payable_in_euros: 96, held_in_euros: 0, held_until: [], prepared_run: null });
  expect(body.ready.count).toBe(1);
});

let run: AdminPayoutRunDetail;

test("of two admins who prepare at once one does, and nothing is booked", async () => {
  await giveAccount(db(), second, [ines.id, omar.id], {
    holder: "Trees & Co asbl",
    iban: "NL91ABNA0417164300",
  });
  const both = await Promise.all([
    post(ines, api.preparePayouts),
    post(omar, api.preparePayouts),
    post(ines, api.preparePayouts),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  run = both.find(({ status }) => status === 201)?.body ?? run;
  expect(run).toMatchObject({ state: "prepared", payouts_count: 2, decided_by: null });
  expect(run.payouts.find(({ organisation }) => organisation.id === first)).toMatchObject({
    iban: "BE68 5390 0754 7034",
    communication: "+++090/9337/55493+++",
    state: "prepared",
  });
  expect(await obstacles()).toMatchObject({ [first]: "under_way" });
  expect((await get(api.readPayoutStand)).body).toMatchObject({
    payable_in_euros: 96,
    in_transit_in_euros: 0,
    prepared_run: run.id,
  });
  expect((await get(pathTo(api.payoutFile, { id: run.id }))).status).toBe(409);
});

test("who prepared it cannot approve it, nor can the database be told so", async () => {
  const author = run.prepared_by?.id === ines.id ? ines : omar;
  const { status, body } = await post(author, pathTo(api.approvePayouts, { id: run.id }));
  expect([status, body.message]).toEqual([409, expect.stringContaining("Another admin")]);
  const byHand = db()
    .updateTable("payout_runs")
    .set({
      state: "approved",
      decided_by: author.id,
      decided_at: RELEASED_AT,
      debtor_name: "K",
      debtor_iban: "BE71096123456769",
    })
    .where("id", "=", run.id)
    .execute();
  await expect(byHand).rejects.toThrow("two_admins");
});

test("without an account of the association, or with another of an organisation, approving is refused in words", async () => {
  const other = run.prepared_by?.id === ines.id ? omar : ines;
  const { config } = kalivo.product.services;
  const { associationIban } = config;
  Object.assign(config, { associationIban: null });
  const missing = await post(other, pathTo(api.approvePayouts, { id: run.id }));
  expect([missing.status, missing.body.message]).toEqual([
    409,
    expect.stringContaining("own account isn't set up yet"),
  ]);
  Object.assign(config, { associationIban });

  await giveAccount(db(), second, [ines.id, omar.id], {
    holder: "Trees & Co asbl",
    iban: "FR1420041010050500013M02606",
    since: RELEASED_AT,
  });
  const moved = await post(other, pathTo(api.approvePayouts, { id: run.id }));
  expect([moved.status, moved.body.message]).toEqual([
    409,
    expect.stringContaining("another bank account counts"),
  ]);
  const cancelled = await post(ines, pathTo(api.cancelPayouts, { id: run.id }));
  expect(cancelled.body).toMatchObject({
    state: "cancelled",
    payouts: [{ state: "cancelled" }, { state: "cancelled" }],
  });
  expect((await post(omar, pathTo(api.cancelPayouts, { id: run.id }))).status).toBe(409);
  expect((await post(other, pathTo(api.approvePayouts, { id: run.id }))).status).toBe(409);
});

test("another admin approves: the money is on its way, once, and the file is the same for ever", async () => {
  await wait(1);
  run = (await post(ines, api.preparePayouts)).body;
  const answers = await Promise.all(
    [1, 2, 3].map(() => post(omar, pathTo(api.approvePayouts, { id: run.id }))),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const file = await get(pathTo(api.payoutFile, { id: run.id }));
  expect([file.status, file.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="${run.message_id}.xml"`);
  expect(file.text).toContain("<Nm>Trees + Co asbl</Nm>");
  expect(file.text).toContain("<IBAN>FR1420041010050500013M02606</IBAN>");
  expect(file.text).toContain("<Ustrd>Kalivo 2026-11</Ustrd>");
  await db().updateTable("organisations").set({ name: "Another name" }).where("id", "=", first).execute();
  await wait(3);
  expect((await get(pathTo(api.payoutFile, { id: run.id }))).text).toBe(file.text);

  const { body } = await get(api.readPayoutStand);
  expect([body.payable_in_euros + body.in_transit_in_euros, body.in_transit_in_euros]).toEqual([
    96,
    run.amount_in_euros,
  ]);
  expect(await differences()).toEqual([]);
  expect((await post(ines, api.preparePayouts)).body.message).toContain("Nothing can be paid out");
});

test("what was prepared stays as it was, whoever asks", async () => {
  const line = db().updateTable("payouts").where("run_id", "=", run.id);
  await expect(line.set({ iban: "BE71096123456769" }).execute()).rejects.toThrow("stays as it was prepared");
  await expect(line.set({ amount_cents: 1n }).execute()).rejects.toThrow("stays as it was prepared");
  const again = db().updateTable("payout_runs").set({ execute_on: "2020-01-01" }).where("id", "=", run.id);
  await expect(again.execute()).rejects.toThrow("stays as it was decided");
});

test("the bank paid one and sent one back, which is owed again", async () => {
  await post(ines, pathTo(api.signPayouts, { id: run.id }));
  const paid = run.payouts.find(({ organisation }) => organisation.id === first);
  const back = run.payouts.find(({ organisation }) => organisation.id === second);
  const today = kalivo.product.services.clock.now().toISOString().slice(0, 10);
  const line = { id: String(paid?.id) };
  const early = await post(ines, pathTo(api.confirmPayout, line), { settled_on: "2020-01-01" });
  expect([early.status, early.body.errors?.["settled_on"]]).toEqual([
    422,
    [expect.stringContaining("after that day")],
  ]);
  const late = await post(ines, pathTo(api.confirmPayout, line), { settled_on: "2040-01-01" });
  expect([late.status, late.body.errors?.["settled_on"]]).toEqual([
    422,
    [expect.stringContaining("not come yet")],
  ]);
  expect((await post(ines, pathTo(api.rejectPayout, { id: String(back?.id) }))).status).toBe(422);

  const both = await Promise.all([
    post(ines, pathTo(api.confirmPayout, line), { settled_on: today, bank_reference: "BNP-1" }),
    post(omar, pathTo(api.rejectPayout, line), { reason: "closed" }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const settled = both.find(({ status }) => status === 200)?.body.payouts.find(({ id }) => id === paid?.id);
  expect(["paid", "rejected"]).toContain(settled?.state);

  const rejected = await post(ines, pathTo(api.rejectPayout, { id: String(back?.id) }), {
    reason: "account closed",
  });
  expect(rejected.body.payouts.find(({ id }) => id === back?.id)).toMatchObject({
    state: "rejected",
    reject_reason: "account closed",
    settled_by: { id: ines.id },
  });
  expect((await post(omar, pathTo(api.confirmPayouts, { id: run.id }), { settled_on: today })).status).toBe(
    409,
  );
  expect((await get(api.readPayoutStand)).body.in_transit_in_euros).toBe(0);
  expect(await differences()).toEqual([]);
});

test("the next run brings what came back once somebody looked at its account, and all of it is confirmed at once", async () => {
  await wait(1);
  const waiting = Object.entries(await obstacles()).filter(([, obstacle]) => obstacle === "came_back");
  expect(waiting.length).toBeGreaterThan(0);
  for (const [id] of waiting) expect((await post(ines, pathTo(api.lookAtIban, { id }))).status).toBe(200);
  run = (await post(omar, api.preparePayouts)).body;
  expect(run.payouts_count).toBe(waiting.length);
  await post(ines, pathTo(api.approvePayouts, { id: run.id }));
  expect((await get(pathTo(api.payoutFile, { id: run.id }))).text).toContain("Kalivo 2026-11"); // the months of what came back
  await post(ines, pathTo(api.signPayouts, { id: run.id }));
  const today = kalivo.product.services.clock.now().toISOString().slice(0, 10);
  const confirmed = await post(omar, pathTo(api.confirmPayouts, { id: run.id }), { settled_on: today });
  expect(confirmed.body).toMatchObject({ at_the_bank: 0, paid: run.payouts_count });
  expect((await get(pathTo(api.payoutFile, { id: run.id }))).status).toBe(409);
  expect(await differences()).toEqual([]);
});

test("everything is in the audit log, without an account in full", async () => {
  const log = await auditLog(kalivo);
  const actions = new Set(log.map(({ action }) => action));
  for (const action of ["prepare", "cancel", "approve", "file", "reject", "confirm_all"])
    expect(actions).toContain(`payout.${action}`);
  expect(JSON.stringify(log)).not.toMatch(/[A-Z]{2}\d{2}[A-Z0-9]{8,}/);
});

test("what does not exist is not found", async () => {
  const id = 99;
  for (const path of [api.approvePayouts, api.cancelPayouts] as const)
    expect((await post(ines, pathTo(path, { id }))).status).toBe(404);
  const data = { settled_on: "2027-01-01", reason: "none" };
  for (const path of [api.confirmPayouts, api.confirmPayout, api.rejectPayout] as const)
    expect((await post(ines, pathTo(path, { id }), data)).status).toBe(404);
  for (const path of [api.readPayoutRun, api.payoutFile] as const)
    expect((await get(pathTo(path, { id }))).status).toBe(404);
});
