/** A booking on the association's account, in euros; negative when outgoing. */
export type Booking = { euros: number; reference: string; endToEndId?: string; iban?: string; code?: string };

const cents = (euros: number) => Math.round(euros * 100);
const amount = (sum: number) =>
  `<Amt Ccy="EUR">${(Math.abs(sum) / 100).toFixed(2)}</Amt><CdtDbtInd>${sum < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;

/** A daily bank statement (camt.053) with opening and closing balance. */
export function bankFile(account: string, day: string, bookings: readonly Booking[]): Buffer {
  const opening = 1_000_000;
  const closing = bookings.reduce((sum, { euros }) => sum + cents(euros), opening);
  const balance = (code: string, sum: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(sum)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  const entries = bookings.map(
    ({ euros, reference, endToEndId = "NOTPROVIDED", iban, code }) => `<Ntry>${amount(cents(euros))}
      <Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
      <AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>
      ${iban === undefined ? "" : `<RltdPties><CdtrAcct><Id><IBAN>${iban.replaceAll(" ", "")}</IBAN></Id></CdtrAcct></RltdPties>`}
      ${code === undefined ? "" : `<RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf>`}</TxDtls></NtryDtls></Ntry>`,
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
  <Id>${day} ${bookings[0]?.reference ?? "empty"}</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy></Acct>
  ${balance("OPBD", opening)}${balance("CLBD", closing)}${entries.join("\n")}
</Stmt></BkToCstmrStmt></Document>`);
}
