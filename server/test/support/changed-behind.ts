/** A change made directly in the database, and the check that must find it. */
export type Change = {
  what: string;
  statements: readonly string[];
  /** The check's title, and the subject of the difference. */
  found: readonly [title: RegExp, subject: RegExp];
};

const line = "(select min(id) from statement_lines where state = 'charged')";
const share = `line_id = ${line} and organisation_id =`;
const least = `(select min(organisation_id) from allocations where line_id = ${line})`;
const most = `(select max(organisation_id) from allocations where line_id = ${line})`;
const ofCharge = (id: number) => `charge_id = ${id}`;

const SHARES = /^The shares of every charge/u;
const CHARGES = /^Charges succeeded/u;
const GIVEN_BACK = /^Refunds and disputes/u;
export const EFFORT = /^Every line is backed/u;
const TOTALS = /^What everybody gave/u;

/** Changes of charges, refunds and disputes. */
export const OF_PAYMENTS: readonly Change[] = [
  {
    what: "a cent of a paid line moves from one organisation to another",
    statements: [
      `update allocations set amount_cents = amount_cents - 1 where ${share} ${least}`,
      `update allocations set amount_cents = amount_cents + 1 where ${share} ${most}`,
    ],
    found: [SHARES, /^charge \d+ of 202611, burner \d+ to organisation \d+$/u],
  },
  {
    what: "the same behind a temporary table of the same name",
    statements: [
      "create temporary table allocations as select * from public.allocations",
      `update public.allocations set amount_cents = amount_cents - 1 where ${share} ${least}`,
      `update public.allocations set amount_cents = amount_cents + 1 where ${share} ${most}`,
    ],
    found: [SHARES, /^charge \d+ of 202611, burner \d+ to organisation \d+$/u],
  },
  {
    what: "the same, and the totals with it, so that the pages agree",
    statements: [
      `update allocations set amount_cents = amount_cents - 1 where ${share} ${least}`,
      `update allocations set amount_cents = amount_cents + 1 where ${share} ${most}`,
      `update gross_totals set gross_cents = gross_cents - 1 where party = 'organisation' and party_id = ${least}`,
      `update gross_totals set gross_cents = gross_cents + 1 where party = 'organisation' and party_id = ${most}`,
    ],
    found: [TOTALS, /^organisation \d+ in 202611$/u],
  },
  {
    what: "a share is another organisation's",
    statements: [
      `insert into organisations (name, short_description, long_description, created_at) values ('Mine', 'x', 'x', now())`,
      `update allocations set organisation_id = (select max(id) from organisations) where ${share} ${least}`,
    ],
    found: [SHARES, /to organisation \d+$/u],
  },
  {
    what: "a share disappears",
    statements: [`delete from allocations where ${share} ${least}`],
    found: [SHARES, /^charge \d+ of 202611/u],
  },
  {
    what: "the rate of a part of a paid line",
    statements: [`update line_parts set rate_cents = rate_cents + 1 where line_id = ${line}`],
    found: [EFFORT, /^line \d+ of payer \d+ for burner \d+ in 202611$/u],
  },
  {
    what: "the kcal of a part",
    statements: [`update line_parts set kcal = kcal - 100 where line_id = ${line}`],
    found: [/^Lines follow/u, /^line \d+$/u],
  },
  {
    what: "a part disappears",
    statements: [`delete from line_parts where line_id = ${line}`],
    found: [/^Lines follow/u, /^line \d+$/u],
  },
  {
    what: "all workouts disappear",
    statements: ["truncate workouts cascade"],
    found: [EFFORT, /^line \d+ of payer/u],
  },
  {
    what: "all lines disappear",
    statements: ["truncate statement_lines cascade"],
    found: [SHARES, /^charge \d+ of 202611, payer \d+ to burner \d+$/u],
  },
  {
    what: "the rate of a past pledge",
    statements: ["update pledges set rate_cents = 99 where id = (select min(id) from pledges)"],
    found: [EFFORT, /^line \d+ of payer 1 /u],
  },
  {
    what: "a past pledge disappears",
    statements: ["delete from pledges where id = (select min(id) from pledges)"],
    found: [EFFORT, /^line \d+ of payer 1 /u],
  },
  {
    what: "the cap of a past pledge",
    statements: ["update pledges set cap_cents = 9000 where id = (select min(id) from pledges)"],
    found: [EFFORT, /^line \d+ of payer 1 /u],
  },
  {
    what: "a rest over effort that was billed",
    statements: [
      `insert into rests (user_id, during) select burner_id, '[2026-11-05T00:00:00Z,2026-11-15T00:00:00Z)' from statement_lines where id = ${line}`,
    ],
    found: [EFFORT, /^line \d+ of payer 1 for burner \d+ in 202611$/u],
  },
  {
    what: "a pause over effort that was billed",
    statements: [
      "insert into payer_stops (payer_id, kind, during) values (1, 'pause', '[2026-11-05T00:00:00Z,)')",
    ],
    found: [EFFORT, /^line \d+ of payer 1 for burner \d+ in 202611$/u],
  },
  {
    what: "since when the pledges of a payer count",
    statements: ["update payers set method_since = '2026-11-20T00:00:00Z' where id = 1"],
    found: [EFFORT, /^line \d+ of payer 1 for burner \d+ in 202611$/u],
  },
  {
    what: "that a payer has ever had a method",
    statements: ["update payers set method_since = null, method_state = 'none' where id = 1"],
    found: [EFFORT, /^line \d+ of payer 1 for burner \d+ in 202611$/u],
  },
  {
    what: "what a charge cost",
    statements: ["update charges set fee_cents = 1 where id = 1"],
    found: [CHARGES, /^charge 1$/u],
  },
  {
    what: "when a charge is released",
    statements: ["update charges set release_at = release_at - interval '9 days' where id = 4"],
    found: [CHARGES, /^charge 4$/u],
  },
  {
    what: "that a charge was released",
    statements: ["update charges set released_at = null where id = 1"],
    found: [CHARGES, /^charge 1$/u],
  },
  {
    what: "an account in effect",
    statements: ["update iban_changes set iban = 'BE68000000007034' where id = 1"],
    found: [/^The bank accounts/u, /^account 1 of organisation \d+$/u],
  },
  {
    what: "whose account it is",
    statements: ["update iban_changes set account_holder = 'Me' where id = 3"],
    found: [/^The bank accounts/u, /^account 3 of organisation \d+$/u],
  },
  {
    what: "an account disappears",
    statements: ["delete from iban_changes where id = 3"],
    found: [/^The bank accounts/u, /^account 3 of organisation \d+$/u],
  },
  {
    what: "the sum of a refund",
    statements: ["update refunds set amount_cents = 100 where id = 1"],
    found: [GIVEN_BACK, /^refund 1 of charge 2$/u],
  },
  {
    what: "a refund disappears",
    statements: ["delete from refunds where id = 1"],
    found: [GIVEN_BACK, /of charge 2$/u],
  },
  {
    what: "the sum of a dispute",
    statements: [`update disputes set amount_cents = 1 where ${ofCharge(4)}`],
    found: [GIVEN_BACK, /^dispute \d+ of charge 4$/u],
  },
  {
    what: "a dispute's fee",
    statements: [`update disputes set fee_cents = 0 where ${ofCharge(6)}`],
    found: [GIVEN_BACK, /^dispute \d+ of charge 6$/u],
  },
  {
    what: "a lost dispute is won",
    statements: [`update disputes set state = 'won' where ${ofCharge(6)}`],
    found: [GIVEN_BACK, /^dispute \d+ of charge 6$/u],
  },
  {
    what: "a dispute disappears",
    statements: [`delete from disputes where ${ofCharge(4)}`],
    found: [GIVEN_BACK, /of charge 4$/u],
  },
  {
    what: "money is released before its day",
    statements: ["update charges set released_at = release_at - interval '1 hour' where id = 1"],
    found: [/^Nothing was released before its day/u, /^charge 1$/u],
  },
  {
    what: "money is released while its bank disputes it",
    statements: [
      `update disputes set seen_at = (select released_at from charges where id = 1), closed_at = null, state = 'open',
        charge_id = 1 where ${ofCharge(4)}`,
    ],
    found: [/^Nothing was released before its day/u, /^charge 1$/u],
  },
  {
    what: "a month is closed years ahead",
    statements: [
      `insert into billing_periods (id, starts_at, ends_at, stage)
       values (203005, '2030-04-30T22:00:00Z', '2030-05-31T22:00:00Z', 'computing')`,
    ],
    found: [/^Months are as far/u, /^month 203005$/u],
  },
  {
    what: "a month is computed before it has ended",
    statements: ["update billing_periods set computed_at = ends_at - interval '1 hour' where id = 202612"],
    found: [/^Months are as far/u, /^month 202612$/u],
  },
  {
    what: "a closed month is open again",
    statements: ["update billing_periods set stage = 'open', computed_at = null where id = 202611"],
    found: [/^Months are as far/u, /^month 202611$/u],
  },
  {
    what: "an announced month is to be announced again",
    statements: ["update billing_periods set stage = 'computed' where id = 202612"],
    found: [/^Months are as far/u, /^month 202612$/u],
  },
  {
    what: "a month is closed before its charges ended",
    statements: ["update billing_periods set stage = 'closed' where id = 202612"],
    found: [/^Months are as far/u, /^month 202612$/u],
  },
];
