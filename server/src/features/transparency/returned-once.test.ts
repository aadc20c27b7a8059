import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { formatEurosAmount } from "@kalivo/domain/money/display.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "#server-test/support/admins.ts";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { disputeCharge, payBack, type Charge } from "#server-test/support/charge-acts.ts";
import { givenMonth } from "#server-test/support/given-month.ts";
import { keepInside } from "#server-test/support/kept-figures-world.ts";
import { newOrganisation } from "#server-test/support/month-world.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { previewReader } from "#server-test/support/preview-reader.ts";
import { publishedDifferently } from "#server-test/support/published-differently.ts";
import { useProduct } from "#server-test/support/product.ts";

// Rule 16 where more goes back of a charge than was paid: it was refunded, and the payer's bank takes it as well. Six give
// 10 € and one 84.58 € in November, and six 10 € in December.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T10:00:00Z" });
const { head } = previewReader(kalivo);
const db = () => kalivo.product.services.db;
const BANK_FEE = 2_000n;
let ines: Somebody;
let now = new Date("2027-01-10T10:00:00Z");

const later = async () => {
  now = new Date(now.getTime() + 2 * 3_600_000); // lets the kept answer grow old
  await kalivo.moveTo(now.toISOString());
};

beforeAll(async () => {
  const organisations = [
    await newOrganisation(db()),
    await newOrganisation(db()),
    await newOrganisation(db()),
  ];
  const one = organisations.slice(0, 2);
  await givenMonth(kalivo, 202611, [
    { count: 6, organisations },
    { count: 1, organisations: one, kcal: 8_458, rate: 100 },
  ]);
  await givenMonth(kalivo, 202612, [{ count: 6, organisations }]);
  ines = await anAdmin(kalivo);
});

const chargesOf = (amount: bigint): Promise<Charge[]> =>
  db()
    .selectFrom("charges")
    .select(["id", "payer_id", "statement_id", "amount_cents"])
    .where("amount_cents", "=", amount)
    .where("period_id", "=", 202611)
    .orderBy("id")
    .execute();

async function chargeOf(amount: bigint): Promise<Charge> {
  const [charge] = await chargesOf(amount);
  if (charge === undefined) throw new Error(`no charge of ${amount}`);
  return charge;
}

const cents = (euros: number) => Math.round(euros * 100);
const summed = <Row>(rows: readonly Row[], euros: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + cents(euros(row)), 0);

/** The rows of a CSV by their heading; the table ends at an empty line. */
function rowsOf(text: string, between: string): Record<string, string>[] {
  const [heading = "", ...lines] = text.replace(/^\uFEFF/u, "").split("\r\n");
  const names = heading.split(between);
  const end = lines.indexOf("");
  return lines
    .slice(0, end === -1 ? lines.length : end)
    .map((line) => Object.fromEntries(line.split(between).map((cell, at) => [names[at] ?? "", cell])));
}

async function totalOf(party: string, period?: number): Promise<number> {
  const { rows } = await sql<{ cents: string }>`
    select coalesce(sum(gross_cents), 0) as cents
    from gross_totals
    where party = ${party}
      and (${period ?? null}::integer is null or period_id = ${period ?? null})
  `.execute(db());
  return Number(rows[0]?.cents);
}

const adminMonths = async (year: string) =>
  rowsOf(
    (
      await kalivo.call("GET", pathTo(api.downloadBooks, { period: year, table: "months" }), {
        token: ines.token,
      })
    ).text,
    ";",
  );
const inCents = (text: string | undefined) => cents(Number((text ?? "").replace(",", ".")));

