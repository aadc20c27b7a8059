import type { Change } from "./changed-behind.ts";

const charged = `[{"state": "succeeded", "month": 202612, "count": 1, "cents": 1, "returned": 0, "first_due_at": null}]`;
const held = `[{"month": 202702, "cents": 1, "charges": 1, "left_cents": 1, "first_at": null}]`;

const FORGED = [
  ["tally", /^What is kept of how far/u, `{"charges": [{"what": "succeeded", "count": 1, "cents": 1}]}`],
  ["ledger", /^What is kept of what the ledger booked/u, `{"gross": "1"}`],
  ["uncollected", /^What is kept of what was not collected/u, `{"waived": "1"}`],
  ["received", /^What is kept of what organisations received/u, `[{"organisation": 1, "cents": 1}]`],
  ["held_for_others", /^What is kept of what is on hold/u, held],
  ["charges", /^What is kept of the charges/u, charged],
] as const;

/** Sums kept of a month that are not what it adds up to. */
export const OF_FIGURES: readonly Change[] = FORGED.map(([figure, title, sums]) => ({
  what: `what is kept of a month as ${figure}`,
  statements: [`insert into month_figures (period_id, figure, sums) values (202611, '${figure}', '${sums}')`],
  found: [title, /\b202611\b/u],
}));
