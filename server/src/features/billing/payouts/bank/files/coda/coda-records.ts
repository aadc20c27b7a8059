import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { isCalendarDay, UnreadableStatement } from "../bank-statement.ts";

/** A line of 128 characters, numbered from 1. */
export type CodaRecord = { readonly line: string; readonly at: number };

const LENGTH = 128;

/** The lines of a file; trimmed trailing blanks are restored, and control characters become blanks. */
export function recordsOf(text: string): readonly CodaRecord[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line, place) => ({ line: line.replaceAll(/\p{Cc}/gu, " ").padEnd(LENGTH), at: place + 1 }))
    .filter(({ line }) => line.trim() !== "")
    .map((record) => {
      if (record.line.length > LENGTH) throw new UnreadableStatement("not_a_record", record.at);
      return record;
    });
}

/** A field by its first and last position in the standard. */
export const field = ({ line }: CodaRecord, first: number, last: number): string =>
  line.slice(first - 1, last);

/** 12 digits and three decimals behind a sign (0 credit, 1 debit). A part of a cent is refused. */
export function amountIn(record: CodaRecord, sign: number): Cents {
  const amount = unsignedIn(record, sign + 1);
  const side = field(record, sign, sign);
  if (side !== "0" && side !== "1") throw new UnreadableStatement("not_an_amount", record.at);
  return side === "1" ? -amount : amount;
}

export function unsignedIn(record: CodaRecord, first: number): Cents {
  const digits = field(record, first, first + 14);
  if (!/^\d{14}0$/.test(digits)) throw new UnreadableStatement("not_an_amount", record.at);
  return BigInt(digits) / 10n;
}

/** DDMMYY; null: six zeroes, not stated. */
export function dayIn(record: CodaRecord, first: number): Day | null {
  const digits = field(record, first, first + 5);
  if (digits === "000000") return null;
  const day = `20${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  if (!isCalendarDay(day)) throw new UnreadableStatement("not_a_day", record.at);
  return day;
}
