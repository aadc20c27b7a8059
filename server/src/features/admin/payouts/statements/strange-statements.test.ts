import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { beforeAll, expect, test } from "vitest";
import { camtFile, codaFile } from "#server-test/support/bank-files.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";
import { bookProviderPayouts } from "#server/features/billing/watch/book-provider-payouts.ts";

// Files that are malformed, and entries that are not payouts.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const desk = usePayoutDesk(kalivo);
const { ines, post, today, left, statement, look, book } = desk;
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

const refusalOf = async (text: string) => {
  const { status, body } = await look(text);
  return [status, body.message];
};

test("a statement of another account, without a file, or of something else is refused in words", async () => {
  const other = statement([], { account: "BE68539007547034" });
  expect(await refusalOf(camtFile([other]))).toEqual([409, expect.stringContaining("ending in 7034")]);
  expect(await refusalOf("%PDF-1.7")).toEqual([409, expect.stringContaining("neither a camt.053")]);
  const none = await post(ines(), api.previewBankStatement);
  expect([none.status, none.body.errors?.["file"]?.[0]]).toEqual([422, expect.stringContaining("Choose")]);
});

test("a cent more, another account, or another run's reference: named with its reason, and nothing is booked", async () => {
  const [first, second, third] = run.payouts.map(left);
  if (first === undefined || second === undefined || third === undefined) throw new Error("three payouts");
  const spoiled = statement([
    { ...first, cents: first.cents - 1n },
    { ...second, iban: "NL91ABNA0417164300" },
    { ...third, endToEndId: "KALIVO-20200101T000000000-1" },
  ]);
  for (const text of [camtFile([spoiled]), codaFile([spoiled])]) {
    const { status, body } = await look(text);
    expect(status).toBe(200);
    expect([body.matches, body.left_over_count]).toEqual([[], 3]);
    expect(body.left_over.map(({ why }) => why)).toEqual([
      expect.stringContaining("the amount is not"),
      expect.stringContaining("another account"),
      expect.stringContaining("no such run"),
    ]);
    const booked = await book(ines(), text, body.seen);
    expect([booked.status, booked.body.message]).toEqual([409, expect.stringContaining("nothing to book")]);
  }
  expect((await readRun()).at_the_bank).toBe(3);
});

test("two runs at once: what was never approved, or left before it was, is not booked", async () => {
  const [first] = run.payouts.map(left);
  if (first === undefined) throw new Error("a payout");
  const early = await look(camtFile([statement([{ ...first, day: "2020-01-02" }])]));
  expect(early.body.left_over[0]?.why).toContain("before its run was approved");
  const late = await look(camtFile([statement([{ ...first, day: "2040-01-02" }])]));
  expect(late.body.left_over[0]?.why).toContain("not come yet");
});

const whysOf = async (text: string) => (await look(text)).body.left_over.map(({ why }) => why);

test("a transfer that leaves and comes back under one reference of the bank is booked both ways", async () => {
  const [, , third] = run.payouts.map(left);
  if (third === undefined) throw new Error("a payout");
  const back = { ...third, cents: -third.cents, code: "AC04" };
  const text = camtFile([statement([third, back].map((one) => ({ ...one, reference: "SAME-1" })))]);
  const { body } = await look(text);
  expect(body.left_over).toEqual([]);
  expect((await book(ines(), text, body.seen)).status).toBe(200);
  expect((await readRun()).payouts.map(({ state }) => state).toSorted()).toContain("returned");
});

test("a bank that takes a transfer twice on one day is said to, now and whenever the statement is read again", async () => {
  const [first] = run.payouts.map(left);
  if (first === undefined) throw new Error("a payout");
  const twice = [first, first].map((one, place) => ({ ...one, reference: `DEBIT-${place}` }));
  const text = camtFile([statement(twice)]);
  const { body } = await look(text);
  expect([body.matches.length, body.already]).toEqual([1, 0]);
  expect(await whysOf(text)).toEqual([expect.stringContaining("twice")]);
  expect((await book(ines(), text, body.seen)).status).toBe(200);
  expect(await whysOf(text)).toEqual([expect.stringContaining("twice")]);
  expect(await whysOf(camtFile([statement([twice[0] ?? first])]))).toEqual([]);
});

