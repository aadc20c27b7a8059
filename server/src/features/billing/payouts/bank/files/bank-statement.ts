import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";

/** A statement of one account as its bank wrote it, whatever the format. All of it is in euros, and adds up. */
export type BankStatement = {
  readonly format: "camt.053" | "coda";
  /** What the bank calls it; the same statement has it again. */
  readonly reference: string;
  readonly account: string;
  readonly opening: Cents;
  readonly closing: Cents;
  readonly closesOn: Day;
  readonly entries: readonly BankEntry[];
};

/** One booking of the account: one transfer, or several in one sum. */
export type BankEntry = {
  /** The bank's own, or else its place in the statement. */
  readonly reference: string;
  /** What came in; below zero: what left. */
  readonly amount: Cents;
  readonly bookedOn: Day;
  readonly valueOn: Day;
  /** What the payer called the order it belongs to (`PmtInfId`, `MsgId`). */
  readonly orders: readonly string[];
  /** Empty where the bank books several and tells only their sum. */
  readonly parts: readonly BankPart[];
};

export type BankPart = {
  readonly endToEndId: string | null;
  readonly amount: Cents;
  /** Of the other side. */
  readonly iban: string | null;
  readonly name: string | null;
  /** What somebody wrote with it. */
  readonly text: string;
  /** The bank's reason (ISO 20022, `AC04`: the account is closed), where it says that this is a return. */
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

/** Thrown while a statement is read; nothing of it is used then. `at` says where: a record's line, an entry's place. */
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

/** `2027-02-30` and the year 0 are written like days and are none. */
export const isCalendarDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Opening and all entries make the closing balance, or the statement is not whole. */
export function mustAddUp(statement: BankStatement): BankStatement {
  const moved = statement.entries.reduce((sum, { amount }) => sum + amount, statement.opening);
  if (moved !== statement.closing) throw new UnreadableStatement("does_not_add_up");
  return statement;
}

/** "NOTPROVIDED" and its kin say that there is none. */
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
