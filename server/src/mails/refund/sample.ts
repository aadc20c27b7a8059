import type { RefundMailData } from "./mail.ts";

export const sample: RefundMailData = {
  firstName: "Amélie",
  team: null,
  period: 202610,
  amount: 1_130n,
  charged: 1_130n,
  methodLabel: "Visa ••4242",
  statementUrl: "https://kalivo.example/statements/12",
  outcome: { kind: "sent", at: new Date("2026-11-21T09:12:00Z"), reference: "re_sb_8Kd1" },
};

export const failed: RefundMailData = { ...sample, outcome: { kind: "failed" } };