/** What each place says was given, and what was returned, of all and of November, in cents. */
async function published() {
  const { body: books } = await kalivo.call("GET", api.readTransparency);
  const month = "2026-11";
  const { body: november } = await kalivo.call("GET", pathTo(api.readTransparencyMonth, { month }));
  const csv = async (path: string) => (await kalivo.send("GET", path)).text;
  const months = rowsOf(await csv(pathTo(api.downloadTransparency, { table: "months" })), ",");
  const organisations = rowsOf(await csv(pathTo(api.downloadTransparency, { table: "organisations" })), ",");
  const ofMonth = await csv(pathTo(api.downloadTransparencyMonth, { month }));
  const [headRow] = rowsOf(ofMonth, ",");
  const inMonth = rowsOf(ofMonth.split("\r\n\r\n")[1] ?? "", ",");
  const accountant = await adminMonths("2026");
  const { body: course } = await kalivo.call("GET", api.readCourse, { token: ines.token });
  const { body: billed } = await kalivo.call("GET", api.listMonths, { token: ines.token });
  const inHtml = (await head("/m")).said;
  const monthInHtml = (await head(`/m/${month}`)).said;
  const listed = months.find((row) => row["month"] === month);
  return {
    books,
    november,
    given: {
      all: {
        head: cents(books.total.given_in_euros),
        months: summed(books.months, (row) => row.given_in_euros),
        organisations: summed(books.organisations, (row) => row.given_in_euros),
        csvMonths: summed(months, (row) => Number(row["given"])),
        csvOrganisations: summed(organisations, (row) => Number(row["given"])),
        accountant: accountant.reduce(
          (sum, row) => sum + inCents(row["collected"]) - inCents(row["returned"]),
          0,
        ),
        dashboard: summed(course.months, (row) => row.collected_in_euros),
        admin: summed(billed, (row) => row.left_in_euros),
        donated: await totalOf("payer"),
        raised: await totalOf("burner"),
        received: await totalOf("organisation"),
      },
      november: {
        listed: cents(books.months.find((row) => row.month === month)?.given_in_euros ?? -1),
        own: cents(november.given_in_euros),
        organisations: summed(november.organisations, (row) => row.given_in_euros),
        csv: cents(Number(listed?.["given"])),
        csvOwn: cents(Number(headRow?.["given"])),
        csvOrganisations: summed(inMonth, (row) => Number(row["given"])),
        donated: await totalOf("payer", 202611),
      },
    },
    returned: {
      head: cents(books.total.returned_in_euros),
      own: cents(november.returned_in_euros),
      csv: cents(Number(listed?.["returned"])),
      csvOwn: cents(Number(headRow?.["returned"])),
      accountant: accountant.reduce((sum, row) => sum + inCents(row["returned"]), 0),
    },
    html: {
      given: inHtml.includes(formatEurosAmount(books.total.given_in_euros)),
      month: inHtml.includes(formatEurosAmount(november.given_in_euros)),
      net: monthInHtml.includes(formatEurosAmount(november.net_in_euros)),
      twice:
        november.returned_twice_in_euros === 0 ||
        monthInHtml.includes(`${formatEurosAmount(november.returned_twice_in_euros)} went back twice`),
      returned:
        november.returned_in_euros === 0 ||
        monthInHtml.includes(formatEurosAmount(-november.returned_in_euros)),
    },
  };
}

/** One figure everywhere, to the cent. */
async function expectFigures(expected: {
  all: number;
  november: number;
  returned: number;
  twice: number;
  /** Of the charges of which more went back than was paid, what banks have taken and not decided. */
  undecided?: number;
}): Promise<void> {
  await later();
  const { given, returned, html, books, november } = await published();
  const every = <Places extends object>(places: Places, sum: number) =>
    Object.fromEntries(Object.keys(places).map((place) => [place, sum]));
  expect(given.all).toEqual(every(given.all, expected.all));
  expect(given.november).toEqual(every(given.november, expected.november));
  expect(returned).toEqual(every(returned, expected.returned));
  expect(html).toEqual({ given: true, month: true, net: true, returned: true, twice: true });
  for (const sums of [books.total, november])
    expect(cents(sums.net_in_euros)).toBe(
      cents(sums.gross_in_euros) -
        cents(sums.fees_in_euros) -
        cents(sums.returned_in_euros) +
        cents(sums.losses_in_euros),
    );
  expect(cents(books.total.returned_twice_in_euros)).toBe(expected.twice);
  expect(cents(november.returned_twice_in_euros)).toBe(expected.twice);
  const { disputes } = await db()
    .selectFrom("disputes")
    .select((eb) => eb.fn.countAll<bigint>().as("disputes"))
    .executeTakeFirstOrThrow();
  expect(cents(books.standing.borne_in_euros)).toBe(
    cents(books.total.losses_in_euros) + expected.twice + Number(disputes * BANK_FEE),
  );
  if (expected.undecided === undefined)
    expect(summed(november.organisations, (row) => row.received_in_euros)).toBe(cents(november.net_in_euros));
  expect(await booksDiffer(db())).toEqual([]);
  expect(await publishedDifferently(db())).toEqual([]);
}

