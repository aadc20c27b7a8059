import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../../../db/client.ts";
import { spread } from "../../rounds/queries.ts";

/** Burners with a running pledge and no workout since then, who want to be reminded (rule 29). How many there are. */
export async function enqueueReminders(
  db: Queryable,
  period: PeriodId,
  { idleSince, now }: { idleSince: Date; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select 'reminder_sync:' || ${period}::integer || ':' || u.id, 'reminder_sync', u.id,
      jsonb_build_object('period', ${period}::integer), ${spread("u.id", now)}
    from users u
    join privacy_settings v on v.user_id = u.id
    where v.reminder_sync
      and u.erased_at is null
      and u.id in (
        select p.burner_id
        from pledges p
        join payer_names n on n.payer_id = p.payer_id
        where upper_inf(p.valid)
          and not n.ended
      )
      and not exists (
        select from workouts w
        where w.user_id = u.id
          and w.status in ('ok', 'held')
          and w.end_utc > ${idleSince}
      )
    on conflict (key) do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type ReminderFacts = { donors: number; kcal: bigint; idle: boolean };

/** How it is at the moment of writing: somebody may have logged a workout, or lost their donors, since. */
export async function reminderFacts(
  db: Queryable,
  userId: number,
  period: PeriodId,
  idleSince: Date,
): Promise<ReminderFacts> {
  const { rows } = await sql<ReminderFacts>`
    select
      (
        select count(*)::int
        from pledges p
        join payer_names n on n.payer_id = p.payer_id
        where p.burner_id = ${userId}
          and upper_inf(p.valid)
          and not n.ended
      ) as donors,
      coalesce((select m.kcal from kcal_months m where m.user_id = ${userId} and m.period = ${period}), 0)::bigint as kcal,
      not exists (
        select from workouts w
        where w.user_id = ${userId}
          and w.status in ('ok', 'held')
          and w.end_utc > ${idleSince}
      ) as idle
  `.execute(db);
  return rows[0] ?? { donors: 0, kcal: 0n, idle: false };
}
