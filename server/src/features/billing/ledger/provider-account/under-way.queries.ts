import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";

type ProviderId = PaymentProvider["id"];

/**
 * A provider hands a direct debit to the banks some time after it was asked to, and only then it is on its list. After
 * this long it has to be.
 */
const LISTED_AFTER_DAYS = 3;

export type UnderWay = { listed: Cents; certain: Cents; submitted: Cents };

/**
 * Direct debits at their banks: what the provider lists, and by our books what it has to list and what it may (the newest
 * included), as receivables.
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

/** Disputes the bank has announced and not taken the money for, less what was won and is not back. */
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

/** What the provider moved that is not in euros, by currency: nothing here can book it. */
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
