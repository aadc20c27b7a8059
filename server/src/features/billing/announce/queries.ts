import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../../db/client.ts";
import { isStopped } from "../stops/queries.ts";

export const computedPeriods = async (db: Queryable): Promise<PeriodId[]> => {
  const rows = await db
    .selectFrom("billing_periods")
    .select("id")
    .where("stage", "=", "computed")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * One notice a planned charge and reader, keyed by both: a repeat adds nothing. Whoever a dispute stops gets none, for
 * nothing will be collected (rule 42): those charges stay planned.
 */
export async function enqueueNotices(db: Queryable, period: PeriodId, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select concat_ws(':', 'notice', c.id, case when p.team_id is not null then p.user_id end), 'upcoming_charge', p.user_id, jsonb_build_object('charge_id', c.id), ${now}
    from charges c
    join payer_people p on p.payer_id = c.payer_id
    where c.period_id = ${period}
      and c.state = 'planned'
      and not ${sql.raw(isStopped("c.payer_id", "dispute"))}
    order by c.id, p.user_id
    on conflict (key) do nothing
  `.execute(db);
  await sql`
    update statements s
    set state = 'announced'
    from charges c
    where c.statement_id = s.id
      and s.period_id = ${period}
      and s.state = 'open'
      and not (c.state = 'planned' and ${sql.raw(isStopped("c.payer_id", "dispute"))})
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function markAnnounced(db: Queryable, period: PeriodId): Promise<void> {
  await db
    .updateTable("billing_periods")
    .set({ stage: "announced" })
    .where("id", "=", period)
    .where("stage", "=", "computed")
    .execute();
}

/** The mail server accepted the notice: from here the 72 hours run. A charge cancelled meanwhile stays so. */
export async function markNotified(
  db: Queryable,
  chargeId: number,
  notifiedAt: Date,
  dueAt: Date,
): Promise<void> {
  await db
    .updateTable("charges")
    .set({ state: "notified", notified_at: notifiedAt, due_at: dueAt, next_attempt_at: dueAt })
    .where("id", "=", chargeId)
    .where("state", "=", "planned")
    .execute();
}

/** Where nobody is left to read a notice, nothing is ever charged (rule 31): what was planned is cancelled. */
export async function cancelPlannedOfEnded(db: Queryable): Promise<void> {
  await sql`
    with ended as (
      update charges c
      set state = 'canceled'
      from payer_names n
      where n.payer_id = c.payer_id
        and c.state = 'planned'
        and n.ended
      returning c.statement_id
    ),
    out as (
      update statement_lines
      set state = 'cancelled'
      where billed_in in (select statement_id from ended)
        and state = 'pending'
    )
    update statements
    set state = 'cancelled'
    where id in (select statement_id from ended)
  `.execute(db);
}
