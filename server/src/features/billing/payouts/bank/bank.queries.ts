import { sql } from "kysely";
import type { PaymentProviderId } from "@kalivo/domain/payment-provider.ts";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { BankStatement } from "./files/bank-statement.ts";
import type { BookedAs } from "./matched.ts";
import type { Queryable } from "#server/db/client.ts";
import { providerOfOwner } from "../../ledger/chart.ts";

/** A payout that a statement may name, with the entries already booked for it. */
export type KnownPayout = {
  id: number;
  runId: number;
  messageId: string;
  organisation: { id: number; name: string };
  amount: Cents;
  iban: string;
  endToEndId: string;
  state: "prepared" | "ordered" | "paid" | "rejected" | "returned" | "cancelled";
  orderedOn: Day;
  settledOn: Day | null;
  debtorIban: string | null;
  /** The entry booked for it; null: none, it may have been confirmed by hand. */
  paidEntry: BookedAs | null;
  returnedEntry: BookedAs | null;
  /** The day it left although it was marked as sent back; an admin confirmed that it came back after that. */
  seenBackAfter: Day | null;
};

/** A transfer from the provider to our bank account, as booked. */
export type ProviderPayout = {
  ref: string;
  provider: PaymentProviderId;
  /** Positive: received; negative: debited from our account. */
  amount: Cents;
  /** When the provider says it arrives, or else when it was sent. */
  due: Date;
  arrived: boolean;
  seen: boolean;
  seenOn: Day | null;
};

export type KnownTransfers = {
  byEndToEndId: ReadonlyMap<string, KnownPayout>;
  byMessageId: ReadonlyMap<string, readonly KnownPayout[]>;
  /** Keyed by "IBAN cents", the oldest first. */
  byAccount: ReadonlyMap<string, readonly KnownPayout[]>;
  providerPayouts: readonly ProviderPayout[];
};

/** The entry that was booked for a payout. An entry identified by its place on a page has no format with it. */
const BOOKED_AS = sql`
  select e.payout_id, e.kind, json_build_object('day', e.day, 'reference', e.reference, 'format', s.format) as booked_as
  from bank_entries e
  join bank_statements s on s.id = e.statement_id
  where e.payout_id is not null
  union all
  select l.payout_id, 'payout_paid', json_build_object('day', l.day, 'reference', l.reference, 'format', null)
  from payouts_left_after_all l
  where l.resolution = 'left'`;

type Named = {
  endToEndIds: readonly string[];
  messageIds: readonly string[];
  /** "IBAN cents" */
  accounts: readonly string[];
};

/** Payouts found by their own references, by the file name of a whole run, or by account and exact amount. */
export async function payoutsNamed(
  db: Queryable,
  { endToEndIds, messageIds, accounts }: Named,
): Promise<KnownPayout[]> {
  const { rows } = await sql<KnownPayout>`
    select p.id, p.run_id as "runId", r.message_id as "messageId",
      json_build_object('id', o.id, 'name', o.name) as organisation,
      p.amount_cents as amount, p.iban, p.end_to_end_id as "endToEndId", p.state,
      to_char(coalesce(r.decided_at, r.prepared_at) at time zone 'Europe/Brussels', 'YYYY-MM-DD') as "orderedOn",
      p.settled_on as "settledOn", r.debtor_iban as "debtorIban",
      paid.booked_as as "paidEntry", returned.booked_as as "returnedEntry",
      back.day as "seenBackAfter"
    from payouts p
    join payout_runs r on r.id = p.run_id
    join organisations o on o.id = p.organisation_id
    left join (${BOOKED_AS}) paid on paid.payout_id = p.id and paid.kind = 'payout_paid'
    left join (${BOOKED_AS}) returned on returned.payout_id = p.id and returned.kind = 'payout_returned'
    left join lateral (
      select max(day) as day
      from payouts_left_after_all
      where payout_id = p.id and resolution = 'came_back'
    ) back on true
    where p.end_to_end_id = any(${[...endToEndIds]}::text[])
       or r.message_id = any(${[...messageIds]}::text[])
       or p.iban || ' ' || p.amount_cents = any(${[...accounts]}::text[]) and p.state not in ('prepared', 'cancelled')
    order by p.id
  `.execute(db);
  return rows;
}

