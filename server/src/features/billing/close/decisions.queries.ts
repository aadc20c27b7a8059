import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import {
  MIN_CHARGE_CENTS,
  MAX_CARRIED_MONTHS,
  MIN_CHARGE_AFTER_CARRYING_CENTS,
} from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";

/**
 * Rules 8 and 11: one statement per payer with a new or carried amount, and its outcome: charge, carry, waive, or nothing
 * due. `domain/src/billing/carry-over.ts` decides the same for one statement. An erased payer, and a team without an admin,
 * gets no notice any more, so is never charged (rule 31).
 */
export async function decideStatements(db: Queryable): Promise<void> {
  await sql`
    create temporary table closing_statements on commit drop as
    with asked as (
      select payer_id, max(carried_months) as carried_months,
        coalesce(sum(due_cents) filter (where state = 'pending'), 0)::bigint as total_cents
      from closing_lines
      group by payer_id
    ),
    decided as (
      select a.payer_id, a.carried_months, a.total_cents, c.ceiling_cents as scaled_to_cents,
        case
          when a.total_cents = 0 or n.ended then 'cancelled'
          when a.total_cents >= ${MIN_CHARGE_CENTS} then 'charge'
          when a.carried_months < ${MAX_CARRIED_MONTHS}
            and exists (select 1 from pledges p where p.payer_id = a.payer_id and ${sql.raw(goesOn("p"))})
            then 'carried'
          when a.total_cents >= ${MIN_CHARGE_AFTER_CARRYING_CENTS} then 'charge'
          else 'waived'
        end as decision
      from asked a
      join payer_names n on n.payer_id = a.payer_id
      left join closing_scaled c on c.payer_id = a.payer_id
      order by a.payer_id
    )
    select nextval('statements_id_seq')::integer as id, decided.*
    from decided
  `.execute(db);
  await sql`analyze closing_statements`.execute(db);
}

export async function writeStatements(db: Queryable, period: PeriodId, now: Date): Promise<void> {
  await sql`
    insert into statements (id, payer_id, period_id, state, carried_months, scaled_to_cents, created_at)
    overriding system value
    select id, payer_id, ${period}, case when decision = 'charge' then 'open' else decision end, carried_months, scaled_to_cents, ${now}
    from closing_statements
    order by id
  `.execute(db);
}

/** Rule 10: one charge per payer and period. */
export async function writeCharges(db: Queryable, period: PeriodId): Promise<void> {
  await sql`
    insert into charges (statement_id, payer_id, period_id, amount_cents)
    select id, payer_id, ${period}, total_cents
    from closing_statements
    where decision = 'charge'
    order by id
  `.execute(db);
}
