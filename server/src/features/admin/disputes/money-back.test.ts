import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { callsAs } from "#server-test/support/calls-of.ts";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { useAnnouncedPayers } from "#server-test/support/announced-payers.ts";
import { openDispute, whileAccepting } from "#server-test/support/open-dispute.ts";
import { refundOf } from "#server-test/support/refund-press.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// November is paid on 4 December: 7.00 € by each payer.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer, read } = useAnnouncedPayers(kalivo, 4);
const services = () => kalivo.product.services;
const db = () => services().db;
let ines: Somebody;

beforeAll(async () => {
  ines = await anAdmin(kalivo);
  await kalivo.moveTo("2026-12-04T08:01:00Z");
});

const { get, post } = callsAs(kalivo, () => ines);

test("what a refund would do is said in figures beforehand, and is what it does", async () => {
  const { statement } = payer(3);
  const path = pathTo(api.readRefundable, { id: statement });
  const { body } = await get(path, { amount_in_euros: 2.5 });
  const { effect } = body;
  const theirs = effect?.organisations.reduce((sum, one) => sum + one.amount_in_euros, 0) ?? 0;
  expect(theirs + (effect?.association_in_euros ?? 0)).toBeCloseTo(2.5, 6);
  expect((await get(path, { amount_in_euros: 99 })).body.effect?.amount_in_euros).toBe(7);
  await post(api.requestRefund, refundOf(statement, 7, { amount_in_euros: 2.5 }));
  await kalivo.runDue();
  const { rows } = await sql<{ owner: number; euros: number; code: string }>`
    select a.code, a.owner_id as owner, t.amount_cents / 100.0::float8 as euros
    from journals j
    join transfers t on t.journal_id = j.id
    join accounts a on a.id = t.debit_id
    where j.kind = 'refund'
    order by a.owner_id
  `.execute(db());
  const booked = rows.filter(({ code }) => code === "org_held").map(({ owner, euros }) => [owner, euros]);
  expect(effect?.organisations.map(({ id, amount_in_euros }) => [id, amount_in_euros])).toEqual(booked);
  const lost = rows.find(({ code }) => code === "dispute_losses");
  expect(effect?.association_in_euros).toBe(lost?.euros ?? 0);
  expect((await get(path)).body.charge.amount_in_euros).toBe(7);
});

