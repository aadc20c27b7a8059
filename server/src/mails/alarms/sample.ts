import type { AlarmsData } from "./mail.ts";

export const sample: AlarmsData = {
  sentences: [
    "3 charges were due more than 24 hours ago and nothing happened.",
    "1 payout was ordered more than 5 days ago, and nobody has said whether the bank paid.",
  ],
};
