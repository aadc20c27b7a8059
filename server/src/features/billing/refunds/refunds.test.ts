import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { anyBooksDiffer, booksDiffer } from "#server-test/support/books-differ.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { useProduct } from "#server-test/support/product.ts";
import { OutcomeUnknown, Rejected } from "#server/adapters/payment/port.ts";
import { requestRefund } from "./request-refund.ts";

// November is announced on 1 December and paid on the 4th: 7.00 € by each payer.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer, read } = useAnnouncedPayers(kalivo, 8);
const services = () => kalivo.product.services;
const db = () => services().db;

const refund = ({ token, statement }: AnnouncedPayer) =>
  kalivo.call("POST", pathTo(api.refundStatement, { id: statement }), { token });
const mailsTo = async ({ email }: AnnouncedPayer) =>
  (await db().selectFrom("mails").selectAll().where("recipient", "=", email).orderBy("id").execute()).map(
    ({ subject, body_text }) => `${subject}\n${body_text}`.replaceAll(/[\u00A0\u202F]/g, " "),
  );

const booksAgree = async () => expect(await anyBooksDiffer(services())).toEqual([]);

/** Makes the provider return these answers once each, then its own again. */
function answering(...answers: (() => Promise<never>)[]) {
  const { payments } = services();
  const real = payments!.refund;
  const restore = () => Object.assign(payments!, { refund: real });
  let asked = 0;
  Object.assign(payments!, {
    refund: async (input: Parameters<typeof real>[0]) => (answers[asked++] ?? (() => real(input)))(),
  });
  return restore;
}

test("nothing was collected yet: there is nothing to pay back, and it says so", async () => {
  const { status, body } = await refund(payer(0));
  expect([status, body.message]).toEqual([
    409,
    "Nothing was collected for this month, so there is nothing to refund.",
  ]);
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  expect(await read(payer(0))).toMatchObject({
    state: "charged",
    returned_in_euros: 0,
    refund: { amount_in_euros: 7, obstacle: null, until: expect.stringMatching(/^2027-02-02T08:0/u) },
  });
});

test("a payer gets a month back: asked for once, paid, told, and gone from everybody's figures", async () => {
  const who = payer(0);
  const asked = await refund(who);
  expect([asked.status, asked.body.refunds[0]?.state]).toEqual([200, "requested"]);
  expect((await refund(who)).body.message).toMatch(/already refunding this month/u);
  await kalivo.runDue();
  const statement = await read(who);
  expect(statement).toMatchObject({
    state: "charged",
    returned_in_euros: 7,
    refunds: [{ state: "succeeded", amount_in_euros: 7 }],
    refund: { amount_in_euros: 0, obstacle: "nothing-left" },
  });
  await kalivo.runDue();
  const mail = (await mailsTo(who)).find((one) => one.startsWith("7,00 € is on its way back to you"));
  expect(mail).toContain("Visa ••4242");
  expect(mail).toMatch(/Reference: re_/u);
  expect((await refund(who)).body.message).toBe("This month was refunded in full.");
  const totals = await db()
    .selectFrom("gross_totals")
    .select("gross_cents")
    .where("party", "=", "payer")
    .where("party_id", "=", who.payer)
    .execute();
  expect(totals.map(({ gross_cents }) => gross_cents)).toEqual([0n]);
  await booksAgree();
});

