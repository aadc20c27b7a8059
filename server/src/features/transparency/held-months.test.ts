import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { nextPeriod, periodEnd, periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { describe, expect, test } from "vitest";
import {
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { pay } from "#server-test/support/paid-charge.ts";
import { useProduct } from "#server-test/support/product.ts";
import { closeMonth } from "../billing/close/close-month.ts";

const DAY_MS = 86_400_000;
const cents = (euros: number) => Math.round(euros * 100);

/** A month with so many donors, each of whom gives 10 €, to three organisations. */
describe.each([
  { donors: [6, 2], shown: ["2026-11"] },
  { donors: [6, 1, 3], shown: ["2026-11"] },
  { donors: [6, 2, 7], shown: ["2027-01", "2026-11"] },
  { donors: [3, 6, 5, 4], shown: ["2027-01", "2026-12"] },
])("months with $donors donors", ({ donors, shown }) => {
  const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T10:00:00Z" });

  test("what organisations were given and received in a public month is its sum, to the cent", async () => {
    const { db } = kalivo.product.services;
    const organisations = [await newOrganisation(db), await newOrganisation(db), await newOrganisation(db)];
    let period: PeriodId = 202611;
    for (const count of donors) {
      await monthOf(period, { count, organisations });
      period = nextPeriod(period);
    }
    const { body: books } = await kalivo.call("GET", api.readTransparency);
    expect(books.months.map(({ month }) => month)).toEqual(shown);
    for (const month of shown) {
      const { body } = await kalivo.call("GET", pathTo(api.readTransparencyMonth, { month }));
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

  async function monthOf(
    period: PeriodId,
    { count, organisations }: { count: number; organisations: number[] },
  ): Promise<void> {
    const { db } = kalivo.product.services;
    const burner = await newBurner(db, organisations);
    const endAt = `${periodLabel(period)}-10T10:00:00Z`;
    await newWorkout(db, { burner, endAt, kcal: 10_000 });
    const payers: number[] = [];
    for (let made = 0; made < count; made += 1) {
      const payer = await newPayer(db);
      await newPledge(db, { payer, burner });
      payers.push(payer);
    }
    const closedAt = new Date(periodEnd(period).getTime() + 6 * 3_600_000);
    const paidAt = new Date(closedAt.getTime() + 4 * DAY_MS);
    await kalivo.moveTo(closedAt.toISOString());
    await closeMonth(db, period, closedAt);
    for (const payer of payers) await pay(db, payer, { closedAt, paidAt });
  }
});
