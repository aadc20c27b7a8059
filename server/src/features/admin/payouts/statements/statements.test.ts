import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { beforeAll, expect, test } from "vitest";
import { auditLog } from "#server-test/support/admins.ts";
import { camtFile, codaFile } from "#server-test/support/bank-files.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";

// The bank’s statements of two runs, and of what came back of them. The tests follow each other.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const desk = usePayoutDesk(kalivo);
const { ines, omar, post, today, left, back, statement, look, book, wait, differences, centsOf } = desk;
let run: AdminPayoutRunDetail;
beforeAll(async () => {
  run = await orderedRun();
});
async function orderedRun(): Promise<AdminPayoutRunDetail> {
  const approved = await desk.approvedRun();
  await desk.fileOf(approved.id);
  return approved;
}
const readRun = async () => (await desk.get(pathTo(api.readPayoutRun, { id: run.id }))).body;

test("looking books nothing; one of two admins who press Book at once does, to the cent", async () => {
  const stranger = { cents: -1_250n, day: today(), name: "=HYPERLINK(1)", text: "Bank charges" };
  const text = camtFile([statement([...run.payouts.slice(0, 2).map(left), stranger])]);
  const { body } = await look(text);
  expect(body).toMatchObject({
    already: 0,
    left_over_count: 1,
    left_over: [{ why: null, amount_in_euros: -12.5 }],
  });
  expect(body.sums).toEqual([expect.objectContaining({ kind: "payout_paid", count: 2 })]);
  expect((await readRun()).at_the_bank).toBe(3);
  const wrong = await book(ines(), text, "0".repeat(64));
  expect([wrong.status, wrong.body.message]).toEqual([409, expect.stringContaining("Look again")]);

  const both = await Promise.all([book(ines(), text, body.seen), book(omar(), text, body.seen)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await readRun()).toMatchObject({ at_the_bank: 1, paid: 2 });
  expect(await differences()).toEqual([]);
});

test("the same statement again, and one that overlaps it, books only what is new", async () => {
  const again = camtFile([statement(run.payouts.slice(0, 2).map(left))], "08");
  expect((await look(again)).body).toMatchObject({ matches: [], already: 2 });
  const whole = codaFile([statement(run.payouts.map(left), { reference: "2027-012" })]);
  const { body } = await look(whole);
  expect([body.matches.length, body.already]).toEqual([1, 2]);
  expect((await book(omar(), whole, body.seen)).status).toBe(200);
  expect(await readRun()).toMatchObject({ at_the_bank: 0, paid: 3 });
  expect((await look(whole)).body).toMatchObject({ matches: [], already: 3 });
  expect(await differences()).toEqual([]);
});

test("part of a transfer that comes back is named and not booked", async () => {
  const [payout] = run.payouts;
  if (payout === undefined) throw new Error("a payout");
  const part = camtFile([statement([{ ...back(payout), cents: 100n }])]);
  expect((await look(part)).body.left_over[0]?.why).toContain("the amount is not");
});

test("what came back after it was confirmed is owed again, told to every admin, and waits for a look at its account", async () => {
  await wait(2);
  const [payout] = run.payouts;
  if (payout === undefined) throw new Error("a payout");
  const text = codaFile([statement([back(payout)], { reference: "2027-014" })]);
  const { body } = await look(text);
  expect(body.matches).toEqual([
    expect.objectContaining({
      kind: "payout_returned",
      amount_in_euros: payout.amount_in_euros,
      reason: "AC04",
    }),
  ]);
  expect((await book(ines(), text, body.seen)).status).toBe(200);
  const line = (await readRun()).payouts.find(({ id }) => id === payout.id);
  expect(line).toMatchObject({
    state: "returned",
    returned_on: today(),
    return_reason: "AC04",
    settled_on: expect.any(String),
  });
  expect(await desk.obstacleOf(payout.organisation.id)).toBe("came_back");
  const journal = await services()
    .db.selectFrom("journals")
    .select(["kind", "occurred_at"])
    .where("key", "=", `out:${payout.id}:returned`)
    .executeTakeFirstOrThrow();
  expect([journal.kind, journal.occurred_at.toISOString().slice(0, 10)]).toEqual([
    "payout_returned",
    today(),
  ]);
  const mails = await services()
    .db.selectFrom("outbox")
    .select("user_id")
    .where("key", "like", `admin-news:payout_returned:${payout.id}:%`)
    .where("user_id", "is not", null)
    .execute();
  expect(new Set(mails.map(({ user_id }) => user_id))).toEqual(new Set([ines().id, omar().id]));
  expect(await differences()).toEqual([]);
  expect((await look(text)).body).toMatchObject({ matches: [], already: 1 });

  const twice = camtFile([statement([{ ...back(payout), day: "2027-03-30" }], { reference: "X" })]);
  await wait(60);
  expect((await look(twice)).body.left_over[0]?.why).toContain("a second time");
});

test("once somebody looked at its account, the next run pays it again, and a whole run may leave as one sum", async () => {
  const [payout] = run.payouts;
  if (payout === undefined) throw new Error("a payout");
  expect((await post(ines(), api.preparePayouts)).status).toBe(409);
  await post(ines(), pathTo(api.lookAtIban, { id: payout.organisation.id }));
  run = await orderedRun();
  expect(run.payouts).toEqual([expect.objectContaining({ amount_in_euros: payout.amount_in_euros })]);
  const sum = -centsOf(run.amount_in_euros);
  const batch = (cents: bigint): string =>
    codaFile([
      statement([{ cents, day: today(), order: run.message_id, reference: "SUM", parts: [{ cents: 0n }] }]),
    ]);
  expect((await look(batch(sum - 1n))).body.left_over[0]?.why).toContain("not the amount");
  const { body } = await look(batch(sum));
  expect(body.matches.length).toBe(1);
  expect((await book(ines(), batch(sum), body.seen)).status).toBe(200);
  expect(await readRun()).toMatchObject({ at_the_bank: 0, paid: 1 });
  expect((await look(batch(sum))).body).toMatchObject({ matches: [], already: 1 });
  expect(await differences()).toEqual([]);
});

test("a return by hand is refused before it left, twice, or of what was never confirmed", async () => {
  const [payout] = run.payouts;
  if (payout === undefined) throw new Error("a payout");
  const path = pathTo(api.returnPayout, { id: payout.id });
  const early = await post(ines(), path, { returned_on: "2020-01-01", reason: "closed" });
  expect([early.status, early.body.errors?.["returned_on"]?.[0]]).toEqual([
    422,
    expect.stringContaining("after that day"),
  ]);
  const late = await post(ines(), path, { returned_on: "2040-01-01", reason: "closed" });
  expect(late.status).toBe(422);
  const both = await Promise.all(
    [ines(), omar()].map((who) => post(who, path, { returned_on: today(), reason: "closed" })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await differences()).toEqual([]);
  const text = camtFile([statement([{ ...back(payout) }], { reference: "Y" })]);
  expect((await look(text)).body).toMatchObject({ matches: [], already: 1 });
  expect(
    (await post(ines(), pathTo(api.returnPayout, { id: 999 }), { returned_on: today(), reason: "x" })).status,
  ).toBe(404);
});

test("who booked what is in the audit log, without a name or an account", async () => {
  const log = await auditLog(kalivo);
  const booked = log.filter(({ action }) => action === "statement.book");
  expect(booked.length).toBeGreaterThan(3);
  expect(log.some(({ action }) => action === "payout.return")).toBe(true);
  expect(JSON.stringify(log)).not.toMatch(/[A-Z]{2}\d{2}[A-Z0-9]{8,}/);
  const kept = await services().db.selectFrom("bank_entries").selectAll().execute();
  expect(
    JSON.stringify(kept, (_, value) => (typeof value === "bigint" ? String(value) : value)),
  ).not.toContain("STRIPE");
});
