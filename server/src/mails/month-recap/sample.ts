import type { MonthRecapData } from "./mail.ts";

export const sample: MonthRecapData = {
  firstName: "Amélie",
  period: 202611,
  kcal: 6_000n,
  raised: 1_240n,
  donors: 3,
  given: 600n,
  organisations: [
    { name: "Ocean Watch", amount: 1_040n },
    { name: "Trees for All", amount: 800n },
  ],
  posts: [
    { organisation: "Ocean Watch", text: "Forty reefs live again.", given: 1_240n, raised: 0n },
    { organisation: "Trees for All", text: "340 oaks stand above Meise.", given: 0n, raised: 860n },
  ],
  months: [
    { period: 202609, kcal: 4_200 },
    { period: 202610, kcal: 9_100 },
    { period: 202611, kcal: 6_000 },
  ],
};
