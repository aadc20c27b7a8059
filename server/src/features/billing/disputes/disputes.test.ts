import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { anyBooksDiffer, booksDiffer } from "#server-test/support/books-differ.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { stopsNow } from "#server-test/support/payer-stops.ts";
import { useProduct } from "#server-test/support/product.ts";
import type { DisputeState } from "#server/adapters/payment/port.ts";
import { closeDispute, openDispute } from "@kalivo/demo/sandbox/books/books.ts";
import { systemClock } from "#server/adapters/clock/system-clock.ts";
import type { Sandbox } from "@kalivo/demo/sandbox/sandbox.ts";
import { applyDisputeState } from "./apply-dispute-state.ts";

// November is announced on 1 December and paid on the 4th: 7.00 € by each payer; 60.00 € by who is to contest.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer, read } = useAnnouncedPayers(kalivo, 8);
const services = () => kalivo.product.services;
const db = () => services().db;
const sandbox = (): Sandbox => ({
  db: db(),
  clock: services().clock,
  wallClock: systemClock,
  baseUrl: "http://localhost",
  secret: new Uint8Array(),
  deliver: async () => 200,
});

const chargeOf = ({ payer: id }: AnnouncedPayer) =>
  db().selectFrom("charges").selectAll().where("payer_id", "=", id).executeTakeFirstOrThrow();
const disputeOf = async (who: AnnouncedPayer) =>
  db()
    .selectFrom("disputes")
    .selectAll()
    .where("charge_id", "=", (await chargeOf(who)).id)
    .executeTakeFirstOrThrow();
const givenBy = async ({ payer: id }: AnnouncedPayer) =>
  (
    await db()
      .selectFrom("gross_totals")
      .select("gross_cents")
      .where("party", "=", "payer")
      .where("party_id", "=", id)
      .executeTakeFirstOrThrow()
  ).gross_cents;

/** The subject and the text of each mail about a dispute of this payer. */
const mailsOnDispute = async ({ email }: AnnouncedPayer) => {
  const mails = await db()
    .selectFrom("mails")
    .select(["subject", "body_text"])
    .where("recipient", "=", email)
    .where("subject", "like", "Your %")
    .orderBy("id")
    .execute();
  return mails.map(({ subject, body_text }) => `${subject} ${body_text}`.replaceAll(/\s+/gu, " "));
};

async function booksAgree() {
  expect(await anyBooksDiffer(services())).toEqual([]);
}

