import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parseIban } from "@kalivo/domain/money/iban.ts";
import { decimalFromCents, sumCents } from "@kalivo/domain/money/cents.ts";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { payoutFile } from "./payout-file.ts";

// The schema is not ours to publish: with SAMPLES_DIR set to a folder that has iso20022/pain.001.001.09.xsd, every file
// is compared with it too.
const samples = process.env["SAMPLES_DIR"];
const schema =
  samples === undefined ? null : readFileSync(join(samples, "iso20022", "pain.001.001.09.xsd"), "utf8");
const problems = async (text: string) =>
  (await validateXML({ xml: [{ fileName: "run.xml", contents: text }], schema: [schema ?? ""] })).errors.map(
    ({ message }) => message,
  );

const run = {
  message_id: "KALIVO-20261221T100000000",
  execute_on: "2026-12-22",
  decided_at: new Date("2026-12-21T10:00:00Z"),
  debtor_name: "Kalivo vzw",
  debtor_iban: "BE71096123456769",
};
const payout = {
  amount_cents: 123_456n,
  iban: "BE68539007547034",
  account_holder: "Médecins & Océan <vzw>",
  communication: "090933755493",
  end_to_end_id: "KALIVO-20261221T100000000-7",
  first_month: 202610,
  last_month: 202611,
};
const plain = { ...payout, communication: null, end_to_end_id: "KALIVO-20261221T100000000-8" };

test("an order names who pays whom how much, when, and what for", () => {
  const text = payoutFile(run, [payout, plain]);
  for (const part of [
    "<NbOfTxs>2</NbOfTxs>",
    "<CtrlSum>2469.12</CtrlSum>",
    '<InstdAmt Ccy="EUR">1234.56</InstdAmt>',
    "<Nm>Medecins + Ocean vzw</Nm>",
    "<ReqdExctnDt><Dt>2026-12-22</Dt></ReqdExctnDt>",
    "<Issr>BBA</Issr></Tp><Ref>090933755493</Ref>",
    "<Ustrd>Kalivo 2026-10 to 2026-11</Ustrd>",
  ])
    expect(text).toContain(part);
  expect(payoutFile(run, [{ ...plain, first_month: 202611 }])).toContain("<Ustrd>Kalivo 2026-11</Ustrd>");
  expect(payoutFile(run, [{ ...plain, first_month: null, last_month: null }])).toContain(
    "<Ustrd>Kalivo</Ustrd>",
  );
});

test("the same run is the same bytes", () => {
  expect(payoutFile(run, [payout, plain])).toBe(payoutFile({ ...run }, [{ ...payout }, { ...plain }]));
});

test("no sum is no order, and a very large one is exact", () => {
  expect(() => payoutFile(run, [{ ...payout, amount_cents: 0n }])).toThrow("no sum to pay");
  expect(payoutFile(run, [{ ...payout, amount_cents: 10n ** 15n }])).toContain(
    ">10000000000000.00</InstdAmt>",
  );
});

test("an account with a typing error never gets this far", () => {
  expect(parseIban("BE68539007547035")).toEqual({ ok: false, refusal: "wrong_check_digits" });
});

const anyPayout = fc.record({
  amount_cents: fc.bigInt({ min: 1n, max: 99_999_999_999n }),
  iban: fc.constantFrom("BE68539007547034", "NL91ABNA0417164300", "MT84MALT011000012345MTLCAST001S"),
  account_holder: fc.string({ unit: "binary", maxLength: 90 }).map((name) => `A${name}`),
  communication: fc.option(fc.constant("090933755493"), { nil: null }),
  end_to_end_id: fc.stringMatching(/^[A-Z0-9-]{1,35}$/),
  first_month: fc.constant(202611),
  last_month: fc.constant(202612),
});

test("whatever the names and sums, the totals are those of the lines", () => {
  fc.assert(
    fc.property(fc.array(anyPayout, { minLength: 1, maxLength: 8 }), (payouts) => {
      const text = payoutFile(run, payouts);
      const total = decimalFromCents(sumCents(payouts.map(({ amount_cents }) => amount_cents)));
      expect(text.split(`<CtrlSum>${total}</CtrlSum>`)).toHaveLength(3);
      expect(text.split("<CdtTrfTxInf>")).toHaveLength(payouts.length + 1);
    }),
  );
});

test.skipIf(schema === null)("the schema of ISO 20022 accepts it", async () => {
  expect(await problems(payoutFile(run, [payout, plain]))).toEqual([]);
  expect(await problems(payoutFile(run, [{ ...payout, amount_cents: 10n ** 15n }]))).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.array(anyPayout, { minLength: 1, maxLength: 8 }), async (payouts) => {
      expect(await problems(payoutFile(run, payouts))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test.skipIf(schema === null).each([
  ["an IBAN of another form", "<IBAN>BE68539007547034</IBAN>", "<IBAN>68539007547034</IBAN>"],
  ["a sum with three decimals and a comma", ">1234.56</InstdAmt>", ">1234,560</InstdAmt>"],
  ["a payee without a name", "<Nm>Medecins + Ocean vzw</Nm>", "<Nm></Nm>"],
  ["an order without its payer", "<Dbtr><Nm>Kalivo vzw</Nm></Dbtr>", ""],
])("and refuses %s", async (_, from, to) => {
  const text = payoutFile(run, [payout]);
  expect(text).toContain(from);
  expect((await problems(text.replace(from, to))).length).toBeGreaterThan(0);
});
