import type { Change } from "./changed-behind.ts";

const charged = `[{"state": "succeeded", "month": 202612, "count": 1, "cents": 1, "returned": 0, "first_due_at": null}]`;
const held = `[{"month": 202702, "cents": 1, "charges": 1, "left_cents": 1, "first_at": null}]`;

const FORGED = [
  ["tally", /^What is kept of how far/u, `{"charges": [{"what": "succeeded", "count": 1, "cents": 1}]}`],
  ["booked", /^What is kept of what the ledger booked/u, `{"gross": "1"}`],
  ["uncollected", /^What is kept of what was not collected/u, `{"waived": "1"}`],
  ["received", /^What is kept of what organisations received/u, `[{"organisation": 1, "cents": 1}]`],
  ["held_for_others", /^What is kept of what is on hold/u, held],
  ["charges", /^What is kept of the charges/u, charged],
] as const;

/** Sums of November as they would be published: what organisations were given, and that fees took the rest of what they got. */
const published = (returned: string, losses: string) => `
  insert into month_figures (period_id, figure, sums)
  select 202611, 'booked', jsonb_build_object('gross', given::text, 'returned', ${returned}, 'fees', (given - got)::text, 'losses', ${losses})
  from (select sum(gross_cents) as given from gross_totals where party = 'organisation' and period_id = 202611) g
  cross join (
    select sum(t.amount_cents * ((c.code like 'org\\_%')::integer - (d.code like 'org\\_%')::integer)) as got
    from journals j
    join transfers t on t.journal_id = j.id
    join accounts d on d.id = t.debit_id
    join accounts c on c.id = t.credit_id
    where j.period_id = 202611
  ) m`;
/** No dispute is open any more, as if none had been. */
const DECIDED = `
  delete from transfers
  where (select id from accounts where code = 'disputed_funds') in (debit_id, credit_id)
    and journal_id in (select id from journals where kind in ('dispute_opened', 'dispute_won', 'dispute_lost'))`;
const PUBLISHED = /^What the open books publish/u;

/** Sums kept of a month that are not what it adds up to, or not what organisations have of it. */
export const OF_FIGURES: readonly Change[] = [
  ...FORGED.map(([figure, title, sums]): Change => ({
    what: `what is kept of a month as ${figure}`,
    statements: [
      `insert into month_figures (period_id, figure, sums) values (202611, '${figure}', '${sums}')`,
    ],
    found: [title, /\b202611\b/u],
  })),
  {
    what: "what went back of a charge beyond it, taken from what was given",
    statements: [published("'1'", "'1'")],
    found: [PUBLISHED, /^given in 202611$/u],
  },
  {
    what: "what the association bore, left out of what is for organisations",
    statements: [DECIDED, published("'0'", "'-1'")],
    found: [PUBLISHED, /^for organisations of 202611$/u],
  },
  {
    what: "what an organisation was given in a published month",
    statements: [
      published("'0'", "'0'"),
      "update gross_totals set gross_cents = gross_cents + 1 where party = 'organisation' and period_id = 202611",
    ],
    found: [PUBLISHED, /^given in 202611$/u],
  },
];
