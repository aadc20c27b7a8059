import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";

type ProviderId = PaymentProvider["id"];

/** A provider lists a direct debit only when it hands it to the banks. It must be listed after this long. */
const LISTED_AFTER_DAYS = 3;

export type UnderWay = { listed: Cents; certain: Cents; submitted: Cents };

/**
 * Direct debits that the banks are processing: the sum that the provider lists, and from our receivables the sum that it
 * must list and the sum that it may list (with the newest).
 */
export async function underWay(db: Queryable, provider: ProviderId, now: Date): Promise<UnderWay> {
  const { rows } = await sql<UnderWay>`
    select
      (
        select coalesce(sum(gross_cents), 0)
        from provider_days
        where provider = ${provider}
          and kind = 'charge_under_way'
      )::bigint as listed,
      coalesce(sum(c.amount_cents) filter (
        where j.occurred_at < ${now}::timestamptz - make_interval(days => ${LISTED_AFTER_DAYS})
      ), 0)::bigint as certain,
      coalesce(sum(c.amount_cents), 0)::bigint as submitted
    from charges c
    join journals j on j.key = 'sub:' || c.id || ':' || c.attempt_no
    where c.state = 'processing'
      and c.provider = ${provider}
  `.execute(db);
  return rows[0] ?? { listed: 0n, certain: 0n, submitted: 0n };
}

/** Longer than this, what waits is stuck: then its money is a difference like any other. */
const MOVES_FOR_MINUTES = 10;

/** Whether the provider may list what the books do not know yet: a payment waits for its answer, or an event for its turn. */
export async function isMoneyMoving(db: Queryable, provider: ProviderId, now: Date): Promise<boolean> {
  const { rows } = await sql<{ moving: boolean }>`
    with since as (select ${now}::timestamptz - make_interval(mins => ${MOVES_FOR_MINUTES}) as at)
    select exists (
      select
      from charge_attempts a
      join charges c on c.id = a.charge_id
      join payers y on y.id = c.payer_id
      where a.finished_at is null
        and a.started_at > (select at from since)
        and y.provider = ${provider}
    )
    or exists (
      select
      from provider_events
      where provider = ${provider}
        and processed_at is null
        and received_at > (select at from since)
    ) as moving
  `.execute(db);
  return rows[0]?.moving ?? false;
}

/** Disputes that were opened but not withdrawn from our balance, less those won whose money is not back. */
export async function disputedNotWithdrawn(db: Queryable, provider: ProviderId): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(sum(
      case when d.state in ('open', 'lost') then d.amount_cents else 0 end - d.withdrawn_cents
    ), 0)::bigint as cents
    from disputes d
    join charges c on c.id = d.charge_id
    where c.provider = ${provider}
      and d.state in ('open', 'won', 'lost')
  `.execute(db);
  return rows[0]?.cents ?? 0n;
}

/** The provider's movements that are not in euros, by currency: they cannot be booked here. */
export async function movedInOtherCurrencies(
  db: Queryable,
  provider: ProviderId,
): Promise<{ currency: string; net: Cents }[]> {
  const { rows } = await sql<{ currency: string; net: Cents }>`
    select split_part(kind, ':', 2) as currency, sum(net_cents)::bigint as net
    from provider_days
    where provider = ${provider}
      and starts_with(kind, 'foreign:')
    group by kind
    order by kind
  `.execute(db);
  return rows;
}
