import { parseIban, type Iban } from "@kalivo/domain/money/iban.ts";
import { mustAddUp, UnreadableStatement, type BankStatement } from "../bank-statement.ts";
import { entriesOf } from "./coda-entries.ts";
import { amountIn, dayIn, field, recordsOf, unsignedIn, type CodaRecord } from "./coda-records.ts";

/**
 * CODA, version 2 of the Febelfin standard (2.6):
 * https://febelfin.be/media/pages/publicaties/2021/gecodeerde-berichtgeving-coda/ba165bdbb2-1694763197/standard-coda-2.6-en.pdf
 * A file is one or more of: header (0), old balance (1), movements (2.1 to 2.3), information (3, 4), new balance (8),
 * trailer (9). All positions are those of the standard.
 */
export function readCoda(text: string): readonly BankStatement[] {
  const statements: BankStatement[] = [];
  let open: CodaRecord[] = [];
  let more = true;
  for (const record of recordsOf(text)) {
    if (!more) throw new UnreadableStatement("not_a_record", record.at);
    open.push(record);
    if (field(record, 1, 1) !== "9") continue;
    statements.push(mustAddUp(statementOf(open)));
    const follows = field(record, 128, 128);
    if (follows !== "1" && follows !== "2") throw new UnreadableStatement("truncated", record.at);
    more = follows === "1";
    open = [];
  }
  if (more || open.length > 0) throw new UnreadableStatement("truncated");
  return statements;
}

const KINDS = /^01(?:21|22|23|31|32|33|4.)*8(?:4.)*9$/;

function statementOf(records: readonly CodaRecord[]): BankStatement {
  const kinds = records.map(kindOf).join("");
  if (!KINDS.test(kinds)) throw new UnreadableStatement("truncated", records[0]?.at ?? null);
  const [header, old, next, trailer] = ["0", "1", "8", "9"].map((kind) => oneOf(records, kind));
  if (header === undefined || old === undefined || next === undefined || trailer === undefined)
    throw new UnreadableStatement("truncated");
  if (field(header, 128, 128) !== "2") throw new UnreadableStatement("not_a_record", header.at);
  const account = accountIn(old);
  const closesOn = dayIn(next, 58);
  if (closesOn === null) throw new UnreadableStatement("not_a_day", next.at);
  mustBeWhole(records, trailer);
  return {
    format: "coda",
    reference: `${closesOn.slice(0, 4)}-${field(old, 126, 128)}`,
    account,
    opening: amountIn(old, 43),
    closing: amountIn(next, 42),
    closesOn,
    entries: entriesOf(records.filter((record) => field(record, 1, 1) === "2")),
  };
}

const oneOf = (records: readonly CodaRecord[], kind: string) =>
  records.find((record) => field(record, 1, 1) === kind);

/** Movements and information records are identified by two digits, the others by one. */
function kindOf(record: CodaRecord): string {
  const kind = field(record, 1, 1);
  return "234".includes(kind) ? field(record, 1, 2) : kind;
}

/** Belgian number (0) or IBAN (2), foreign IBAN (3), each with its currency. */
function accountIn(old: CodaRecord): Iban {
  const structure = field(old, 2, 2);
  const [written, currency] =
    structure === "0"
      ? [belgianIban(field(old, 6, 17)), field(old, 19, 21)]
      : [field(old, 6, 39).trim(), field(old, 40, 42)];
  if (currency !== "EUR") throw new UnreadableStatement("not_euros", old.at);
  const iban = parseIban(written);
  if (!iban.ok || !"023".includes(structure)) throw new UnreadableStatement("no_account", old.at);
  return iban.value;
}

function belgianIban(number: string): string {
  if (!/^\d{12}$/.test(number)) return "";
  const check = 98n - (BigInt(`${number}111400`) % 97n); // B is 11, E is 14
  return `BE${String(check).padStart(2, "0")}${number}`;
}

/** The trailer states the number of records between it and the header, and the sums debited and credited. */
function mustBeWhole(records: readonly CodaRecord[], trailer: CodaRecord): void {
  const count = Number(field(trailer, 17, 22));
  if (count !== records.length - 2) throw new UnreadableStatement("truncated", trailer.at);
  const sums = { debit: 0n, credit: 0n };
  for (const { amount } of entriesOf(records.filter((record) => field(record, 1, 1) === "2"))) {
    if (amount < 0n) sums.debit -= amount;
    else sums.credit += amount;
  }
  if (unsignedIn(trailer, 23) !== sums.debit || unsignedIn(trailer, 38) !== sums.credit)
    throw new UnreadableStatement("does_not_add_up", trailer.at);
}
