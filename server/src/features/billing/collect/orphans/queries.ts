import { sql } from "kysely";
import type { PaymentProvider } from "../../../../adapters/payment/port.ts";
import type { Queryable } from "../../../../db/client.ts";

/** Customers of charges whose first answer did not come at once: only there a payment may have been made twice. */
export async function customersToLookAt(
  db: Queryable,
  provider: PaymentProvider["id"],
  since: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ customerRef: string }>`
    select y.customer_ref as "customerRef"
    from charge_attempts a
    join charges c on c.id = a.charge_id
    join payers y on y.id = c.payer_id
    where a.no = 1
      and a.started_at >= ${since}
      and (a.finished_at is null or a.finished_at > a.started_at + interval '30 seconds')
      and y.provider = ${provider}
      and y.customer_ref is not null
    group by y.customer_ref
    order by max(a.started_at) desc, y.customer_ref
    limit ${limit}
  `.execute(db);
  return rows.map(({ customerRef }) => customerRef);
}

/** Whether a charge has another payment than this one, or will never have one: while neither is so, this may be its own. */
export async function isNobodys(db: Queryable, chargeId: number, paymentRef: string): Promise<boolean> {
  const { rows } = await sql<{ orphan: boolean }>`
    select coalesce(payment_ref <> ${paymentRef}, state in ('canceled', 'written_off')) as orphan
    from charges
    where id = ${chargeId}
  `.execute(db);
  return rows[0]?.orphan ?? false;
}
