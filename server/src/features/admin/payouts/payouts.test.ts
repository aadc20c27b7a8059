import type {
  AdminOwed,
  AdminPayoutRunDetail,
  AdminPayoutStand,
} from "@kalivo/contract/shapes/admin-payouts.ts";
import { beforeAll, expect, test } from "vitest";
import { booksDiffer } from "../../../../test/support/books-differ.ts";
import { anAdmin, auditLog } from "../../../../test/support/admins.ts";
import { giveAccount, owedOrganisations, RELEASED_AT } from "../../../../test/support/owed-organisations.ts";
import type { Somebody } from "../../../../test/support/people.ts";
import { useProduct } from "../../../../test/support/product.ts";

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

type Answer = AdminPayoutRunDetail & { message: string; errors: Record<string, string[]> };
const post = (who: Somebody, path: string, data = {}) =>
  kalivo.call<Answer>("POST", `/api/admin${path}`, { token: who.token, data });
const get = <Body = Answer>(path: string) =>
  kalivo.call<Body>("GET", `/api/admin/payouts${path}`, { token: ines.token });
const obstacles = async () =>
  Object.fromEntries(
    (await get<AdminOwed[]>("/organisations")).body.map(({ organisation, obstacle }) => [
      organisation.id,
      obstacle,
    ]),
  );
const differences = () => booksDiffer(db());
const wait = (days: number) =>
  kalivo.moveTo(new Date(kalivo.product.services.clock.now().getTime() + days * 86_400_000).toISOString());

test("who is owed what, and why some are left out", async () => {
  await giveAccount(db(), third, [ines.id, omar.id], { iban: "BE68539007547035" });
  expect(await obstacles()).toEqual({ [first]: null, [second]: "no_account", [third]: "unusable_account" });
  const { body } = await get<AdminPayoutStand>("/stand");
  expect(body).toMatchObject({ payable_in_euros: 96, held_in_euros: 0, held_until: [], prepared_run: null });
  expect(body.ready.count).toBe(1);
});

let run: AdminPayoutRunDetail;

