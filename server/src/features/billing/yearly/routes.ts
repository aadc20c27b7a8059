import {
  downloadReceipt,
  downloadYearCsv,
  downloadYearPdf,
  listYears,
  readYear,
} from "@kalivo/contract/routes/own/yearly-statements.ts";
import type { YearlyStatement } from "@kalivo/contract/shapes/yearly-statement.ts";
import { brusselsTime, periodLabel } from "@kalivo/domain/billing/month.ts";
import { formatDate, formatMonth } from "@kalivo/domain/money/display.ts";
import { documentWords } from "@kalivo/words/documents.ts";
import { SHEET_MARK, sheetLine } from "#server/documents/csv.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { findStatementFor } from "../statements/statements.queries.ts";
import { paidMonths, payerFor, yearsFor } from "./yearly.queries.ts";
import { receiptPdf, yearlyPdf, type DocumentSetting } from "./yearly-pdf.ts";
import { yearlyStatement } from "./yearly-statement.ts";

const NOTHING_PAID = refusal(404, (say) => say.giving.nothingPaid);
const NOT_PAID = refusal(404, (say) => say.giving.noReceipt);

/** A payer's documents of a year and of a month. */
export function mountYearlyStatements(api: Api, { db, config }: Pick<Services, "db" | "config">) {
  const association = { name: config.associationName, mail: config.associationMail };
  const setting = (call: Pick<DocumentSetting, "language" | "now">): DocumentSetting => ({
    association,
    ...call,
  });

  api.on(listYears, async ({ person }) => reply(200, await yearsFor(db, person.id)));

  api.on(readYear, async ({ params, query, person }) => {
    const statement = await yearOf(db, person.id, params.year, query.team);
    return statement === null ? NOTHING_PAID : reply(200, statement);
  });

  api.on(downloadYearPdf, async ({ params, query, person, language, now }) => {
    const statement = await yearOf(db, person.id, params.year, query.team);
    if (statement === null) return NOTHING_PAID;
    return reply(
      200,
      await yearlyPdf(statement, setting({ language, now })),
      download(`${documentWords(language).files.year}-${params.year}.pdf`),
    );
  });

  api.on(downloadYearCsv, async ({ params, query, person, language }) => {
    const payer = await payerFor(db, person.id, query.team);
    if (payer === undefined) return NOTHING_PAID;
    const months = await paidMonths(db, { payerId: payer.id, year: params.year });
    if (months.length === 0) return NOTHING_PAID;
    const lines = months.flatMap((month) =>
      month.shares.map(({ name, cents }) =>
        sheetLine([
          formatMonth(month.period_id, language),
          formatDate(month.succeeded_at),
          month.reference,
          name,
          cents / 100,
        ]),
      ),
    );
    const { columns, organisation, notCertificate, files } = documentWords(language);
    const head = sheetLine([columns.month, columns.paidOn, columns.reference, organisation, columns.gross]);
    const sheet = [SHEET_MARK, head, ...lines, sheetLine([]), sheetLine([notCertificate])];
    return reply(200, sheet.join(""), download(`${files.year}-${params.year}.csv`));
  });

  api.on(downloadReceipt, async ({ params, person, language, now }) => {
    const row = await findStatementFor(db, params.id, person.id);
    if (row === null) return NOT_PAID;
    const [paid] = await paidMonths(db, { statementId: row.id });
    const payer = await payerFor(db, person.id, row.team?.id);
    if (paid === undefined || payer === undefined) return NOT_PAID;
    const statement = yearlyStatement(brusselsTime(paid.succeeded_at).year, payer.name, [paid]);
    const month = formatMonth(paid.period_id, language);
    return reply(
      200,
      await receiptPdf(statement, month, setting({ language, now })),
      download(`${documentWords(language).files.receipt}-${periodLabel(paid.period_id)}.pdf`),
    );
  });
}

async function yearOf(
  db: Queryable,
  userId: number,
  year: number,
  team: number | undefined,
): Promise<YearlyStatement | null> {
  const payer = await payerFor(db, userId, team);
  if (payer === undefined) return null;
  const months = await paidMonths(db, { payerId: payer.id, year });
  return months.length === 0 ? null : yearlyStatement(year, payer.name, months);
}

const download = (name: string) => ({ "content-disposition": `attachment; filename="kalivo-${name}"` });
