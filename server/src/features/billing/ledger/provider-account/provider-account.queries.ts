import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { BalanceMovement, PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";

type ProviderId = PaymentProvider["id"];
/** The kind as stored: a line that is not in euros with its currency, "foreign:USD". */
type MovementKind = Exclude<BalanceMovement["kind"], "foreign"> | `foreign:${string}`;

export const keptKind = ({ kind, currency }: BalanceMovement): MovementKind =>
  kind === "foreign" ? `foreign:${currency}` : kind;

/** The sum of one kind of movement on one day (UTC). */
export type MovementDay = {
  day: string;
  kind: MovementKind;
  count: number;
  gross: Cents;
  fee: Cents;
  net: Cents;
};

/** The newest day with a movement in the provider's list; null: nothing was read yet. */
export async function latestDay(db: Queryable, provider: ProviderId): Promise<string | null> {
  const row = await db
    .selectFrom("provider_days")
    .select("day")
    .where("provider", "=", provider)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** The oldest day with a direct debit that was still processing: its lines may have changed since. */
export async function firstDayUnderWay(db: Queryable, provider: ProviderId): Promise<string | null> {
  const row = await db
    .selectFrom("provider_days")
    .select("day")
    .where("provider", "=", provider)
    .where("kind", "=", "charge_under_way")
    .orderBy("day")
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Replaces the movements of these days by what was read. One process at a time. */
export async function replaceDays(
  db: Queryable,
  provider: ProviderId,
  since: Date,
  days: readonly MovementDay[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('provider days'))`.execute(db);
  await sql`
    delete from provider_days
    where provider = ${provider}
      and day >= (${since}::timestamptz at time zone 'UTC')::date
  `.execute(db);
  if (days.length === 0) return;
  await db
    .insertInto("provider_days")
    .values(
      days.map(({ day, kind, count, gross, fee, net }) => ({
        provider,
        day,
        kind,
        count,
        gross_cents: gross,
        fee_cents: fee,
        net_cents: net,
      })),
    )
    .execute();
}

/** What moved a provider's account, as kinds to compare. */
export const MOVED = ["charges", "refunds", "disputes", "fees", "payouts", "other"] as const;
export type Moved = Readonly<Record<(typeof MOVED)[number] | "balance", Cents>>;

type MovedRow = { what: (typeof MOVED)[number]; cents: Cents };

/**
 * The provider's sums over all days. A fee is what it kept of each movement, and what it charged separately. Charges are
 * collections less those that failed afterwards; processing debits and other currencies are compared separately.
 */
export async function movedAtProvider(db: Queryable, provider: ProviderId): Promise<Moved> {
  const { rows } = await sql<MovedRow>`
    with d as (
      select kind, sum(gross_cents) as gross, sum(fee_cents) as fee, sum(net_cents) as net
      from provider_days
      where provider = ${provider}
        and kind <> 'charge_under_way'
        and not starts_with(kind, 'foreign:')
      group by kind
    )
    select case kind
        when 'charge' then 'charges'
        when 'charge_failed' then 'charges'
        when 'charge_failure' then 'charges'
        when 'refund' then 'refunds'
        when 'payout' then 'payouts'
        when 'fee' then 'fees'
        when 'other' then 'other'
        else 'disputes'
      end as what,
      (case when kind in ('fee', 'other') then net else gross end)::bigint as cents
    from d
    union all
    select 'fees', -fee::bigint
    from d
    where kind not in ('fee', 'other')
  `.execute(db);
  return summed(rows);
}

/** The sums of our books: every transfer of the account that mirrors the provider's, by its opposite account. */
export async function movedInBooks(db: Queryable, owner: number): Promise<Moved> {
  const { rows } = await sql<MovedRow>`
    select case
        when o.code in ('provider_fees', 'dispute_fees') then 'fees'
        when j.kind = 'charge_succeeded' then 'charges'
        when j.kind in ('refund', 'refund_failed') then 'refunds'
        when o.code = 'disputed_funds' then 'disputes'
        when o.code in ('provider_in_transit', 'bank') then 'payouts'
        else 'other'
      end as what,
      sum(m.cents)::bigint as cents
    from (
      select t.journal_id, t.credit_id as other_id, t.amount_cents as cents
      from accounts a
      join transfers t on t.debit_id = a.id
      where a.code = 'provider_clearing' and a.owner_id = ${owner}
      union all
      select t.journal_id, t.debit_id, -t.amount_cents
      from accounts a
      join transfers t on t.credit_id = a.id
      where a.code = 'provider_clearing' and a.owner_id = ${owner}
    ) m
    join accounts o on o.id = m.other_id
    join journals j on j.id = m.journal_id
    group by what
  `.execute(db);
  return summed(rows);
}

function summed(rows: readonly MovedRow[]): Moved {
  const sumOf = (what: MovedRow["what"]) =>
    rows.reduce((sum, row) => (row.what === what ? sum + row.cents : sum), 0n);
  const [charges, refunds, disputes, fees, payouts, other] = [
    sumOf("charges"),
    sumOf("refunds"),
    sumOf("disputes"),
    sumOf("fees"),
    sumOf("payouts"),
    sumOf("other"),
  ];
  const balance = charges + refunds + disputes + fees + payouts + other;
  return { charges, refunds, disputes, fees, payouts, other, balance };
}
