import { sql } from "kysely";
import type { PaymentProviderId } from "@kalivo/domain/payment-provider.ts";
import type { Queryable } from "#server/db/client.ts";

/** A refusal that lasts is met again within minutes; one older than this was of a process that is gone. */
const LASTS = sql.lit("1 hour");

/** Real time, whatever a demo's clock says. */
export async function noteRefusal(db: Queryable, provider: PaymentProviderId, call: string): Promise<void> {
  await sql`
    insert into provider_refusals as r (provider, call, since, last_at)
    values (${provider}, ${call}, clock_timestamp(), clock_timestamp())
    on conflict (provider, call) do update
      set last_at = excluded.last_at,
        since = case when r.last_at < excluded.last_at - ${LASTS}::interval then excluded.since else r.since end
  `.execute(db);
}

export async function forgetRefusal(db: Queryable, provider: PaymentProviderId, call: string): Promise<void> {
  await db
    .deleteFrom("provider_refusals")
    .where("provider", "=", provider)
    .where("call", "=", call)
    .execute();
}

/** The calls that the provider refuses now because of our key or account. */
export async function refusedCalls(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ call: string }>`
    select call
    from provider_refusals
    where last_at > clock_timestamp() - ${LASTS}::interval
    order by call
  `.execute(db);
  return rows.map(({ call }) => call);
}
