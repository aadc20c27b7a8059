import { EFFORT, type Change } from "./changed-behind.ts";

const line = "(select min(id) from statement_lines where state = 'charged')";
const SHARES = /^The shares of every charge/u;
const CHARGES = /^Charges succeeded/u;
const GIVEN_BACK = /^Refunds and disputes/u;
const PAYOUTS = /^Payouts to organisations/u;
const SEALED = /^Journals of sealed months/u;
const TOTALS = /^What everybody gave/u;

/** Changes of stored figures and of the ledger. */
export const OF_BOOKS: readonly Change[] = [
  {
    what: "what a burner raised moves to another",
    statements: [
      "update gross_totals set gross_cents = gross_cents - 1 where party = 'burner' and party_id = (select min(party_id) from gross_totals where party = 'burner')",
      "update gross_totals set gross_cents = gross_cents + 1 where party = 'burner' and party_id = (select max(party_id) from gross_totals where party = 'burner')",
    ],
    found: [TOTALS, /^burner \d+ in 202611$/u],
  },
  {
    what: "what a payer gave",
    statements: ["update gross_totals set gross_cents = 0 where party = 'payer' and party_id = 1"],
    found: [TOTALS, /^payer 1 in 202611$/u],
  },
  {
    what: "how many gave",
    statements: ["update gross_totals set payers_count = payers_count + 1 where party = 'organisation'"],
    found: [TOTALS, /^organisation \d+ in 202611$/u],
  },
  {
    what: "a month's totals move to another",
    statements: ["update gross_totals set period_id = 202612 where party = 'payer' and party_id = 1"],
    found: [TOTALS, /^payer 1 in 202612$/u],
  },
  {
    what: "an account that may not goes below zero",
    statements: [
      `update balances set debits = credits + 1
       where account_id = (
         select min(a.id) from accounts a join balances b on b.account_id = a.id where a.code = 'org_payable'
       )`,
    ],
    found: [/^No account is below zero/u, /^account org_payable:\d+$/u],
  },
  {
    what: "a reversal is undone",
    statements: ["update reversals set undone_at = now() where id = 1"],
    found: [GIVEN_BACK, /^reversal 1 of charge 2$/u],
  },
  {
    what: "what is reversed is taken from another organisation",
    statements: [
      "update reversal_shares set amount_cents = amount_cents - 1 where reversal_id = 1 and organisation_id = (select min(organisation_id) from reversal_shares where reversal_id = 1)",
      "update reversal_shares set amount_cents = amount_cents + 1 where reversal_id = 1 and organisation_id = (select max(organisation_id) from reversal_shares where reversal_id = 1)",
    ],
    found: [SHARES, /^charge 2 of 202611, burner \d+ to organisation \d+$/u],
  },
  {
    what: "a charge is another payer's",
    statements: ["update charges set payer_id = 2, period_id = 202610 where id = 1"],
    found: [CHARGES, /^charge 1$/u],
  },
  {
    what: "a charge moves to another month",
    statements: ["update charges set period_id = 202610 where id = 1"],
    found: [CHARGES, /^charge 1$/u],
  },
  {
    what: "the sum of a charge",
    statements: ["update charges set amount_cents = amount_cents + 1 where id = 1"],
    found: [CHARGES, /^charge 1$/u],
  },
  {
    what: "a paid charge is not paid",
    statements: ["update charges set state = 'canceled', succeeded_at = null where id = 1"],
    found: [CHARGES, /^charge 1$/u],
  },
  {
    what: "what a paid line asks",
    statements: [`update statement_lines set due_cents = due_cents - 1 where id = ${line}`],
    found: [/^Lines follow/u, /^line \d+$/u],
  },
  {
    what: "the effort of a settled workout",
    statements: ["update workouts set kcal_counted = kcal_counted + 100 where period_id = 202611"],
    found: [EFFORT, /^line \d+ of payer 1 for burner \d+ in 202611$/u],
  },
  {
    what: "a settled workout moves to another month",
    statements: ["update workouts set period_id = 202612 where period_id = 202611"],
    found: [EFFORT, /^line \d+ of payer 1 for burner \d+ in 202611$/u],
  },
  {
    what: "a line that is not asked for yet is gone",
    statements: [
      "delete from line_parts where line_id = (select min(id) from statement_lines where period_id = 202612)",
      "delete from statement_lines where id = (select min(id) from statement_lines where period_id = 202612)",
    ],
    found: [EFFORT, /^no line of payer \d+ for burner \d+ in 202612$/u],
  },
  {
    what: "a paid line is for another burner",
    statements: [`update statement_lines set burner_id = payer_id where id = ${line}`],
    found: [SHARES, /^charge \d+ of 202611, payer \d+ to burner \d+$/u],
  },
  {
    what: "a statement's state",
    statements: ["update statements set state = 'waived' where id = 1"],
    found: [/^Statements add up/u, /^statement 1 /u],
  },
  {
    what: "the sum of a payout",
    statements: ["update payouts set amount_cents = amount_cents + 1 where id = 1"],
    found: [PAYOUTS, /^payout 1$/u],
  },
  {
    what: "to whom a payout goes",
    statements: ["update payouts set organisation_id = organisation_id + 10 where id = 3"],
    found: [PAYOUTS, /^payout 3$/u],
  },
  {
    what: "where a payout goes",
    statements: ["update payouts set iban = 'BE68000000007034' where id = 3"],
    found: [PAYOUTS, /^payout 3 to organisation \d+$/u],
  },
  {
    what: "a payout that came back was paid",
    statements: ["update payouts set state = 'paid', settled_on = '2027-02-10' where id = 2"],
    found: [PAYOUTS, /^payout 2$/u],
  },
  {
    what: "a payout that was returned stays paid",
    statements: [
      "update payouts set state = 'paid', returned_on = null, returned_at = null, returned_by = null, return_reason = null where id = 1",
    ],
    found: [PAYOUTS, /^payout 1$/u],
  },
  {
    what: "a payout disappears",
    statements: ["delete from payouts where id = 1"],
    found: [PAYOUTS, /^payout 1$/u],
  },
  {
    what: "what an organisation holds",
    statements: [
      "update balances b set credits = credits + 1 from accounts a where a.id = b.account_id and a.code = 'org_held'",
    ],
    found: [/^Balances are/u, /^account org_held:\d+$/u],
  },
  {
    what: "a cent moves between two organisations in the ledger itself, and in its balances",
    statements: [
      "create temporary table two on commit drop as select min(t.id) as one, max(t.id) as other from transfers t join journals j on j.id = t.journal_id join accounts c on c.id = t.credit_id where j.kind = 'charge_succeeded' and j.charge_id = 10",
      "update transfers set amount_cents = amount_cents - 1 where id = (select one from two)",
      "update transfers set amount_cents = amount_cents + 1 where id = (select other from two)",
      "update balances set credits = credits - 1 where account_id = (select t.credit_id from transfers t, two where t.id = two.one)",
      "update balances set credits = credits + 1 where account_id = (select t.credit_id from transfers t, two where t.id = two.other)",
    ],
    found: [/^Every organisation got/u, /^charge 10, organisation \d+$/u],
  },
  {
    what: "a fee is borne by one organisation for another",
    statements: [
      "create temporary table two on commit drop as select min(t.id) as one, max(t.id) as other from transfers t join journals j on j.id = t.journal_id join accounts d on d.id = t.debit_id and d.code = 'org_held' where j.kind = 'fee' and j.charge_id = 10",
      "update transfers set amount_cents = amount_cents - 1 where id = (select one from two)",
      "update transfers set amount_cents = amount_cents + 1 where id = (select other from two)",
    ],
    found: [/^Fees, refunds and lost disputes are taken/u, /^journal fee:10, organisation \d+$/u],
  },
  {
    what: "a lost dispute is not taken from the organisations",
    statements: [
      "update transfers t set debit_id = l.id from journals j, accounts h, accounts l where j.id = t.journal_id and j.kind = 'dispute_lost' and j.charge_id = 6 and h.id = t.debit_id and h.code = 'org_held' and l.code = 'dispute_losses'",
    ],
    found: [/^What organisations hold, are owed/u, /^charge 6$/u],
  },
  {
    what: "a refund is not taken from the organisations",
    statements: [
      "update transfers t set debit_id = l.id from journals j, accounts h, accounts l where j.id = t.journal_id and j.kind = 'refund' and j.charge_id = 9 and h.id = t.debit_id and h.code = 'org_held' and l.code = 'dispute_losses'",
    ],
    found: [/^What organisations hold, are owed/u, /^charge 9$/u],
  },
  {
    what: "more of a refund is taken from what counts as given",
    statements: [
      "update transfers t set amount_cents = t.amount_cents + 1 from journals j where j.id = t.journal_id and j.kind = 'given_less' and j.charge_id = 2",
    ],
    found: [/^What counts as given/u, /^charge 2$/u],
  },
  {
    what: "the month of a journal",
    statements: ["update journals set period_id = 202612 where key = 'charge:1'"],
    found: [CHARGES, /^charge 1$/u],
  },
  {
    what: "the charge of a journal",
    statements: ["update journals set charge_id = 2 where key = 'fee:1'"],
    found: [CHARGES, /^journal fee:1$/u],
  },
  {
    what: "when a payment was booked",
    statements: ["update journals set occurred_at = occurred_at + interval '1 year' where key = 'charge:1'"],
    found: [SEALED, /^journal \d+, sealed with 202612$/u],
  },
  {
    what: "a journal disappears",
    statements: [
      "delete from transfers where journal_id = (select id from journals where key = 'release:1')",
      "delete from journals where key = 'release:1'",
    ],
    found: [SEALED, /^journal \d+, sealed with 202702$/u],
  },
  {
    what: "a sealed journal's leaf disappears",
    statements: ["delete from ledger_leaves where journal_id = 1"],
    found: [SEALED, /^journal 1$/u],
  },
  {
    what: "a month's checksum",
    statements: ["update ledger_seals set checksum = sha256(checksum) where month = 202612"],
    found: [SEALED, /^month 202612$/u],
  },
];
