import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { SYNC_REMINDER_IDLE_DAYS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import { restingUntil } from "#server/features/rests/rests.queries.ts";
import { goesOnAndCounts } from "#server/db/pledge-times.ts";

const DAY_MS = 86_400_000;

/** SQL: whether a burner has had no workout for a week, and does not rest (decision 56). */
export const isIdle = (burner: string, now: Date) => sql`
  (select ${sql.raw(restingUntil(burner, "asked.at"))} is null from (select ${now}::timestamptz as at) asked)
  and not exists (
    select from workouts w
    where w.user_id = ${sql.raw(burner)}
      and w.status in ('ok', 'held')
      and w.end_utc > ${new Date(now.getTime() - SYNC_REMINDER_IDLE_DAYS * DAY_MS)}
  )`;

type ReminderFacts = { donors: number; kcal: bigint; idle: boolean };

/** The facts when the mail is written: since it was queued, a workout may have been logged, or the donors lost. */
export async function reminderFacts(
  db: Queryable,
  userId: number,
  period: PeriodId,
  now: Date,
): Promise<ReminderFacts> {
  const { rows } = await sql<ReminderFacts>`
    select
      (
        select count(*)::int
        from pledges p
        join payer_names n on n.payer_id = p.payer_id
        where p.burner_id = u.id
          and ${sql.raw(goesOnAndCounts("p"))}
          and not n.ended
      ) as donors,
      coalesce((select m.kcal from kcal_months m where m.user_id = u.id and m.period = ${period}), 0)::bigint as kcal,
      ${isIdle("u.id", now)} as idle
    from users u
    where u.id = ${userId}
  `.execute(db);
  return rows[0] ?? { donors: 0, kcal: 0n, idle: false };
}