test("two at once are one, and nobody else's is touched", async () => {
  const who = payer(1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(who)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  const { token } = payer(2);
  const path = pathTo(api.refundStatement, { id: who.statement });
  expect((await kalivo.call("POST", path, { token })).status).toBe(404);
  expect((await kalivo.call("POST", path)).status).toBe(401);
  await kalivo.runDue();
  expect((await read(who)).refunds).toHaveLength(1);
  await booksAgree();
});

test("an answer that got lost is asked for again with the same key: paid once", async () => {
  const who = payer(2);
  const { payments, log } = services();
  const real = payments!.refund;
  const keys: string[] = [];
  let lost = 0;
  Object.assign(payments!, {
    refund: async (input: Parameters<typeof real>[0]) => {
      keys.push(input.key);
      const state = await real(input);
      if (lost++ < 2) throw new OutcomeUnknown("the line was cut");
      return state;
    },
  });
  log.level = "silent";
  await refund(who);
  await kalivo.runDue();
  await kalivo.moveTo("2026-12-04T08:10:00Z");
  log.level = "error";
  await kalivo.moveTo("2026-12-04T08:30:00Z");
  await kalivo.runDue();
  Object.assign(payments!, { refund: real });
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(await read(who)).toMatchObject({ returned_in_euros: 7, refunds: [{ state: "succeeded" }] });
  expect((await mailsTo(who)).filter((one) => one.includes("on its way back"))).toHaveLength(1);
  await booksAgree();
});

test("what the provider refuses has failed: told to the payer, who may ask again", async () => {
  const who = payer(3);
  const restore = answering(() => Promise.reject(new Rejected("the account is closed")));
  await refund(who);
  services().log.level = "silent";
  await kalivo.runDue();
  services().log.level = "error";
  restore();
  expect(await read(who)).toMatchObject({
    returned_in_euros: 0,
    refunds: [{ state: "failed" }],
    refund: { amount_in_euros: 7, obstacle: null },
  });
  await kalivo.runDue();
  expect((await mailsTo(who)).some((one) => one.startsWith("Your refund failed"))).toBe(true);
  expect((await refund(who)).status).toBe(200);
  await kalivo.runDue();
  expect((await read(who)).returned_in_euros).toBe(7);
  await booksAgree();
});

test("a refund made by hand at the provider is booked too, also a part of a month", async () => {
  const who = payer(4);
  const { payments } = services();
  const { payment_ref } = await db()
    .selectFrom("charges")
    .select("payment_ref")
    .where("payer_id", "=", who.payer)
    .executeTakeFirstOrThrow();
  const by = (amount: bigint, key: string) =>
    payments!.refund({ paymentRef: payment_ref!, amount, reason: "requested", key });
  await by(101n, "by hand 1");
  await by(200n, "by hand 2");
  await kalivo.runDue();
  expect(await read(who)).toMatchObject({
    returned_in_euros: 3.01,
    refunds: [{ state: "succeeded" }, { state: "succeeded" }],
    refund: { amount_in_euros: 3.99, obstacle: null },
  });
  await booksAgree();
  expect((await refund(who)).status).toBe(200);
  await kalivo.runDue();
  expect((await read(who)).returned_in_euros).toBe(7);
  await booksAgree();
});

test("a refund that comes back counts as given again, also after the rest was released", async () => {
  const who = payer(5);
  await refund(who);
  await kalivo.runDue();
  const { provider_ref } = await db()
    .selectFrom("refunds")
    .select("provider_ref")
    .where("payer_id", "=", who.payer)
    .executeTakeFirstOrThrow();
  await kalivo.owner
    .updateTable("sandbox.refunds")
    .set({ status: "failed" })
    .where("ref", "=", provider_ref!)
    .execute();
  await db()
    .updateTable("charges")
    .set((charge) => ({ released_at: charge.ref("release_at") }))
    .where("payer_id", "=", who.payer)
    .execute();
  const at = services().clock.now();
  for (const event_id of ["evt_back", "evt_back_again"])
    await db()
      .insertInto("provider_events")
      .values({
        provider: "sandbox",
        event_id,
        kind: "refund.changed",
        object_ref: provider_ref,
        created_at: at,
        received_at: at,
      })
      .execute();
  await kalivo.runDue();
  expect(await read(who)).toMatchObject({ returned_in_euros: 0, refunds: [{ state: "failed" }] });
  await kalivo.runDue();
  expect((await mailsTo(who)).some((one) => one.startsWith("Your refund failed"))).toBe(true);
  const wrong = await booksDiffer(db());
  expect(wrong).toEqual([]);
});

test("after 60 days, and a second time in a year, somebody has to look at it", async () => {
  await kalivo.moveTo("2027-02-03T08:00:00Z");
  expect((await refund(payer(6))).body.message).toMatch(/within 60 days of the charge/u);
  expect((await read(payer(6))).refund.obstacle).toBe("too-late");
});

test("what was released to the organisations already is the association's to bear, to the cent", async () => {
  const who = payer(7);
  await kalivo.moveTo("2027-02-10T08:00:00Z");
  const charge = await db()
    .selectFrom("charges")
    .selectAll()
    .where("payer_id", "=", who.payer)
    .executeTakeFirstOrThrow();
  expect(charge.released_at).not.toBeNull();
  const now = services().clock.now();
  const wish = { chargeId: charge.id, by: "admin", userId: who.id, press: null } as const;
  for (const amount of [250n, null]) {
    const asked = await db()
      .transaction()
      .execute((tx) => requestRefund(tx, { ...wish, amount, reason: "requested" }, now));
    expect(asked.ok).toBe(true);
    await kalivo.runDue();
  }
  const borne = await db()
    .selectFrom("journals as j")
    .innerJoin("transfers as t", "t.journal_id", "j.id")
    .innerJoin("accounts as a", "a.id", "t.debit_id")
    .select(["a.code", "t.amount_cents"])
    .where("j.charge_id", "=", charge.id)
    .where("j.kind", "=", "refund")
    .orderBy("t.id")
    .execute();
  expect(borne).toEqual([
    { code: "dispute_losses", amount_cents: 250n },
    { code: "dispute_losses", amount_cents: 450n },
  ]);
  const wrong = await booksDiffer(db());
  expect(wrong).toEqual([]);
});