/** The provider's transfers to and from our account with these amounts or references, except those taken back. */
export async function providerPayoutsOf(
  db: Queryable,
  { amounts, refs }: { amounts: readonly Cents[]; refs: readonly string[] },
): Promise<ProviderPayout[]> {
  const { rows } = await sql<Omit<ProviderPayout, "provider"> & { owner: number }>`
    select substr(j.key, 4) as ref, a.owner_id as owner, j.total_cents as amount,
      coalesce(arrived.occurred_at, j.occurred_at) as due,
      arrived.id is not null as arrived,
      e.id is not null as seen,
      e.day as "seenOn"
    from journals j
    join transfers t on t.journal_id = j.id
    join accounts a on a.id = t.debit_id and a.code = 'provider_in_transit'
    left join journals arrived on arrived.key = j.key || ':bank'
    left join bank_entries e on e.provider_ref = substr(j.key, 4)
    where j.kind = 'provider_payout_sent'
      and (j.total_cents = any(${amounts.map(String)}::bigint[]) or substr(j.key, 4) = any(${[...refs]}::text[]))
      and not exists (select from journals back where back.key = j.key || ':back')
    union all
    select split_part(j.key, ':', 2), a.owner_id, -j.total_cents, j.occurred_at, true, e.id is not null, e.day
    from journals j
    join transfers t on t.journal_id = j.id
    join accounts a on a.id = t.debit_id and a.code = 'provider_clearing'
    left join bank_entries e on e.provider_ref = split_part(j.key, ':', 2)
    where j.kind = 'provider_payout_withdrawn'
      and (-j.total_cents = any(${amounts.map(String)}::bigint[]) or split_part(j.key, ':', 2) = any(${[...refs]}::text[]))
      and not exists (select from journals back where back.key = j.key || ':back')
    order by due, ref
  `.execute(db);
  return rows.map(({ owner, ...row }) => ({ ...row, provider: providerOfOwner(owner) }));
}

/** The accounts payouts ever left from: a statement of any other account is not ours. */
export async function accountsPaidFrom(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("payout_runs")
    .select((eb) => eb.ref("debtor_iban").$notNull().as("iban"))
    .distinct()
    .where("debtor_iban", "is not", null)
    .execute();
  return rows.map(({ iban }) => iban);
}

/** Returns the statement's id; the same id as before when part of it was booked already. */
export async function statementId(db: Queryable, statement: BankStatement): Promise<number> {
  const { format, reference, account, closesOn, opening, closing, entries } = statement;
  const made = await db
    .insertInto("bank_statements")
    .values({
      format,
      reference,
      account,
      closes_on: closesOn,
      opening_cents: opening,
      closing_cents: closing,
      entries: entries.length,
    })
    .onConflict((conflict) => conflict.columns(["account", "reference", "closes_on"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made !== undefined) return made.id;
  const { id } = await db
    .selectFrom("bank_statements")
    .select("id")
    .where("account", "=", account)
    .where("reference", "=", reference)
    .where("closes_on", "=", closesOn)
    .executeTakeFirstOrThrow();
  return id;
}

export type NewEntry = {
  statementId: number;
  reference: string;
  day: Day;
  amount: Cents;
  by: number;
} & (
  | { kind: "payout_paid" | "payout_returned"; payoutId: number }
  | { kind: "provider_payout" | "provider_withdrawal"; ref: string }
);

export async function insertEntry(db: Queryable, entry: NewEntry, now: Date): Promise<void> {
  await db
    .insertInto("bank_entries")
    .values({
      statement_id: entry.statementId,
      reference: entry.reference,
      day: entry.day,
      amount_cents: entry.amount,
      kind: entry.kind,
      payout_id: "payoutId" in entry ? entry.payoutId : null,
      provider_ref: "ref" in entry ? entry.ref : null,
      booked_by: entry.by,
      booked_at: now,
    })
    .execute();
}
