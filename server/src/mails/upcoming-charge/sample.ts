import type { NoticeData } from "./mail.ts";

/** Carried month, cap, two rates and a ceiling in one notice. */
export const sample: NoticeData = {
  firstName: "Amélie",
  team: null,
  number: 12,
  period: 202610,
  total: 1_130n,
  chargeAt: new Date("2026-11-04T08:00:00Z"),
  method: { kind: "card", label: "Visa ••4242", mandate: null },
  scaledTo: null,
  ahead: [{ burner: "Thomas Peeters", from: new Date("2027-01-31T23:00:00Z"), rateCents: 20, cap: 1_500n }],
  pausedUntil: new Date("2027-01-14T23:00:00Z"),
  anew: null,
  lines: [
    {
      burner: { name: "Thomas Peeters", picture: "/pictures/portraits/1/3k9x0q7m2b5d.svg" },
      month: 202610,
      parts: [
        { kcal: 4_000, rateCents: 10 },
        { kcal: 2_000, rateCents: 20 },
      ],
      cap: 1_000n,
      computed: 800n,
      due: 800n,
      organisations: [
        { name: "Ocean Watch", amount: 400n },
        { name: "Trees for All", amount: 400n },
      ],
      links: {
        lower: "https://kalivo.example/notice/lower-1",
        drop: "https://kalivo.example/notice/drop-1",
        stop: "https://kalivo.example/notice/stop-1",
      },
    },
    {
      burner: { name: "Tortoise", picture: null },
      month: 202610,
      parts: [{ kcal: 9_000, rateCents: 10 }],
      cap: 200n,
      computed: 200n,
      due: 200n,
      organisations: [{ name: "Ocean Watch", amount: 200n }],
      links: {
        lower: "https://kalivo.example/notice/lower-2",
        drop: "https://kalivo.example/notice/drop-2",
        stop: null,
      },
    },
    {
      burner: { name: "Thomas Peeters", picture: "/pictures/portraits/1/3k9x0q7m2b5d.svg" },
      month: 202609,
      parts: [{ kcal: 1_300, rateCents: 10 }],
      cap: null,
      computed: 130n,
      due: 130n,
      organisations: [{ name: "Trees for All", amount: 130n }],
      links: {
        lower: "https://kalivo.example/notice/lower-3",
        drop: "https://kalivo.example/notice/drop-3",
        stop: null,
      },
    },
  ],
  links: {
    cancel: "https://kalivo.example/notice/cancel",
    changeMethod: "https://kalivo.example/notice/method",
    stopAll: "https://kalivo.example/notice/stop-all",
    statement: "https://kalivo.example/statements/12",
  },
};