test("two admins who refund at once: one of them does, the other reads why not", async () => {
  const omar = await anAdmin(kalivo, "Omar");
  const { statement } = payer(2);
  const ask = (token: string) =>
    kalivo.call("POST", api.requestRefund, { token, data: refundOf(statement, 7) });
  const both = await Promise.all([ask(ines.token), ask(omar.token)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test("an admin pays a part back at any time, which is logged, and not more than is left", async () => {
  const { statement } = payer(0);
  expect((await get(pathTo(api.readRefundable, { id: statement }))).body).toMatchObject({
    left_in_euros: 7,
    obstacle: null,
    charge: { statement_id: statement, amount_in_euros: 7, month: "2026-11" },
    payer: { owner_type: "user", owner: { name: "Paula Peeters" }, blocked_at: null },
  });
  const ask = (amount_in_euros: number | undefined, reason = "requested", left = 7) =>
    post(api.requestRefund, refundOf(statement, left, { amount_in_euros, reason }));
  expect((await ask(7.01)).status).toBe(422);
  expect((await ask(0.005)).status).toBe(422);
  expect((await ask(1, "because")).status).toBe(422);
  const { status, body } = await ask(2.5, "duplicate");
  expect([status, body.state, body.asked_by]).toEqual([201, "requested", "admin"]);
  expect((await ask(1)).body.message).toBe("A refund of this statement is under way already.");
  await kalivo.runDue();
  expect(await read(payer(0))).toMatchObject({ returned_in_euros: 2.5, refund: { amount_in_euros: 4.5 } });
  await kalivo.moveTo("2027-03-01T08:00:00Z");
  expect((await ask(undefined, "requested", 4.5)).status).toBe(201);
  await kalivo.runDue();
  expect((await ask(undefined)).body.message).toBe("Nothing of this statement is left to refund.");
  expect(
    (await auditLog(kalivo)).filter(
      ({ action, after }) =>
        action === "refund.request" && JSON.stringify(after).includes(`"statement":${statement},`),
    ),
  ).toMatchObject([
    { actor_id: ines.id, after: { statement, amount_cents: 250, reason: "duplicate" } },
    { actor_id: ines.id, after: { statement, amount_cents: 450 } },
  ]);
  const { body: all } = await get(api.listRefunds, { state: "succeeded" });
  expect(
    all
      .filter(({ charge }) => charge.statement_id === statement)
      .map(({ amount_in_euros }) => amount_in_euros),
  ).toEqual([4.5, 2.5]);
  expect((await post(api.requestRefund, refundOf(99_999, 7))).status).toBe(404);
});

test("a large dispute is an admin's to accept; the payer goes on when an admin says so", async () => {
  const who = payer(1);
  const state = await openDispute(kalivo, who, { amount: 5_000n });
  const { body: open } = await get(api.listDisputes, { state: "open" });
  expect(open).toMatchObject([
    { to_decide: true, amount_in_euros: 50, fee_in_euros: 20, evidence_due: "2027-03-20T00:00:00.000Z" },
  ]);
  const [one] = open;
  const alarmOf = async (kind: AdminAlarm["kind"]) =>
    (await get(api.readDashboard)).body.alarms.find((alarm) => alarm.kind === kind);
  expect(await alarmOf("disputes_to_decide")).toMatchObject({
    count: 1,
    message: "1 dispute waits for your decision: the bank wants to hear our side by 20/03/2027.",
  });
  expect((await get(api.listDisputes, { state: "to_decide" })).body.map((row) => row.id)).toEqual([one!.id]);
  expect(await alarmOf("payers_stopped")).toBeUndefined();
  const accept = () => post(pathTo(api.acceptDispute, { id: one!.id }));
  const answers = await whileAccepting(kalivo, state, () => Promise.all([accept(), accept()]));
  expect(answers.some(({ status, body }) => status === 200 && body.state === "lost")).toBe(true);
  expect((await accept()).status).toBe(409);

  const { id, blocked_at } = one!.payer;
  expect(blocked_at).not.toBeNull();
  expect(await alarmOf("disputes_to_decide")).toBeUndefined();
  expect(await alarmOf("payers_stopped")).toMatchObject({ count: 1 });
  const toLook = await get(api.listDisputes, { state: "to_look" });
  expect(toLook.body).toMatchObject([{ id: one!.id, to_look: true, to_decide: false }]);
  expect((await post(pathTo(api.leavePayerStopped, { id }))).status).toBe(200);
  expect((await post(pathTo(api.leavePayerStopped, { id }))).status).toBe(409);
  expect((await post(pathTo(api.leavePayerStopped, { id: 99999 }))).status).toBe(404);
  expect(await alarmOf("payers_stopped")).toBeUndefined();
  expect((await get(api.listDisputes, { state: "to_look" })).body).toEqual([]);
  const me = () => kalivo.call("GET", api.readMe, { token: who.token });
  expect((await me()).body.payment_info?.problem).toMatchObject({
    kind: "blocked",
    statement_id: who.statement,
    contact: services().config.associationMail,
  });
  expect((await post(pathTo(api.unblockPayer, { id }))).status).toBe(200);
  expect((await post(pathTo(api.unblockPayer, { id }))).status).toBe(409);
  expect((await post(pathTo(api.unblockPayer, { id: 99999 }))).status).toBe(404);
  expect((await me()).body.payment_info?.problem).toBeNull();
  const logged = (await auditLog(kalivo)).map(({ action }) => action);
  expect(logged).toContain("dispute.accept");
  expect(logged.filter((action) => action === "payer.unblock")).toHaveLength(1);
});

test("the month, its rows and the search say what went back, and what is left is what counts everywhere", async () => {
  const { body: months } = await get(api.listMonths);
  const november = months.find(({ month }) => month === "2026-11");
  const { rows } = await sql<{ cents: bigint }>`
    select sum(gross_cents)::bigint as cents from gross_totals where party = 'payer' and period_id = 202611
  `.execute(db());
  expect(november).toMatchObject({ collected_in_euros: 28, disputed_in_euros: 7, refunded_in_euros: 16.5 });
  const { collected_in_euros: collected, refunded_in_euros: refunded, left_in_euros: left } = november!;
  expect(left).toBeCloseTo(Number(rows[0]?.cents) / 100, 6);
  expect(collected - refunded - 7).toBeCloseTo(left, 6);
  expect((await get(api.readDashboard)).body.money.collected_in_euros).toBeCloseTo(left, 6);

  const { body: all } = await get(pathTo(api.listMonthStatements, { month: "2026-11" }));
  const rowOf = (index: number) => all.find(({ id }) => id === payer(index).statement)?.charge;
  expect(rowOf(0)).toMatchObject({
    state: "succeeded",
    went_back: "refunded",
    returned_in_euros: 7,
    refundable: false,
  });
  expect(rowOf(1)).toMatchObject({ went_back: "lost", refundable: false });
  expect(rowOf(3)).toMatchObject({ went_back: "partly_refunded", returned_in_euros: 2.5, refundable: true });
  const found = await get(api.findAnything, { search: String(payer(1).statement) });
  expect(found.body.statements[0]).toMatchObject({ id: payer(1).statement, went_back: "lost" });
});

test("an emptied amount is no wish to pay all of it back", async () => {
  const { statement } = payer(3);
  const ask = (amount_in_euros: unknown) =>
    post(api.requestRefund, refundOf(statement, 4.5, { amount_in_euros }));
  for (const empty of ["", " ", null]) {
    const { status, body } = await ask(empty);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["amount_in_euros"]]);
  }
});

test("for others none of this exists", async () => {
  const { token } = payer(2);
  const refundable = pathTo(api.readRefundable, { id: payer(2).statement });
  for (const path of [api.listRefunds, api.listDisputes, refundable] as const)
    expect((await kalivo.call("GET", path, { token })).status).toBe(404);
  const [accept, unblock] = [pathTo(api.acceptDispute, { id: 1 }), pathTo(api.unblockPayer, { id: 1 })];
  for (const path of [api.requestRefund, accept, unblock] as const)
    expect((await kalivo.call("POST", path, { token })).status).toBe(404);
});