test("a transfer confirmed by hand that leaves on two days left twice", async () => {
  const [, second] = run.payouts.map(left);
  if (second === undefined) throw new Error("a payout");
  const day = today();
  const line = run.payouts[1];
  await post(ines(), pathTo(api.signPayouts, { id: run.id }));
  await post(ines(), pathTo(api.confirmPayout, { id: line?.id ?? 0 }), { settled_on: day });
  const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  expect(await whysOf(camtFile([statement([second])]))).toEqual([]);
  const text = camtFile([statement([second, { ...second, day: dayBefore }])]);
  expect(await whysOf(text)).toEqual([expect.stringContaining("twice")]);
});

test("a CODA file with a byte that nobody sees is read, and what came back is booked", async () => {
  const line = (await readRun()).payouts.find(({ state }) => state === "paid");
  if (line === undefined) throw new Error("a paid payout");
  const text = codaFile([
    statement([{ ...desk.back(line), code: "", text: "no\u0000 reason" }], { reference: "2027-099" }),
  ]);
  const { body } = await look(text);
  expect(body.matches).toHaveLength(1);
  expect((await book(ines(), text, body.seen)).status).toBe(200);
});

test("two files in one field are refused, and one that is too large says how large a file may be", async () => {
  const form = new FormData();
  for (const name of ["a.xml", "b.xml"]) form.append("file", new File([camtFile([statement([])])], name));
  const two = await upload(form);
  expect([two.statusCode, two.body]).toEqual([422, expect.stringContaining("One file at a time")]);
  const large = new FormData();
  large.append("file", new File(["x".repeat(6 * 1024 * 1024)], "c.xml"));
  const refused = await upload(large);
  expect([refused.statusCode, refused.body]).toEqual([
    413,
    expect.stringContaining("a file may have 5\u00a0MB"),
  ]);
});

async function upload(form: FormData) {
  const request = new Request("http://localhost", { method: "POST", body: form });
  return kalivo.app.inject({
    method: "POST",
    url: api.previewBankStatement,
    headers: {
      authorization: `Bearer ${ines().token}`,
      "content-type": request.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

test("what the payment provider sent is found by its amount, name and day, once", async () => {
  const at = services().clock.now();
  const sent = { kind: "payout", fee: 0n, at, availableOn: at, currency: "eur", givenBackBy: null } as const;
  await bookProviderPayouts(
    services().db,
    "stripe",
    [{ ...sent, ref: "txn_1", sourceRef: "po_1", gross: -12_345n, net: -12_345n }],
    new Date(at.getTime() - 1),
  );
  const credit = { cents: 12_345n, day: today(), reference: "CR-1", name: "STRIPE PAYMENTS EUROPE" };
  const gift = { ...credit, name: "A donor", reference: "CR-2" };
  const text = camtFile([statement([gift, credit, { ...credit, reference: "CR-3" }], { reference: "Z" })]);
  const { body } = await look(text);
  expect(body.matches).toEqual([
    expect.objectContaining({ kind: "provider_payout", reference: "po_1", amount_in_euros: 123.45 }),
  ]);
  expect(body.left_over_count).toBe(2);
  expect((await book(ines(), text, body.seen)).status).toBe(200);
  const keys = await services()
    .db.selectFrom("journals")
    .select("key")
    .where("key", "like", "po:po_1%")
    .execute();
  expect(keys.map(({ key }) => key).toSorted()).toEqual(["po:po_1", "po:po_1:bank"]);
  expect((await look(text)).body).toMatchObject({ matches: [], already: 1 });
});

test("ten thousand entries are read, and the first of what is left over is shown", async () => {
  const booked = Array.from({ length: 10_000 }, (_, n) => ({
    cents: BigInt(n + 1),
    day: today(),
    reference: `N${n}`,
  }));
  const { status, body } = await look(codaFile([statement(booked)]));
  expect(status).toBe(200);
  expect([body.left_over_count, body.left_over.length]).toEqual([10_000, 200]);
});
