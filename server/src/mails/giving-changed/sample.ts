import type { GivingChangedData } from "./mail.ts";

const thomas = { name: "Thomas Peeters", picture: "/pictures/portraits/1/3k9x0q7m2b5d.svg" };
const tortoise = { name: "Tortoise", picture: null };

export const sample: GivingChangedData = {
  firstName: "Amélie",
  team: null,
  teamGone: false,
  goesOn: true,
  methodLabel: "Visa ••4242",
  begun: [
    {
      burner: thomas,
      from: new Date("2026-11-05T10:00:00Z"),
      rateCents: 10,
      cap: 1_000n,
      syncedOnly: false,
      organisations: ["Ocean Watch", "Trees for All"],
    },
    {
      burner: tortoise,
      from: new Date("2026-11-05T10:00:00Z"),
      rateCents: 25,
      cap: null,
      syncedOnly: true,
      organisations: [],
    },
  ],
  ended: [],
  paused: null,
  period: 202611,
  collectedFrom: new Date("2026-12-04T08:00:00Z"),
  before: null,
  raised: { amount: 0n, until: "2026-11-04" },
  carried: 0n,
  announced: null,
};
export const one: GivingChangedData = { ...sample, begun: sample.begun.slice(0, 1), paused: { until: null } };
export const both: GivingChangedData = {
  ...one,
  ended: [{ burner: tortoise, until: new Date("2026-11-05T11:00:00Z") }],
};
export const ended: GivingChangedData = {
  ...sample,
  begun: [],
  ended: both.ended,
  raised: { amount: 340n, until: "2026-11-04" },
  announced: { amount: 1_240n, period: 202610 },
};
export const manyEnded: GivingChangedData = {
  ...ended,
  team: { id: 7, name: "Trail Crew" },
  ended: [...ended.ended, { burner: thomas, until: new Date("2026-11-05T11:00:00Z") }],
  paused: { until: new Date("2027-01-14T23:00:00Z") },
};
/** The last support ended before the close of the month before. */
export const lastEnded: GivingChangedData = {
  ...ended,
  goesOn: false,
  before: { amount: 340n, period: 202610, collectedFrom: new Date("2026-11-04T08:00:00Z") },
  raised: { amount: 20n, until: "2026-11-01" },
  carried: 80n,
  announced: null,
};
export const littleLeft: GivingChangedData = {
  ...lastEnded,
  team: { id: 7, name: "Trail Crew" },
  teamGone: true,
  before: { amount: 20n, period: 202610, collectedFrom: new Date("2026-11-04T08:00:00Z") },
  carried: 0n,
};
