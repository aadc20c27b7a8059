import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { formatEurosAmount } from "@kalivo/domain/money/display.ts";
import { sql } from "kysely";
import { yearlyStatement } from "../../src/features/billing/yearly/yearly-statement.ts";
import { paidMonths } from "../../src/features/billing/yearly/yearly.queries.ts";
import { previewReader } from "./preview-reader.ts";
import type { TestProduct } from "./product.ts";

type Places = Record<string, number>;

/** The figure that all places have; where they differ, what each of them says. */
const oneOf = (places: Places): number | Places => {
  const [first, ...others] = new Set(Object.values(places));
  return first !== undefined && others.length === 0 ? first : places;
};

export const centsOf = (euros: number): number => Math.round(euros * 100);
export const summed = <Row>(rows: readonly Row[], euros: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + centsOf(euros(row)), 0);
const spelt = (text: string | undefined) => centsOf(Number((text ?? "").replace(",", ".")));

/** The rows of a CSV by their heading; the table ends at an empty line. */
export function csvRows(text: string, between = ","): Record<string, string>[] {
  const [heading = "", ...lines] = text.replace(/^\uFEFF/u, "").split("\r\n");
  const names = heading.split(between);
  const end = lines.indexOf("");
  return lines
    .slice(0, end === -1 ? lines.length : end)
    .map((line) => Object.fromEntries(line.split(between).map((cell, at) => [names[at] ?? "", cell])));
}

async function totalOf({ product }: TestProduct, party: string, period: number | null): Promise<number> {
  const { rows } = await sql<{ cents: string }>`
    select coalesce(sum(gross_cents), 0) as cents
    from gross_totals
    where party = ${party}
      and (${period}::integer is null or period_id = ${period})
  `.execute(product.services.db);
  return Number(rows[0]?.cents);
}

/** What the payers of a month read on their statements. */
async function toldToPayers({ product }: TestProduct, period: number): Promise<number> {
  const { db } = product.services;
  const charges = await db
    .selectFrom("charges")
    .select("statement_id")
    .where("period_id", "=", period)
    .execute();
  let given = 0;
  for (const { statement_id: statementId } of charges)
    given += centsOf(yearlyStatement(2026, "", await paidMonths(db, { statementId })).given_in_euros);
  return given;
}

/** What admins read of all months, in cents. */
async function readByAdmins(
  { call }: TestProduct,
  token: string,
): Promise<{ given: Places; returned: number }> {
  const { text } = await call("GET", pathTo(api.downloadBooks, { period: "2026", table: "months" }), {
    token,
  });
  const accountant = csvRows(text, ";");
  const { body: course } = await call("GET", api.readCourse, { token });
  const { body: months } = await call("GET", api.listMonths, { token });
  const returned = accountant.reduce((sum, row) => sum + spelt(row["returned"]), 0);
  return {
    given: {
      accountant: accountant.reduce((sum, row) => sum + spelt(row["collected"]), 0) - returned,
      dashboard: summed(course.months, (row) => row.collected_in_euros),
      admin: summed(months, (row) => row.left_in_euros),
    },
    returned,
  };
}

/** What every place says of all months, and of this public month of 2026, in cents. */
export async function publishedFigures(
  kalivo: TestProduct,
  { month, token }: { month: string; token: string },
) {
  const { call } = kalivo;
  const period = Number(month.replace("-", ""));
  const { body: books } = await call("GET", api.readTransparency);
  const { body: own } = await call("GET", pathTo(api.readTransparencyMonth, { month }));
  const table = async (name: string) =>
    csvRows((await call("GET", pathTo(api.downloadTransparency, { table: name }))).text);
  const months = await table("months");
  const listed = months.find((row) => row["month"] === month);
  const organisations = await table("organisations");
  const { text } = await call("GET", pathTo(api.downloadTransparencyMonth, { month }));
  const [inCsv] = csvRows(text);
  const admins = await readByAdmins(kalivo, token);
  return {
    books,
    own,
    all: oneOf({
      head: centsOf(books.total.given_in_euros),
      months: summed(books.months, (row) => row.given_in_euros),
      organisations: summed(books.organisations, (row) => row.given_in_euros),
      csvMonths: summed(months, (row) => Number(row["given"])),
      csvOrganisations: summed(organisations, (row) => Number(row["given"])),
      ...admins.given,
      donated: await totalOf(kalivo, "payer", null),
      raised: await totalOf(kalivo, "burner", null),
      received: await totalOf(kalivo, "organisation", null),
    }),
    month: oneOf({
      listed: centsOf(books.months.find((row) => row.month === month)?.given_in_euros ?? -1),
      own: centsOf(own.given_in_euros),
      organisations: summed(own.organisations, (row) => row.given_in_euros),
      csv: spelt(listed?.["given"]),
      csvOwn: spelt(inCsv?.["given"]),
      csvOrganisations: summed(csvRows(text.split("\r\n\r\n")[1] ?? ""), (row) => Number(row["given"])),
      donated: await totalOf(kalivo, "payer", period),
      statements: await toldToPayers(kalivo, period),
    }),
    returned: oneOf({
      head: centsOf(books.total.returned_in_euros),
      own: centsOf(own.returned_in_euros),
      csv: spelt(listed?.["returned"]),
      csvOwn: spelt(inCsv?.["returned"]),
      accountant: admins.returned,
    }),
    twice: oneOf({
      head: centsOf(books.total.returned_twice_in_euros),
      own: centsOf(own.returned_twice_in_euros),
      csvOwn: spelt(inCsv?.["returned_twice_borne_by_association"]),
    }),
  };
}

type Published = Awaited<ReturnType<typeof publishedFigures>>;

/** What the pages for everybody do not say of it. */
export async function unsaidOnPages(kalivo: TestProduct, { books, own }: Published): Promise<string[]> {
  const { head } = previewReader(kalivo);
  const list = (await head("/m")).said;
  const page = (await head(`/m/${own.month}`)).said;
  const due: [string, boolean][] = [
    ["given", list.includes(formatEurosAmount(books.total.given_in_euros))],
    ["given in the month", list.includes(formatEurosAmount(own.given_in_euros))],
    ["net", page.includes(formatEurosAmount(own.net_in_euros))],
    ["returned", own.returned_in_euros === 0 || page.includes(formatEurosAmount(-own.returned_in_euros))],
    [
      "returned twice",
      page.includes("went back twice")
        ? page.includes(`${formatEurosAmount(own.returned_twice_in_euros)} went back twice`)
        : own.returned_twice_in_euros === 0,
    ],
  ];
  return due.flatMap(([what, said]) => (said ? [] : [what]));
}
