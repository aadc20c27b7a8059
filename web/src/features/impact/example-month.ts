import { estimateKcal } from "@kalivo/domain/calories/estimate.ts";
import { netKcal } from "@kalivo/domain/calories/net-kcal.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";

/** Weeks of somebody one may know. */
export const EXAMPLE_WEEKS = ["runsTwice", "runsFifty", "cycles", "walks"] as const;
export type ExampleWeek = (typeof EXAMPLE_WEEKS)[number];

/** What the slider offers, in cents per 100 calories. */
export const EXAMPLE_RATES = { least: 5, most: 50, step: 5, first: 10 } as const;

/** The body of the specification's own example: its 10 km are 600 kcal. It is never named: the example is of a week. */
const KG = 60;
const WEEKS_A_MONTH = 52 / 12;
const DAYS_A_MONTH = 365 / 12;

const aRun = () => estimateKcal({ type: "running", km: 5, minutes: 30, kg: KG });
const aWalk = () => estimateKcal({ type: "walking", km: 2.5, minutes: 30, kg: KG });

/** Five kilometres in twenty minutes. */
function aRide(): number {
  const ride = {
    source: "file",
    type: "biking",
    rawType: "cycling",
    start: new Date(0),
    end: new Date(20 * 60_000),
    timerSeconds: 20 * 60,
    metres: 5_000,
    ascentMetres: null,
    averageHeartRate: null,
    energy: null,
  } as const;
  return netKcal(ride, { kg: KG, gender: null, ageYears: null })?.kcal ?? 0;
}

const KCAL_A_MONTH: Readonly<Record<ExampleWeek, () => number>> = {
  runsTwice: () => aRun() * 2 * WEEKS_A_MONTH,
  runsFifty: () => aRun() * 10,
  cycles: () => aRide() * 8 * WEEKS_A_MONTH,
  walks: () => aWalk() * DAYS_A_MONTH,
};

/** What a month of such weeks comes to, by the product's own formulas; calories in tens, as nobody's are known better. */
export function exampleMonth(week: ExampleWeek, centsPer100Kcal: number): { kcal: number; cents: Cents } {
  const kcal = Math.round(KCAL_A_MONTH[week]() / 10) * 10;
  return { kcal, cents: (BigInt(kcal) * BigInt(centsPer100Kcal)) / 100n };
}