test("of two admins who prepare at once one does, and nothing is booked", async () => {
  await giveAccount(db(), second, [ines.id, omar.id], {
    holder: "Trees & Co asbl",
    iban: "NL91ABNA0417164300",
  });
  const both = await Promise.all([post(ines, "/payouts"), post(omar, "/payouts"), post(ines, "/payouts")]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  run = both.find(({ status }) => status === 201)?.body ?? run;
  expect(run).toMatchObject({ state: "prepared", payouts_count: 2, decided_by: null });
  expect(run.payouts.find(({ organisation }) => organisation.id === first)).toMatchObject({
    iban: "BE68 5390 0754 7034",
    communication: "+++090/9337/55493+++",
    state: "prepared",
  });
  expect(await obstacles()).toMatchObject({ [first]: "under_way" });
  expect((await get<AdminPayoutStand>("/stand")).body).toMatchObject({
    payable_in_euros: 96,
    in_transit_in_euros: 0,
    prepared_run: run.id,
  });
  expect((await get(`/${run.id}/file`)).status).toBe(409);
});

test("who prepared it cannot approve it, nor can the database be told so", async () => {
  const author = run.prepared_by?.id === ines.id ? ines : omar;
  const { status, body } = await post(author, `/payouts/${run.id}/approve`);
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
  const missing = await post(other, `/payouts/${run.id}/approve`);
  expect([missing.status, missing.body.message]).toEqual([409, expect.stringContaining("ASSOCIATION_IBAN")]);
  Object.assign(config, { associationIban });

  await giveAccount(db(), second, [ines.id, omar.id], {
    holder: "Trees & Co asbl",
    iban: "FR1420041010050500013M02606",
    since: RELEASED_AT,
  });
  const moved = await post(other, `/payouts/${run.id}/approve`);
  expect([moved.status, moved.body.message]).toEqual([409, expect.stringContaining("another one since")]);
  const cancelled = await post(ines, `/payouts/${run.id}/cancel`);
  expect(cancelled.body).toMatchObject({
    state: "cancelled",
    payouts: [{ state: "cancelled" }, { state: "cancelled" }],
  });
  expect((await post(omar, `/payouts/${run.id}/cancel`)).status).toBe(409);
  expect((await post(other, `/payouts/${run.id}/approve`)).status).toBe(409);
});

test("another admin approves: the money is on its way, once, and the file is the same for ever", async () => {
  await wait(1);
  run = (await post(ines, "/payouts")).body;
  const answers = await Promise.all(
    ["approve", "approve", "approve"].map((verb) => post(omar, `/payouts/${run.id}/${verb}`)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const file = await get(`/${run.id}/file`);
  expect([file.status, file.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="${run.message_id}.xml"`);
  expect(file.text).toContain("<Nm>Trees + Co asbl</Nm>");
  expect(file.text).toContain("<IBAN>FR1420041010050500013M02606</IBAN>");
  expect(file.text).toContain("<Ustrd>Kalivo 2026-11</Ustrd>");
  await db().updateTable("organisations").set({ name: "Another name" }).where("id", "=", first).execute();
  await wait(3);
  expect((await get(`/${run.id}/file`)).text).toBe(file.text);

  const { body } = await get<AdminPayoutStand>("/stand");
  expect([body.payable_in_euros + body.in_transit_in_euros, body.in_transit_in_euros]).toEqual([
    96,
    run.amount_in_euros,
  ]);
  expect(await differences()).toEqual([]);
  expect((await post(ines, "/payouts")).body.message).toContain("Nothing can be paid out");
});

test("what was prepared stays as it was, whoever asks", async () => {
  const line = db().updateTable("payouts").where("run_id", "=", run.id);
  await expect(line.set({ iban: "BE71096123456769" }).execute()).rejects.toThrow("stays as it was prepared");
  await expect(line.set({ amount_cents: 1n }).execute()).rejects.toThrow("stays as it was prepared");
  const again = db().updateTable("payout_runs").set({ execute_on: "2020-01-01" }).where("id", "=", run.id);
  await expect(again.execute()).rejects.toThrow("stays as it was decided");
});

test("the bank paid one and sent one back, which is owed again", async () => {
  await post(ines, `/payouts/${run.id}/signed`);
  const paid = run.payouts.find(({ organisation }) => organisation.id === first);
  const back = run.payouts.find(({ organisation }) => organisation.id === second);
  const today = kalivo.product.services.clock.now().toISOString().slice(0, 10);
  const line = `/payout-lines/${paid?.id}`;
  const early = await post(ines, `${line}/paid`, { settled_on: "2020-01-01" });
  expect([early.status, early.body.errors["settled_on"]]).toEqual([
    422,
    [expect.stringContaining("after that day")],
  ]);
  const late = await post(ines, `${line}/paid`, { settled_on: "2040-01-01" });
  expect([late.status, late.body.errors["settled_on"]]).toEqual([
    422,
    [expect.stringContaining("not come yet")],
  ]);
  expect((await post(ines, `/payout-lines/${back?.id}/reject`)).status).toBe(422);

  const both = await Promise.all([
    post(ines, `${line}/paid`, { settled_on: today, bank_reference: "BNP-1" }),
    post(omar, `${line}/reject`, { reason: "closed" }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const settled = both.find(({ status }) => status === 200)?.body.payouts.find(({ id }) => id === paid?.id);
  expect(["paid", "rejected"]).toContain(settled?.state);

  const rejected = await post(ines, `/payout-lines/${back?.id}/reject`, { reason: "account closed" });
  expect(rejected.body.payouts.find(({ id }) => id === back?.id)).toMatchObject({
    state: "rejected",
    reject_reason: "account closed",
    settled_by: { id: ines.id },
  });
  expect((await post(omar, `/payouts/${run.id}/paid`, { settled_on: today })).status).toBe(409);
  expect((await get<AdminPayoutStand>("/stand")).body.in_transit_in_euros).toBe(0);
  expect(await differences()).toEqual([]);
});

test("the next run brings what came back once somebody looked at its account, and all of it is confirmed at once", async () => {
  await wait(1);
  const waiting = Object.entries(await obstacles()).filter(([, obstacle]) => obstacle === "came_back");
  expect(waiting.length).toBeGreaterThan(0);
  for (const [id] of waiting) expect((await post(ines, `/organisations/${id}/iban/looked`)).status).toBe(200);
  run = (await post(omar, "/payouts")).body;
  expect(run.payouts_count).toBe(waiting.length);
  await post(ines, `/payouts/${run.id}/approve`);
  expect((await get(`/${run.id}/file`)).text).toContain("Kalivo 2026-11"); // the months of what came back
  await post(ines, `/payouts/${run.id}/signed`);
  const today = kalivo.product.services.clock.now().toISOString().slice(0, 10);
  const confirmed = await post(omar, `/payouts/${run.id}/paid`, { settled_on: today });
  expect(confirmed.body).toMatchObject({ at_the_bank: 0, paid: run.payouts_count });
  expect((await get(`/${run.id}/file`)).status).toBe(409);
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
  for (const path of ["/payouts/99/approve", "/payouts/99/cancel"])
    expect((await post(ines, path)).status).toBe(404);
  const data = { settled_on: "2027-01-01", reason: "none" };
  for (const path of ["/payouts/99/paid", "/payout-lines/99/paid", "/payout-lines/99/reject"])
    expect((await post(ines, path, data)).status).toBe(404);
  for (const path of ["/99", "/99/file"]) expect((await get(path)).status).toBe(404);
});
