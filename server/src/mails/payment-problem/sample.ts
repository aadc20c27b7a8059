import type { PaymentProblemData } from "./mail.ts";

export const sample: PaymentProblemData = {
  firstName: "Amélie",
  team: null,
  period: 202610,
  amount: 1_130n,
  methodLabel: "Visa ••0341",
  problem: { kind: "declined", retryAt: new Date("2026-11-07T08:00:00Z") },
};
