import type { DisputeMailData } from "./mail.ts";

export const sample: DisputeMailData = {
  firstName: "Amélie",
  team: null,
  period: 202610,
  amount: 1_130n,
  methodLabel: "Visa ••0259",
  statementUrl: "https://kalivo.example/statements/12",
  open: true,
};

export const decided: DisputeMailData = { ...sample, open: false };
