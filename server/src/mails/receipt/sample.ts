import type { ReceiptMailData } from "./mail.ts";

export const sample: ReceiptMailData = {
  firstName: "Amélie",
  team: null,
  number: 12,
  period: 202610,
  gross: 1_130n,
  fee: 42n,
  paidAt: new Date("2026-11-04T08:00:12Z"),
  method: {
    kind: "sepa_debit",
    label: "IBAN ••3000",
    mandate: { reference: "SB-MNDT-1", creditorId: "BE69ZZZ0000000000" },
  },
  reference: "ch_sb_4Fq2",
  burners: [
    { name: "Thomas Peeters", picture: "/pictures/portraits/1/3k9x0q7m2b5d.svg" },
    { name: "Tortoise", picture: null },
  ],
  organisations: [
    { name: "Ocean Watch", amount: 600n },
    { name: "Trees for All", amount: 530n },
  ],
  links: { statement: "https://kalivo.example/statements/12" },
};
