import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { beforeAll, expect, test } from "vitest";
import { camtFile } from "#server-test/support/bank-files.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";
import { journalProviderPayout } from "../../billing/ledger/post-payout.ts";
import { insertEntry, statementId } from "../../billing/payouts/bank/bank.queries.ts";

// A run of three payouts: one found on the bank's statement on the fourth day, one on the fifth, one never. The tests follow
// each other, and each counts again by hand.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const desk = usePayoutDesk(kalivo);
const { ines, post, left, back, statement, look, book, wait } = desk;
const HOUR_MS = 3_600_000;
let run: AdminPayoutRunDetail;
let leaves: string;

const clearing = async () => {
  await wait(2 / 24); // the kept answer is older than an hour
  return (await kalivo.call("GET", api.readTransparency)).body.clearing;
};
const table = async () =>
  (await kalivo.call("GET", pathTo(api.downloadTransparency, { table: "clearing" }))).text.split("\r\n");
const bookAll = async (payouts: AdminPayoutRunDetail["payouts"], entry = left) => {
  const text = camtFile([statement(payouts.map(entry))]);
  const { seen } = (await look(text)).body;
  expect((await book(ines(), text, seen)).status).toBe(200);
};
/** At 10:00 of the given day after the transfers'. */
const onDay = (days: number) =>
  kalivo.moveTo(new Date(Date.parse(`${leaves}T10:00:00Z`) + days * 24 * HOUR_MS).toISOString());
const share = (traced: number, of: number) => Math.floor((traced * 100) / of) / 100;

beforeAll(async () => {
  run = await desk.approvedRun();
});

test("there is no figure before anything moved, nor for a file that nobody signed", async () => {
  expect(await clearing()).toBeNull();
  await desk.fileOf(run.id);
  await wait(10);
  const { account, reference, closesOn, opening } = statement([]);
  const read = {
    format: "coda",
    account,
    reference,
    closesOn,
    opening,
    closing: opening,
    entries: [],
  } as const;
  const entry = {
    reference: "R1",
    day: closesOn,
    amount: 100n,
    by: ines().id,
    kind: "provider_payout",
  } as const;
  const now = kalivo.product.services.clock.now();
  await insertEntry(
    db(),
    { ...entry, ref: "po_of_no_journal", statementId: await statementId(db(), read) },
    now,
  );
  expect(await clearing()).toBeNull();
  expect(await table()).toEqual(["since,moved,on_the_statement_within_4_days,share", ""]);
});

test("a payout counts from its fifth day on: found by the fourth, found on the fifth, or not", async () => {
  await desk.fileOf(run.id);
  await post(ines(), pathTo(api.signPayouts, { id: run.id }));
  const { execute_on: executes, signed_at: signed } = await db()
    .selectFrom("payout_runs")
    .select(["execute_on", "signed_at"])
    .executeTakeFirstOrThrow();
  leaves = [executes, brusselsDay(signed ?? new Date(0))].toSorted().at(-1) ?? "";
  const [first, second] = run.payouts;
  if (first === undefined || second === undefined || run.payouts.length !== 3)
    throw new Error("three payouts");
  await onDay(4);
  await bookAll([first]);
  expect(await clearing()).toBeNull();
  await onDay(5);
  await bookAll([second]);
  const moved =
    Number(run.payouts.reduce((sum, payout) => sum + desk.centsOf(payout.amount_in_euros), 0n)) / 100;
  expect(await clearing()).toEqual({
    share: share(first.amount_in_euros, moved),
    euros: moved,
    traced_in_euros: first.amount_in_euros,
    since: leaves,
  });
  expect((await table())[1]).toBe(
    `${leaves},${moved},${first.amount_in_euros},${share(first.amount_in_euros, moved)}`,
  );
});

test("a payout that came back left once: it stays found, and its return counts for nothing", async () => {
  const before = await clearing();
  await bookAll(run.payouts.slice(0, 1), back);
  expect((await kalivo.call("GET", api.readTransparency)).body.clearing).toEqual(before);
  expect(await clearing()).toEqual(before);
});

test("what the provider sends counts from the day it arrives, unless the provider took it back", async () => {
  const before = await clearing();
  const at = new Date(kalivo.product.services.clock.now().getTime() - 5 * 24 * HOUR_MS);
  const payout = { amount: 5_000n, provider: "sandbox", at } as const;
  await db()
    .transaction()
    .execute(async (tx) => {
      for (const stage of ["sent", "arrived"] as const)
        await journalProviderPayout(tx, { ...payout, ref: "po_kept" }, stage);
      for (const stage of ["sent", "arrived", "recalled", "returned"] as const)
        await journalProviderPayout(tx, { ...payout, ref: "po_recalled" }, stage);
    });
  const after = await clearing();
  expect(after?.euros).toBe((before?.euros ?? 0) + 50);
  expect(after?.traced_in_euros).toBe(before?.traced_in_euros);
  const traced = desk.centsOf(after?.traced_in_euros ?? 0);
  const moved = desk.centsOf(after?.euros ?? 0);
  expect(after?.share).toBe(Number((traced * 100n) / moved) / 100);
});

test("a transfer older than a year is in the figure no more", async () => {
  await wait(366);
  expect(await clearing()).toBeNull();
});
