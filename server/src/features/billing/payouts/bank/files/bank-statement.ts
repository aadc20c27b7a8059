import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";

/** A statement of one account in any format. All amounts are in euros, and the entries add up. */
export type BankStatement = {
  readonly format: "camt.053" | "coda";
  /** The bank's reference; the same statement read again has the same one. */
  readonly reference: string;
  readonly account: string;
  readonly opening: Cents;
  readonly closing: Cents;
  readonly closesOn: Day;
  readonly entries: readonly BankEntry[];
};

/** One booking of the account: one transfer, or several in one sum. */
export type BankEntry = {
  /** The bank's own reference, or else its place in the statement. */
  readonly reference: string;
  /** Positive: received; negative: paid. */
  readonly amount: Cents;
  readonly bookedOn: Day;
  readonly valueOn: Day;
  /** The payer's name of the order it belongs to (`PmtInfId`, `MsgId`). */
  readonly orders: readonly string[];
  /** Empty where the bank books several transfers and reports only their sum. */
  readonly parts: readonly BankPart[];
  /** References and texts of transfers that the bank lists and that do not add up to the entry: none of them is a part. */
  readonly unsummed: readonly string[];
};

export type BankPart = {
  readonly endToEndId: string | null;
  readonly amount: Cents;
  /** Of the counterparty. */
  readonly iban: string | null;
  readonly name: string | null;
  /** The remittance text. */
  readonly text: string;
  /** The bank's reason (ISO 20022, `AC04`: the account is closed), if it marks this as a return. */
  readonly returned: { readonly code: string | null; readonly text: string } | null;
};

export type StatementProblem =
  | "unknown_format"
  | "broken_xml"
  | "document_type"
  | "another_message"
  | "truncated"
  | "not_euros"
  | "no_balances"
  | "does_not_add_up"
  | "not_an_amount"
  | "not_a_day"
  | "no_account"
  | "not_a_record";

/** Thrown while a statement is read; then nothing of it is used. `at` is the line of a record or the place of an entry. */
export class UnreadableStatement extends Error {
  readonly problem: StatementProblem;
  readonly at: number | null;
  constructor(problem: StatementProblem, at: number | null = null, options?: ErrorOptions) {
    super(problem, options);
    this.name = "UnreadableStatement";
    this.problem = problem;
    this.at = at;
  }
}

/** False for text in the format of a day that is no day: `2027-02-30`, the year 0. */
export const isCalendarDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Opening balance and all entries must make the closing balance, else the statement is incomplete. */
export function mustAddUp(statement: BankStatement): BankStatement {
  const moved = statement.entries.reduce((sum, { amount }) => sum + amount, statement.opening);
  if (moved !== statement.closing) throw new UnreadableStatement("does_not_add_up");
  return statement;
}

/** Null for "NOTPROVIDED" and similar placeholders. */
export function given(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" || /^NOT ?PROVIDED$/i.test(trimmed) ? null : trimmed;
}

const MOST_TEXT = 200;

export const shortText = (...texts: readonly (string | null | undefined)[]): string =>
  texts
    .flatMap((text) => (text === null || text === undefined || text === "" ? [] : [text.trim()]))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MOST_TEXT);