test("before, everything that was paid was given", async () => {
  await expectFigures({ all: 20_458, november: 14_458, returned: 0, twice: 0 });
});

test("an admin refunds 10.01 and 20.00 of 84.58", async () => {
  const charge = await chargeOf(8_458n);
  await payBack(db(), charge, { amount: 1_001n, ends: ["pending", "succeeded"] }, now);
  await payBack(db(), charge, { amount: 2_000n, ends: ["pending", "succeeded"], key: "second" }, now);
  await expectFigures({ all: 17_457, november: 11_457, returned: 3_001, twice: 0 });
});

test("the payer's bank takes the whole 84.58, and keeps it: what counts as returned is the charge, the rest is our loss", async () => {
  const charge = await chargeOf(8_458n);
  await disputeCharge(db(), charge, { words: ["open"], fee: BANK_FEE }, now);
  await expectFigures({ all: 12_000, november: 6_000, returned: 8_458, twice: 0, undecided: 8_458 });
  await disputeCharge(db(), charge, { words: ["lost"], fee: BANK_FEE }, now);
  await expectFigures({ all: 12_000, november: 6_000, returned: 8_458, twice: 3_001 });
});

test("the comparison of the books says so where a kept month has more returned than its organisations lost", async () => {
  const transaction = await kalivo.owner.startTransaction().execute();
  try {
    await keepInside(transaction);
    expect(await booksDiffer(transaction)).toEqual([]);
    await sql`
      update month_figures
      set sums = jsonb_set(sums, '{returned}', to_jsonb((11459)::text))
      where figure = 'booked'
        and period_id = 202611
    `.execute(transaction);
    expect(await booksDiffer(transaction)).toMatchObject([
      { subject: "returned of 202611", expected: "8458", found: "11459" },
      { subject: "given in 202611", expected: "6000", found: "2999" },
      { subject: "for organisations of 202611" },
    ]);
  } finally {
    await transaction.rollback().execute();
  }
});

test("a payer takes a month back alone, and their bank takes it again", async () => {
  const charge = await chargeOf(1_000n);
  await payBack(db(), charge, { amount: 1_000n, ends: ["pending", "succeeded"] }, now);
  await disputeCharge(db(), charge, { words: ["open", "lost"], fee: BANK_FEE }, now);
  await expectFigures({ all: 11_000, november: 5_000, returned: 9_458, twice: 4_001 });
});

test("a bank that gives the money back after all undoes the loss of what went back twice", async () => {
  await disputeCharge(db(), await chargeOf(8_458n), { words: ["won"], fee: BANK_FEE }, now);
  await expectFigures({ all: 16_457, november: 10_457, returned: 4_001, twice: 1_000 });
});

test("given is never below zero, though everything of a month went back twice", async () => {
  for (const charge of [...(await chargesOf(1_000n)).slice(1), await chargeOf(8_458n)]) {
    const left = charge.amount_cents === 1_000n ? 1_000n : 5_457n;
    await payBack(db(), charge, { amount: left, ends: ["pending", "succeeded"] }, now);
    const dispute = { ref: `dp_again_${charge.id}`, words: ["open", "lost"], fee: BANK_FEE } as const;
    await disputeCharge(db(), charge, dispute, now);
  }
  await expectFigures({ all: 6_000, november: 0, returned: 14_458, twice: 14_458 });
});
