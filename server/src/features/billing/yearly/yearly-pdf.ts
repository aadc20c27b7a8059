import type { Readable } from "node:stream";
import type { YearlyStatement } from "@kalivo/contract/shapes/yearly-statement.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { formatDate, formatDay, formatEurosAmount } from "@kalivo/domain/money/display.ts";
import { documentWords, type DocumentWords } from "@kalivo/words/documents.ts";
import { startPages, type Column, type Pages } from "#server/documents/pdf-pages.ts";

export type Association = { name: string; mail: string };
export type DocumentSetting = { association: Association; language: Language; now: Date };

/** The statement of a year as a document to keep. Its title says that it is not a tax certificate. */
export async function yearlyPdf(statement: YearlyStatement, setting: DocumentSetting): Promise<Readable> {
  const words = documentWords(setting.language);
  const title = words.yearTitle(statement.year);
  const pages = await begin(title, statement.payer, words, setting);
  pages.text(words.payments, { bold: true, size: 12 });
  if (statement.payments.length === 0) pages.text(words.noPayments);
  else paymentsTable(pages, statement, words);
  pages.gap(16);
  organisationsTable(pages, statement, words);
  return finish(pages, words, setting);
}

/** The receipt of one month: the same document with one payment. */
export async function receiptPdf(
  statement: YearlyStatement,
  month: string,
  setting: DocumentSetting,
): Promise<Readable> {
  const words = documentWords(setting.language);
  const pages = await begin(words.receiptTitle(month), statement.payer, words, setting);
  const number = statement.payments[0]?.statement_id;
  if (number !== undefined) pages.text(words.statement(number), { bold: true, size: 12 });
  paymentsTable(pages, statement, words);
  pages.gap(16);
  organisationsTable(pages, statement, words);
  return finish(pages, words, setting);
}

async function begin(title: string, payer: string, words: DocumentWords, setting: DocumentSetting) {
  const { association, language, now } = setting;
  const pages = await startPages({ title, author: association.name, createdAt: now, language });
  pages.text(association.name, { size: 11, bold: true });
  pages.gap(14);
  pages.text(title, { size: 20, bold: true });
  pages.text(words.notCertificate, { size: 12, bold: true });
  pages.text(words.notCertificateWhy, { size: 9 });
  pages.gap();
  pages.text(words.payer(payer));
  pages.text(words.madeOn(formatDate(now)));
  pages.gap(16);
  return pages;
}

function paymentsTable(pages: Pages, statement: YearlyStatement, { columns, total }: DocumentWords) {
  const shape: Column[] = [
    { head: columns.statement, width: 0.11 },
    { head: columns.month, width: 0.09 },
    { head: columns.paidOn, width: 0.12 },
    { head: columns.reference, width: 0.23 },
    { head: columns.gross, width: 0.11, align: "right" },
    { head: columns.returned, width: 0.11, align: "right" },
    { head: columns.fee, width: 0.09, align: "right" },
    { head: columns.net, width: 0.14, align: "right" },
  ];
  const rows = statement.payments.map((payment) => [
    String(payment.statement_id),
    payment.month,
    formatDay(payment.paid_on),
    payment.reference,
    formatEurosAmount(payment.gross_in_euros),
    formatEurosAmount(payment.returned_in_euros),
    formatEurosAmount(payment.fee_in_euros),
    formatEurosAmount(payment.net_in_euros),
  ]);
  const sums = [statement.given_in_euros, null, statement.fee_in_euros, statement.net_in_euros];
  const last = [total, "", "", "", ...sums.map((sum) => (sum === null ? "" : formatEurosAmount(sum)))];
  pages.table(shape, rows, statement.payments.length > 1 ? last : undefined);
}

function organisationsTable(pages: Pages, statement: YearlyStatement, words: DocumentWords) {
  pages.text(words.byOrganisation, { bold: true, size: 12 });
  pages.table(
    [
      { head: words.organisation, width: 0.75 },
      { head: words.columns.gross, width: 0.25, align: "right" },
    ],
    statement.organisations.map(({ name, given_in_euros }) => [name, formatEurosAmount(given_in_euros)]),
    [words.total, formatEurosAmount(statement.given_in_euros)],
  );
}

function finish(pages: Pages, words: DocumentWords, { association }: DocumentSetting): Readable {
  pages.gap(16);
  for (const sentence of [words.grantedOn(association.name), words.feeWhy, words.returnedWhy])
    pages.text(sentence, { size: 9 });
  const foot = (page: number, count: number) =>
    `${association.name} · ${association.mail} · ${words.page(page, count)}`;
  return pages.end(foot);
}
