import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

// The rows as they stand, and nothing that is computed from others of them.

export type ChargeRow = {
  id: number;
  payer: number;
  statement: number;
  period: number;
  state: string;
  amount: bigint;
  payment_ref: string | null;
  notified_at: Date | null;
  first_try: Date | null;
  notice_no: number;
  release_at: Date | null;
  released_at: Date | null;
  ended_at: Date | null;
};
export type LineRow = {
  id: number;
  statement: number;
  payer: number;
  burner: number;
  due: bigint;
  state: string;
};
/** Debits and credits between accounts, each called `code:owner`. */
export type JournalRow = {
  id: bigint;
  key: string;
  kind: string;
  charge: number | null;
  at: Date;
  legs: Map<string, bigint>;
};
export type Taking = {
  id: number;
  charge: number;
  amount: bigint;
  state: string;
  ref: string | null;
  reversal: number | null;
};
export type ReversalRow = {
  id: number;
  charge: number;
  amount: bigint;
  undone: boolean;
  shares: Map<string, bigint>;
};
export type PayoutRow = {
  id: number;
  organisation: number;
  amount: bigint;
  iban: string;
  endToEndId: string;
  state: string;
  message: string;
  run_state: string;
};
export type MailRow = {
  key: string;
  kind: string;
  charge: number | null;
  refund: number | null;
  dispute: number | null;
  said: string | null;
  not_before: Date;
  sent_at: Date | null;
  given_up: boolean;
  body: string | null;
};
export type Rows = Awaited<ReturnType<typeof readRows>>;

export async function readRows(db: Queryable) {
  const all = async <Row>(text: string): Promise<Row[]> => (await sql.raw<Row>(text).execute(db)).rows;
  return {
    pledges: await all<{ payer: number; burner: number; rate: number }>(
      "select payer_id as payer, burner_id as burner, rate_cents as rate from pledges",
    ),
    workouts: await all<{ burner: number; kcal: bigint }>(
      "select user_id as burner, kcal_counted::bigint as kcal from workouts where end_utc >= '2026-10-31T23:00Z' and end_utc < '2026-11-30T23:00Z'",
    ),
    choices: await all<{ burner: number; organisation: number }>(
      "select user_id as burner, organisation_id as organisation from user_organisations order by 1, 2",
    ),
    charges: await all<ChargeRow>(CHARGES),
    lines: await all<LineRow>(
      `select id, billed_in as statement, payer_id as payer, burner_id as burner, due_cents as due, state
       from statement_lines order by id`,
    ),
    allocations: await all<{ line: number; organisation: number; cents: bigint }>(
      "select line_id as line, organisation_id as organisation, amount_cents as cents from allocations",
    ),
    figures: await all<{ party: string; id: number; cents: bigint }>(
      "select party, party_id as id, gross_cents as cents from gross_totals where gross_cents <> 0",
    ),
    journals: await readJournals(db),
    refunds: await all<Taking>(
      `select id, charge_id as charge, amount_cents as amount, state, provider_ref as ref, reversal_id as reversal
       from refunds order by id`,
    ),
    disputes: await all<Taking>(
      `select id, charge_id as charge, amount_cents as amount, state, provider_ref as ref, reversal_id as reversal
       from disputes order by id`,
    ),
    reversals: await readReversals(db),
    payouts: await all<PayoutRow>(PAYOUTS),
    mails: await all<MailRow>(MAILS),
    stages: await all<{ id: number; stage: string }>(
      "select id, stage from billing_periods where id = 202611",
    ),
    events: await all<{ id: string; next: Date | null; since: Date }>(
      "select event_id as id, next_try_at as next, received_at as since from provider_events where processed_at is null",
    ),
  };
}

const CHARGES = `
  select c.id, c.payer_id as payer, c.statement_id as statement, c.period_id as period, c.state, c.amount_cents as amount,
    c.payment_ref, c.notified_at, c.notice_no, c.release_at, c.released_at, c.ended_at,
    (select min(started_at) from charge_attempts a where a.charge_id = c.id) as first_try
  from charges c
  order by c.id`;

const PAYOUTS = `
  select p.id, p.organisation_id as organisation, p.amount_cents as amount, p.iban, p.end_to_end_id as "endToEndId", p.state,
    r.message_id as message, r.state as run_state
  from payouts p
  join payout_runs r on r.id = p.run_id
  order by p.id`;

/** A mail in the mailbox has an id that is made of its key. */
const MAILS = `
  select o.key, o.kind, o.not_before, o.sent_at, o.given_up_at is not null as given_up, m.body_text as body,
    (o.payload ->> 'charge_id')::integer as charge, (o.payload ->> 'refund_id')::integer as refund,
    (o.payload ->> 'dispute_id')::integer as dispute, o.payload ->> 'said' as said
  from outbox o
  left join mails m
    on m.message_id like '<' || left(encode(sha256(convert_to(o.key, 'UTF8')), 'hex'), 32) || '@%'
  where o.kind in ('upcoming_charge', 'receipt', 'refund', 'dispute', 'payment_problem')
  order by o.id`;

async function readJournals(db: Queryable): Promise<JournalRow[]> {
  const { rows } = await sql<{
    id: bigint;
    key: string;
    kind: string;
    charge: number | null;
    at: Date;
    leg: string | null;
    cents: bigint;
  }>`
    select j.id, j.key, j.kind, j.charge_id as charge, j.occurred_at as at,
      d.code || ':' || d.owner_id || ' > ' || c.code || ':' || c.owner_id as leg, sum(t.amount_cents)::bigint as cents
    from journals j
    left join transfers t on t.journal_id = j.id
    left join accounts d on d.id = t.debit_id
    left join accounts c on c.id = t.credit_id
    group by j.id, leg
    order by j.id
  `.execute(db);
  const byId = new Map<bigint, JournalRow>();
  for (const { id, key, kind, charge, at, leg, cents } of rows) {
    const journal = byId.get(id) ?? { id, key, kind, charge, at, legs: new Map<string, bigint>() };
    byId.set(id, journal);
    if (leg !== null) journal.legs.set(leg, cents);
  }
  return [...byId.values()];
}

async function readReversals(db: Queryable): Promise<ReversalRow[]> {
  const { rows } = await sql<Omit<ReversalRow, "shares"> & { share: string | null; cents: bigint }>`
    select r.id, r.charge_id as charge, r.amount_cents as amount, r.undone_at is not null as undone,
      s.line_id || ':' || s.organisation_id as share, coalesce(s.amount_cents, 0) as cents
    from reversals r
    left join reversal_shares s on s.reversal_id = r.id
    order by r.id
  `.execute(db);
  const byId = new Map<number, ReversalRow>();
  for (const { share, cents, ...row } of rows) {
    const reversal = byId.get(row.id) ?? { ...row, shares: new Map<string, bigint>() };
    byId.set(row.id, reversal);
    if (share !== null) reversal.shares.set(share, cents);
  }
  return [...byId.values()];
}
