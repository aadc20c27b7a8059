import type { BookPeriod, BookTable } from "@kalivo/contract/shapes/admin-books.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import { SHEET_MARK, sheetLine, type Cell } from "#server/documents/csv.ts";
import type { Db } from "#server/db/client.ts";
import { nameOf, numberOf } from "./account-plan.ts";
import { chargesAfter, monthsAfter, payoutsAfter, refundsAfter } from "./lists.queries.ts";
import { feesAfter, journalsAfter, type JournalRow } from "./books.queries.ts";
import { readAccounts } from "./read-accounts.ts";

const PAGE = 2_000;

export type Asked = { db: Db; period: BookPeriod; words: ServerWords["books"] };

/** One line per row, page by page, so that a long year needs no more memory than a short one. */
async function* listed<Row extends { id: number | bigint }, Id extends number | bigint>(
  head: readonly string[],
  beginning: Id,
  rowsAfter: (after: Id, most: number) => Promise<Row[]>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  yield SHEET_MARK + sheetLine(head);
  for (let after: Id | null = beginning; after !== null;) {
    const rows: Row[] = await rowsAfter(after, PAGE);
    yield rows.map((row) => sheetLine(cells(row))).join("");
    const last: Row["id"] | undefined = rows.at(-1)?.id;
    // The ids of a list are of the kind it begins with.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    after = last === undefined ? null : (last as Id);
  }
}

const euros = (cents: Cents | null): number | null => (cents === null ? null : eurosFromCents(cents));
/** Only one of a line's two sides is filled. */
const side = (cents: Cents): number | null => (cents === 0n ? null : eurosFromCents(cents));

const journalOf = ({ db, period, words }: Asked) =>
  listed(
    ["date", "journal", "account", "account_name", "debit", "credit", "text", "reference", "statement"],
    0n,
    (after, most) => journalsAfter(db, period, after, most),
    (row: JournalRow) => [
      row.day,
      Number(row.id),
      numberOf(row),
      nameOf(row, words),
      side(row.debit),
      side(row.credit),
      words.journals[row.kind] ?? row.kind,
      row.reference,
      row.statement,
    ],
  );

async function* accountsOf(asked: Asked): AsyncGenerator<string> {
  yield SHEET_MARK + sheetLine(["account", "account_name", "opening", "debit", "credit", "closing"]);
  const { accounts } = await readAccounts(asked);
  for (const account of accounts) {
    yield sheetLine([
      account.code,
      account.name,
      account.opening_in_euros,
      account.debit_in_euros,
      account.credit_in_euros,
      account.closing_in_euros,
    ]);
  }
}

const monthsOf = ({ db, period }: Asked) =>
  listed(
    ["month", "stage", "statements", "charges", "asked", "collected", "fees", "returned"],
    0,
    (after, most) => monthsAfter(db, period, after, most),
    (row) => [
      periodLabel(row.id),
      row.stage,
      row.statements,
      row.charges,
      euros(row.asked),
      euros(row.collected),
      euros(row.fees),
      euros(row.returned),
    ],
  );

const chargesOf = ({ db, period }: Asked) =>
  listed(
    [
      "statement",
      "charge",
      "month",
      "payer",
      "payer_is",
      "state",
      "amount",
      "fee",
      "returned",
      "announced_on",
      "due_on",
      "paid_on",
      "method",
      "payment_reference",
      "charge_reference",
    ],
    0,
    (after, most) => chargesAfter(db, period, after, most),
    (row) => [
      row.statement,
      row.id,
      periodLabel(row.month),
      row.payer,
      row.team ? "team" : "person",
      row.state,
      euros(row.amount),
      euros(row.fee),
      euros(row.returned),
      row.announced_on,
      row.due_on,
      row.paid_on,
      row.method,
      row.payment_ref,
      row.charge_ref,
    ],
  );

const feesOf = ({ db, period, words }: Asked) =>
  listed(
    [
      "date",
      "journal",
      "text",
      "fee",
      "borne_by_organisations",
      "borne_by_association",
      "reference",
      "statement",
    ],
    0n,
    (after, most) => feesAfter(db, period, after, most),
    (row) => [
      row.day,
      Number(row.id),
      words.journals[row.kind] ?? row.kind,
      euros(row.taken),
      euros(row.by_organisations),
      euros(row.by_association),
      row.reference,
      row.statement,
    ],
  );

const refundsOf = ({ db, period }: Asked) =>
  listed(
    [
      "refund",
      "statement",
      "month",
      "payer",
      "amount",
      "state",
      "reason",
      "asked_by",
      "asked_on",
      "done_on",
      "reference",
    ],
    0,
    (after, most) => refundsAfter(db, period, after, most),
    (row) => [
      row.id,
      row.statement,
      periodLabel(row.month),
      row.payer,
      euros(row.amount),
      row.state,
      row.reason,
      row.asked_by,
      row.asked_on,
      row.done_on,
      row.provider_ref,
    ],
  );

const payoutsOf = ({ db, period }: Asked) =>
  listed(
    [
      "payout",
      "run",
      "organisation",
      "account_holder",
      "iban",
      "amount",
      "state",
      "end_to_end_id",
      "left_on",
      "bank_reference",
      "returned_on",
      "reason",
    ],
    0,
    (after, most) => payoutsAfter(db, period, after, most),
    (row) => [
      row.id,
      row.run,
      row.organisation,
      row.holder,
      row.iban,
      euros(row.amount),
      row.state,
      row.end_to_end_id,
      row.left_on,
      row.bank_reference,
      row.returned_on,
      row.reason,
    ],
  );

/** Each table of the books as lines of CSV, headings first. Headings are not translated, because programs read them. */
export const BOOKS: Readonly<Record<BookTable, (asked: Asked) => AsyncGenerator<string>>> = {
  journal: journalOf,
  accounts: accountsOf,
  months: monthsOf,
  charges: chargesOf,
  fees: feesOf,
  refunds: refundsOf,
  payouts: payoutsOf,
};
