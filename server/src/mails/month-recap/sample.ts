import type { MonthRecapData } from "./mail.ts";

export const sample: MonthRecapData = {
  firstName: "Amélie",
  period: 202611,
  kcal: 6_000n,
  raised: 1_240n,
  donors: 3,
  given: 600n,
  organisations: ["Ocean Watch", "Trees for All"],
};