test("under 50 € a dispute is accepted at once: out of the totals, the payer stopped and told", async () => {
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  const who = payer(0);
  expect(await givenBy(who)).toBe(700n);
  await openDispute(sandbox(), (await chargeOf(who)).payment_ref!);
  await kalivo.runDue();
  await kalivo.runDue();
  expect(await disputeOf(who)).toMatchObject({ state: "lost", amount_cents: 700n, fee_cents: 2_000n });
  expect(await stopsNow(db(), who.payer)).toEqual(["dispute"]);
  expect(await givenBy(who)).toBe(0n);
  expect(await read(who)).toMatchObject({
    returned_in_euros: 7,
    disputes: [{ state: "lost", amount_in_euros: 7 }],
    refund: { amount_in_euros: 0, obstacle: "disputed" },
  });
  expect(await mailsOnDispute(who)).toEqual([
    expect.stringMatching(/^Your bank reversed .* That is final: this amount doesn't count as given/su),
  ]);
  await booksAgree();
  const { body } = await kalivo.call("POST", pathTo(api.refundStatement, { id: who.statement }), {
    token: who.token,
  });
  expect(body.message).toMatch(/would get it twice/u);
});

const news = (who: AnnouncedPayer, state: DisputeState) =>
  chargeOf(who).then(({ id }) =>
    applyDisputeState(db(), { chargeId: id, state, provider: "sandbox" }, services().clock.now()),
  );

test("a question of the bank moves nothing and stops nobody; refunding it ends it", async () => {
  const who = payer(1);
  const { payment_ref } = await chargeOf(who);
  const state: DisputeState = {
    ref: "dp_question",
    paymentRef: payment_ref!,
    amount: 700n,
    fee: 0n,
    withdrawn: 0n,
    reason: "unrecognized",
    status: "inquiry",
    openedAt: services().clock.now(),
    evidenceDue: null,
  };
  await news(who, state);
  expect(await givenBy(who)).toBe(700n);
  expect(await stopsNow(db(), who.payer)).toEqual([]);
  const { status } = await kalivo.call("POST", pathTo(api.refundStatement, { id: who.statement }), {
    token: who.token,
  });
  expect(status).toBe(200);
  await kalivo.runDue();
  await news(who, { ...state, status: "inquiry_closed" });
  await news(who, state);
  expect(await disputeOf(who)).toMatchObject({ state: "inquiry_closed", reversal_id: null });
  expect(await givenBy(who)).toBe(0n);
  await booksAgree();
});

test("won: it counts again, and the payer stays stopped until somebody has looked at it", async () => {
  const who = payer(2);
  await openDispute(sandbox(), (await chargeOf(who)).payment_ref!);
  const { ref } = await db()
    .selectFrom("sandbox.disputes")
    .select("ref")
    .where("payment_ref", "=", (await chargeOf(who)).payment_ref!)
    .executeTakeFirstOrThrow();
  const state = await services().payments!.getDispute(ref);
  await news(who, state);
  expect(await givenBy(who)).toBe(0n);
  await closeDispute(sandbox(), ref, "won");
  await kalivo.runDue();
  await news(who, state);
  expect(await disputeOf(who)).toMatchObject({ state: "won" });
  expect(await givenBy(who)).toBe(700n);
  expect(await stopsNow(db(), who.payer)).toEqual(["dispute"]);
  expect(await read(who)).toMatchObject({ returned_in_euros: 0, disputes: [{ state: "won" }] });
  await kalivo.runDue();
  expect((await mailsOnDispute(who)).at(-1)).toMatch(/^Your donations for November 2026 count again/u);
  await booksAgree();
});

test("from 50 € on it waits for an admin", async () => {
  const who = payer(3);
  const { payment_ref } = await chargeOf(who);
  const state: DisputeState = {
    ref: "dp_large",
    paymentRef: payment_ref!,
    amount: 5_000n,
    fee: 0n,
    withdrawn: 5_000n,
    reason: "fraudulent",
    status: "open",
    openedAt: services().clock.now(),
    evidenceDue: null,
  };
  await news(who, state);
  await kalivo.runDue();
  expect(await disputeOf(who)).toMatchObject({ state: "open", amount_cents: 5_000n });
  expect(await mailsOnDispute(who)).toEqual([expect.stringContaining("until the bank has decided")]);
  for (const status of ["lost", "lost", "won"] as const) await news(who, { ...state, status });
  await kalivo.runDue();
  expect((await mailsOnDispute(who)).slice(1)).toEqual([
    expect.stringMatching(/^Your donations for November 2026 count again .* until we've talked/u),
  ]); // that it was lost is no longer so
});

test("refunded in part before: only what is left counts, and the association bears the rest", async () => {
  const who = payer(4);
  const { payment_ref } = await chargeOf(who);
  await services().payments!.refund({
    paymentRef: payment_ref!,
    amount: 300n,
    reason: "requested",
    key: "part",
  });
  await openDispute(sandbox(), payment_ref!);
  await kalivo.runDue();
  await kalivo.runDue();
  expect(await givenBy(who)).toBe(0n);
  expect(await read(who)).toMatchObject({ returned_in_euros: 7 });
  expect(await booksDiffer(db())).toEqual([]);
});

test("a fee told after the opening is booked when it is told, once, in whatever order the news come", async () => {
  const who = payer(5);
  const { payment_ref } = await chargeOf(who);
  const told: DisputeState = {
    ref: "dp_late_fee",
    paymentRef: payment_ref!,
    amount: 6_000n,
    fee: 0n,
    withdrawn: 0n,
    reason: "fraudulent",
    status: "open",
    openedAt: services().clock.now(),
    evidenceDue: null,
  };
  const feesBooked = async () =>
    (
      await db()
        .selectFrom("journals")
        .select(["key", "total_cents"])
        .where("kind", "=", "dispute_fee")
        .where("key", "like", "dp:dp_late_fee:%")
        .orderBy("id")
        .execute()
    ).map(({ key, total_cents: cents }) => `${key} ${cents}`);
  await news(who, told);
  expect(await feesBooked()).toEqual([]);
  const withdrawn = { ...told, fee: 2_000n, withdrawn: 6_000n };
  await news(who, withdrawn);
  await news(who, told); // an answer older than what is known
  await news(who, withdrawn);
  expect(await feesBooked()).toEqual(["dp:dp_late_fee:fee:0-2000 2000"]);
  expect(await disputeOf(who)).toMatchObject({ fee_cents: 2_000n, withdrawn_cents: 6_000n });
  await news(who, { ...withdrawn, fee: 4_000n }); // it was contested
  await news(who, { ...withdrawn, status: "won", withdrawn: 0n }); // and that fee came back
  expect(await feesBooked()).toEqual([
    "dp:dp_late_fee:fee:0-2000 2000",
    "dp:dp_late_fee:fee:2000-4000 2000",
    "dp:dp_late_fee:fee:4000-2000 2000",
  ]);
  expect(await booksDiffer(db())).toEqual([]);
});

test("a dispute may take more than the bank had asked about; after that its sum stays", async () => {
  const who = payer(7);
  const { payment_ref } = await chargeOf(who);
  const asked = {
    ref: "dp_more",
    paymentRef: payment_ref!,
    fee: 0n,
    reason: "unrecognized",
    openedAt: services().clock.now(),
    evidenceDue: null,
  };
  await news(who, { ...asked, amount: 400n, withdrawn: 0n, status: "inquiry" });
  await news(who, { ...asked, amount: 700n, withdrawn: 700n, status: "open" });
  expect(await disputeOf(who)).toMatchObject({ state: "open", amount_cents: 700n });
  expect(await givenBy(who)).toBe(0n);
  expect(await stopsNow(db(), who.payer)).toEqual(["dispute"]);
  const changed = db()
    .updateTable("disputes")
    .set({ amount_cents: 600n })
    .where("provider_ref", "=", "dp_more");
  await expect(changed.execute()).rejects.toThrow(/stays/u);
});
