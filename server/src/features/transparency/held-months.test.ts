import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { nextPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { describe, expect, test } from "vitest";
import { givenMonth } from "#server-test/support/given-month.ts";
import { newOrganisation } from "#server-test/support/month-world.ts";
import { useProduct, type TestProduct } from "#server-test/support/product.ts";

const cents = (euros: number) => Math.round(euros * 100);

async function monthOf(kalivo: TestProduct, month: string) {
  const { body } = await kalivo.call("GET", pathTo(api.readTransparencyMonth, { month }));
  return body;
}

/** A month with so many donors, each of whom gives 10 €, to three organisations. */
describe.each([
  { donors: [6, 2], shown: ["2026-11"] },
  { donors: [6, 1, 3], shown: ["2026-11"] },
  { donors: [6, 2, 7], shown: ["2027-01", "2026-11"] },
  { donors: [3, 6, 5, 4], shown: ["2027-01", "2026-12"] },
])("months with $donors donors", ({ donors, shown }) => {
  const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T10:00:00Z" });

  test("what organisations were given and received in a public month is its sum, and all months the total", async () => {
    const { db } = kalivo.product.services;
    const organisations = [await newOrganisation(db), await newOrganisation(db), await newOrganisation(db)];
    let period: PeriodId = 202611;
    for (const count of donors) {
      await givenMonth(kalivo, period, [{ count, organisations }]);
      period = nextPeriod(period);
    }
    const { body: books } = await kalivo.call("GET", api.readTransparency);
    expect(books.months.map(({ month }) => month)).toEqual(shown);
    expect(books.months.reduce((all, row) => all + cents(row.gross_in_euros), 0)).toBe(
      cents(books.total.gross_in_euros),
    );
    for (const month of shown) {
      const body = await monthOf(kalivo, month);
      const sum = (what: "given_in_euros" | "received_in_euros") =>
        body.organisations.reduce((all, row) => all + cents(row[what]), 0);
      expect([month, sum("given_in_euros"), sum("received_in_euros")]).toEqual([
        month,
        cents(body.given_in_euros),
        cents(body.net_in_euros),
      ]);
      const { text } = await kalivo.call("GET", pathTo(api.downloadTransparencyMonth, { month }));
      expect(text).toContain(`${month},${body.gross_in_euros},`);
    }
  });
});

describe("an organisation to which three gave in December", () => {
  const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T10:00:00Z" });

  test("has one sum with November on its page, and is among the others in both months of the books", async () => {
    const { db } = kalivo.product.services;
    const [many, few, companion] = [
      await newOrganisation(db),
      await newOrganisation(db),
      await newOrganisation(db),
    ];
    const givers = (counts: readonly [number, number, number]) =>
      [many, few, companion].map((id, at) => ({ count: counts[at] ?? 0, organisations: [id] }));
    await givenMonth(kalivo, 202611, givers([9, 6, 7]));
    await givenMonth(kalivo, 202612, givers([9, 3, 8]));

    const pageOf = async (id: number) =>
      (await kalivo.call("GET", pathTo(api.readOrganisation, { id }))).body.donations;
    expect(await pageOf(few)).toEqual([
      { month: "2026-11", from: "2026-11", until: "2026-12", total_in_euros: 90 },
    ]);
    expect(await pageOf(companion)).toEqual([
      { month: "2026-11", from: "2026-11", until: "2026-12", total_in_euros: 150 },
    ]);
    expect((await pageOf(many)).map(({ month, total_in_euros }) => [month, total_in_euros])).toEqual([
      ["2026-12", 90],
      ["2026-11", 90],
    ]);
    const told = async (month: string) =>
      (await monthOf(kalivo, month)).organisations.map(({ organisation, given_in_euros }) => [
        organisation?.id ?? null,
        given_in_euros,
      ]);
    expect(await told("2026-12")).toEqual([
      [many, 90],
      [null, 110],
    ]);
    expect(await told("2026-11")).toEqual([
      [many, 90],
      [null, 130],
    ]);
  });
});
