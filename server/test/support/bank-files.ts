import type { Cents } from "@kalivo/domain/money/cents.ts";
import { decimalFromCents } from "@kalivo/domain/money/cents.ts";

// Bank statements: camt.053 by ISO 20022, CODA by the Febelfin standard 2.6.

/** One booking; negative when outgoing. */
export type Booked = {
  cents: Cents;
  day: string;
  reference?: string;
  name?: string;
  iban?: string;
  text?: string;
  endToEndId?: string;
  /** The order id of a collective transfer. */
  order?: string;
  /** The return reason. */
  code?: string;
  /** The transfers of a collective booking. */
  parts?: readonly Omit<Booked, "day" | "parts">[];
};
export type Statement = {
  account: string;
  reference: string;
  closesOn: string;
  opening: Cents;
  booked: readonly Booked[];
  /** An inconsistent closing balance. */
  closing?: Cents;
};

const closingOf = ({ opening, booked, closing }: Statement): Cents =>
  closing ?? booked.reduce((sum, { cents }) => sum + cents, opening);
const side = (cents: Cents) => `<CdtDbtInd>${cents < 0n ? "DBIT" : "CRDT"}</CdtDbtInd>`;
const amount = (cents: Cents) => `<Amt Ccy="EUR">${decimalFromCents(cents < 0n ? -cents : cents)}</Amt>`;
const tag = (name: string, value: string | undefined) =>
  value === undefined ? "" : `<${name}>${value.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</${name}>`;

const balance = (code: string, cents: Cents, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}${side(cents)}<Dt><Dt>${day}</Dt></Dt></Bal>`;

/** Version "02", as most Belgian banks send, or "08", where states and parties are nested one level deeper. */
export function camtFile(statements: readonly Statement[], version: "02" | "08" = "02"): string {
  const party = (name: string | undefined) =>
    name === undefined ? "" : version === "02" ? tag("Nm", name) : `<Pty>${tag("Nm", name)}</Pty>`;
  const detail = (one: Omit<Booked, "day" | "parts">, alone: boolean) => {
    const role = one.cents < 0n ? "Cdtr" : "Dbtr";
    return `<TxDtls><Refs>${tag("PmtInfId", one.order)}<EndToEndId>${one.endToEndId ?? "NOTPROVIDED"}</EndToEndId></Refs>
      ${alone ? "" : amount(one.cents) + side(one.cents)}
      <RltdPties><${role}>${party(one.name)}</${role}>${one.iban === undefined ? "" : `<${role}Acct><Id><IBAN>${one.iban}</IBAN></Id></${role}Acct>`}</RltdPties>
      <RmtInf>${tag("Ustrd", one.text)}</RmtInf>
      ${one.code === undefined ? "" : `<RtrInf><Rsn><Cd>${one.code}</Cd></Rsn></RtrInf>`}</TxDtls>`;
  };
  const entry = ({ parts, ...one }: Booked) => `<Ntry>${amount(one.cents)}${side(one.cents)}
    ${version === "02" ? "<Sts>BOOK</Sts>" : "<Sts><Cd>BOOK</Cd></Sts>"}
    <BookgDt><Dt>${one.day}</Dt></BookgDt><ValDt><Dt>${one.day}</Dt></ValDt>${tag("AcctSvcrRef", one.reference)}
    <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
    <NtryDtls>${
      parts === undefined
        ? detail(one, true)
        : `<Btch>${tag("PmtInfId", one.order)}<NbOfTxs>${parts.length}</NbOfTxs></Btch>${parts.map((part) => detail(part, false)).join("")}`
    }</NtryDtls></Ntry>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
  <GrpHdr><MsgId>M1</MsgId><CreDtTm>2027-02-10T06:00:00+01:00</CreDtTm></GrpHdr>
  ${statements
    .map(
      (one) => `<Stmt><Id>${one.reference}</Id><CreDtTm>${one.closesOn}T06:00:00+01:00</CreDtTm>
    <Acct><Id><IBAN>${one.account}</IBAN></Id><Ccy>EUR</Ccy></Acct>
    ${balance("OPBD", one.opening, one.closesOn)}${balance("CLBD", closingOf(one), one.closesOn)}
    ${one.booked.map(entry).join("\n")}</Stmt>`,
    )
    .join("\n")}
</BkToCstmrStmt></Document>`;
}

const text = (value: string | undefined, length: number) => (value ?? "").slice(0, length).padEnd(length);
const number = (value: number, length: number) => String(value).padStart(length, "0");
const sum = (cents: Cents) => `${String(cents < 0n ? -cents : cents).padStart(14, "0")}0`;
const sign = (cents: Cents) => (cents < 0n ? "1" : "0");
const date = (day: string) => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`;

/** Records 0, 1, 2.1 to 2.3, 8 and 9, at the positions of the standard. */
export const codaFile = (statements: readonly Statement[]): string =>
  statements
    .map((one, place) => codaStatement(one, place === statements.length - 1))
    .join("")
    .replaceAll("\n", "\r\n");

function codaStatement(one: Statement, last: boolean): string {
  const { account, opening, closesOn, booked } = one;
  const number3 = one.reference.slice(-3).padStart(3, "0");
  const middle = [
    `12${number3}${text(account, 34)}EUR${sign(opening)}${sum(opening)}${date(closesOn)}${text("KALIVO VZW", 26)}${text("Zichtrekening", 35)}${number3}`,
    ...booked.flatMap((booking, place) => movement(booking, place + 1)),
    `8${number3}${text(account, 34)}EUR${sign(closingOf(one))}${sum(closingOf(one))}${date(closesOn)}${text("", 64)}0`,
  ];
  const total = (of: (cents: Cents) => boolean) =>
    booked.reduce((all, { cents }) => (of(cents) ? all + cents : all), 0n);
  const lines = [
    `00000${date(closesOn)}73005${" ".repeat(2)}${text("", 6)}${text("0000000001", 10)}${text("KALIVO VZW", 26)}${text("KREDBEBB", 11)}${text("00000000097", 11)} 00000${text("", 39)}2`,
    ...middle,
    `9${text("", 15)}${number(middle.length, 6)}${sum(total((cents) => cents < 0n))}${sum(total((cents) => cents > 0n))}${text("", 75)}${last ? "2" : "1"}`,
  ];
  return lines.map((line) => `${line.padEnd(128)}\n`).join("");
}

function movement({ parts, ...one }: Booked, sequence: number): string[] {
  const whole = records(one, { day: one.day, sequence, detail: 0, type: parts === undefined ? 0 : 1 });
  const details = (parts ?? []).flatMap((part, place) =>
    records(part, { day: one.day, sequence, detail: place + 1, type: 5 }),
  );
  return [...whole, ...details];
}

type Place = { day: string; sequence: number; detail: number; type: number };

function records(one: Omit<Booked, "day" | "parts">, { day, sequence, detail, type }: Place): string[] {
  const id = `${number(sequence % 10_000, 4)}${number(detail, 4)}`;
  const returned = one.code === undefined ? "     " : `2${text(one.code, 4)}`;
  return [
    `21${id}${text(one.reference, 21)}${sign(one.cents)}${sum(one.cents)}${date(day)}${type}01010000${text(one.text, 53)}${date(day)}00001 0`,
    `22${id}${text("", 53)}${text(one.endToEndId ?? one.order, 35)}${text("KREDBEBB", 11)}   ${returned}${text("", 8)}1 0`,
    `23${id}${text(one.iban, 34)}EUR${text(one.name, 35)}${text("", 43)}0 0`,
  ];
}
