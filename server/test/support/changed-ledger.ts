import type { Change } from "./changed-behind.ts";

const KIND = /^Transfers go between/u;
const SEALED = /^Journals of sealed months/u;
const ACCOUNTS = /^The bank accounts/u;

/** A forged journal of 1.00 between two accounts of the chart. */
function forged(kind: string, debit: string, credit: string): readonly string[] {
  return [
    `insert into journals (key, kind, occurred_at, total_cents) values ('forged', '${kind}', now(), 100)`,
    `insert into transfers (journal_id, debit_id, credit_id, amount_cents)
     select j.id, d.id, c.id, 100
     from journals j
     join accounts d on d.id = (${account(debit, "min")})
     join accounts c on c.id = (${account(credit, "max")})
     where j.key = 'forged'`,
  ];
}
const account = (code: string, which: "min" | "max") =>
  `select ${which}(id) from accounts where code = '${code}'`;

const MOVES = [
  ["provider_cost", "org_payable", "org_payable"],
  ["release", "org_payable", "org_payable"],
  ["dispute_fee", "org_payable", "org_payable"],
  ["release", "org_held", "org_payable"],
  ["provider_payout_arrived", "org_payable", "bank"],
  ["provider_cost", "dispute_losses", "org_payable"],
  ["payout_paid", "org_in_transit", "provider_clearing"],
  ["given", "given_by", "given_to"],
  ["given_less", "given_by", "given_to"],
  ["debit_ended", "org_payable", "bank"],
] as const;

/** Journals added, seals removed, or decisions made by a single admin. */
export const OF_LEDGER: readonly Change[] = [
  ...MOVES.map(([kind, debit, credit]) => ({
    what: `money moves from ${debit} to ${credit} as ${kind}`,
    statements: forged(kind, debit, credit),
    found: [KIND, /^journal forged$/u] as const,
  })),
  {
    what: "the first months are sealed no longer",
    statements: [
      "delete from ledger_leaves where month = (select min(month) from ledger_seals)",
      "delete from ledger_seals where month = (select min(month) from ledger_seals)",
    ],
    found: [SEALED, /^month \d+$/u],
  },
  {
    what: "an account that nobody proposed or decided",
    statements: [
      `insert into iban_changes (organisation_id, iban, account_holder, state, proposed_by, proposed_at, decided_by, decided_at, effective_at)
       select organisation_id, 'BE68539007547034', 'Me', 'approved', proposed_by, proposed_at, decided_by, decided_at, effective_at
       from iban_changes where state = 'approved' order by id limit 1`,
    ],
    found: [ACCOUNTS, /^account \d+ of organisation \d+$/u],
  },
];
