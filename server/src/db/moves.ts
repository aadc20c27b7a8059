/**
 * SQL: what the transfer `t` did to each of its two accounts, as `move` with `account_id` and `cents`, negative where it was
 * taken. A join of accounts to either side by `in (debit, credit)` instead reads every transfer those accounts ever had.
 */
export const MOVES = `
  cross join lateral (values (t.credit_id, t.amount_cents), (t.debit_id, -t.amount_cents)) move (account_id, cents)`;
