import { expect, test } from "vitest";
import { camtFile, codaFile, type Statement } from "#server-test/support/bank-files.ts";
import { readBankFile } from "./read-statement.ts";

const paid = {
  cents: -3_850n,
  day: "2027-02-09",
  reference: "BANK-1",
  endToEndId: "KALIVO-20270208T100000000-7",
  iban: "BE68539007547034",
  name: "Océan & Co",
  text: "Kalivo 2026-11",
};
const returned = {
  cents: 3_850n,
  day: "2027-02-09",
  reference: "BANK-2",
  endToEndId: "KALIVO-20270208T100000000-7",
  iban: "BE68539007547034",
  code: "AC04",
};
const batch = {
  cents: -1_001n,
  day: "2027-02-09",
  reference: "BANK-3",
  order: "KALIVO-20270208T100000000",
  parts: [
    { cents: -400n, endToEndId: "KALIVO-20270208T100000000-8" },
    { cents: -601n, endToEndId: "KALIVO-20270208T100000000-9" },
  ],
};
const statement: Statement = {
  account: "BE71096123456769",
  reference: "2027-041",
  closesOn: "2027-02-09",
  opening: 100_000n,
  booked: [paid, returned, batch],
};

const read = (text: string, encoding: BufferEncoding = "utf8") => readBankFile(Buffer.from(text, encoding));
const problemOf = (text: string) => {
  const answer = read(text);
  return answer.ok ? "read" : answer.refusal.problem;
};
const FORMATS = [
  ["camt.053.001.02", (of: Statement[]) => camtFile(of)],
  ["camt.053.001.08", (of: Statement[]) => camtFile(of, "08")],
  ["CODA", codaFile],
] as const;

test.each(FORMATS)("%s: what left, what came back and a sum of several are read alike", (_, write) => {
  const answer = read(write([statement]));
  expect(answer).toMatchObject({
    ok: true,
    value: [
      {
        account: "BE71096123456769",
        opening: 100_000n,
        closing: 98_999n,
        closesOn: "2027-02-09",
        entries: [
          {
            reference: "BANK-1",
            amount: -3_850n,
            bookedOn: "2027-02-09",
            parts: [
              {
                endToEndId: "KALIVO-20270208T100000000-7",
                iban: "BE68539007547034",
                name: "Océan & Co",
                text: "Kalivo 2026-11",
                returned: null,
              },
            ],
          },
          { amount: 3_850n, parts: [{ amount: 3_850n, returned: { code: "AC04" } }] },
          {
            amount: -1_001n,
            orders: ["KALIVO-20270208T100000000"],
            parts: [{ amount: -400n }, { amount: -601n }],
          },
        ],
      },
    ],
  });
});

test.each(FORMATS)("%s: several statements in one file", (_, write) => {
  const answer = read(write([statement, { ...statement, reference: "2027-042", opening: 98_999n }]));
  expect(answer.ok && answer.value.length).toBe(2);
});

test.each(FORMATS)("%s: cut short anywhere, nothing of it is read", (_, write) => {
  const text = write([statement]).trimEnd();
  for (let part = 0.02; part < 1; part += 0.02)
    expect(problemOf(text.slice(0, Math.floor(text.length * part))), String(part)).not.toBe("read");
});

test.each(FORMATS)("%s: a cent more or less, and it does not add up", (_, write) => {
  expect(problemOf(write([{ ...statement, closing: 99_000n }]))).toBe("does_not_add_up");
});

test("letters of Latin 1 are read as what they are", () => {
  const declared = camtFile([statement]).replace("UTF-8", "ISO-8859-1");
  for (const text of [declared, codaFile([statement])]) {
    const answer = read(text, "latin1");
    expect(answer.ok && answer.value[0]?.entries[0]?.parts[0]?.name).toBe("Océan & Co");
  }
});

test("a file with entities of its own, or from elsewhere, is refused before anything of it is read", () => {
  const laughs = Array.from({ length: 20 }, (_, n) => `<!ENTITY l${n + 1} "&l${n};&l${n};&l${n};">`).join("");
  for (const type of [
    `<!DOCTYPE Document [<!ENTITY l0 "ha">${laughs}]>`,
    '<!DOCTYPE Document [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE Document SYSTEM "https://example.org/x.dtd">',
  ])
    expect(problemOf(camtFile([statement]).replace("?>", `?>${type}`))).toBe("document_type");
  expect(problemOf(camtFile([statement]).replace("<Nm>", "<Nm>&x;"))).toBe("broken_xml");
});

const camt = camtFile([statement]);
const coda = codaFile([statement]);
test.each([
  ["a picture", "\u0089PNG", "unknown_format"],
  ["nothing", "", "unknown_format"],
  ["another message", camt.replaceAll("BkToCstmrStmt", "BkToCstmrAcctRpt"), "another_message"],
  ["an account in dollars", camt.replace("<Ccy>EUR</Ccy>", "<Ccy>USD</Ccy>"), "not_euros"],
  ["an entry in dollars", camt.replace('Ccy="EUR">38.50', 'Ccy="USD">38.50'), "not_euros"],
  ["a tenth of a cent", camt.replace(">38.50<", ">38.501<"), "not_an_amount"],
  ["an amount that is none", camt.replace(">38.50<", ">1e3<"), "not_an_amount"],
  ["a negative amount", camt.replace(">38.50<", ">-38.50<"), "not_an_amount"],
  ["no direction", camt.replace("<CdtDbtInd>DBIT", "<CdtDbtInd>DEBIT"), "not_an_amount"],
  ["no last balance", camt.replace("CLBD", "CLAV"), "no_balances"],
  ["a day that is none", camt.replaceAll("2027-02-09", "2027-22-09"), "not_a_day"],
  ["the 30th of February", camt.replaceAll("2027-02-09", "2027-02-30"), "not_a_day"],
  ["the year 0", camt.replaceAll("2027-02-09", "0000-02-09"), "not_a_day"],
  ["the 30th of February in CODA", coda.replaceAll("090227", "300227"), "not_a_day"],
  ["an account that is none", camt.replaceAll("BE71096123456769", "BE71096123456768"), "no_account"],
  ["CODA in dollars", coda.replace("EUR", "USD"), "not_euros"],
  ["CODA of version 1", coda.replace("2\r\n", "1\r\n"), "not_a_record"],
  ["a CODA amount with letters", coda.replace("00000003850", "0000000385O"), "not_an_amount"],
  ["CODA without one of its records", coda.replace(/^22.*\r\n/m, ""), "truncated"],
  ["a CODA record that is too long", coda.replace("Kalivo 2026", "Kalivo   2026"), "not_a_record"],
])("%s is refused with its reason", (_, text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

test("what a bank only announces is not booked, and is in no balance", () => {
  const pending = camt.replace("<Sts>BOOK</Sts>", "<Sts>PDNG</Sts>");
  expect(problemOf(pending)).toBe("does_not_add_up"); // for its balances say that it was
  const withOne = camt.replace(
    "</Stmt>",
    '<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry></Stmt>',
  );
  const answer = read(withOne);
  expect(answer.ok && answer.value[0]?.entries.length).toBe(3);
});

test("details that do not make their entry's sum are not believed", () => {
  const answer = read(camt.replace('Ccy="EUR">6.01', 'Ccy="EUR">6.02'));
  expect(answer.ok && answer.value[0]?.entries[2]?.parts).toEqual([]);
});
