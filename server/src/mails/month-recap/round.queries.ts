import { sql } from "kysely";
import { recapsAt } from "@kalivo/domain/billing/calendar.ts";
import { periodOf, previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { MONTH_RECAP_PATIENCE_DAYS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import type { MailRound } from "#server/features/mail/rounds/make-rounds.ts";

const DAY_MS = 86_400_000;

/** To people who burned, raised or gave something in the month and want the recap. */
export const recaps: MailRound = {
  kind: "month_recap",
  /** In order, without skipping one; older months without a recap, from before this existed, get none. */
  due: async (db, now) => {
    const oldest = previousPeriod(previousPeriod(previousPeriod(periodOf(now))));
    const untold = await untoldMonths(db, oldest);
    return untold
      .filter(({ period, collected }) => isTime(period, collected, now))
      .map(({ period }) => period);
  },
  readers: (period) => sql`
    select u.id as user_id, 'month_recap:' || ${period}::integer || ':' || u.id as key,
      jsonb_build_object('period', ${period}::integer) as payload
    from users u
    join privacy_settings v on v.user_id = u.id
    where v.month_recap
      and u.erased_at is null
      and u.id in (
        select m.user_id
        from kcal_months m
        where m.period = ${period}
          and m.kcal > 0
        union
        select g.party_id
        from gross_totals g
        where g.party = 'burner'
          and g.period_id = ${period}
          and g.gross_cents > 0
        union
        select y.user_id
        from gross_totals g
        join payers y on y.id = g.party_id
        where g.party = 'payer'
          and g.period_id = ${period}
          and g.gross_cents > 0
      )
  `,
};

function isTime(period: PeriodId, collected: boolean, now: Date): boolean {
  const at = recapsAt(period);
  return now >= at && (collected || now.getTime() >= at.getTime() + MONTH_RECAP_PATIENCE_DAYS * DAY_MS);
}

/**
 * Closed months without a recap, and whether their first collection round is over: no charge waits for its notice or its
 * first try.
 */
async function untoldMonths(
  db: Queryable,
  oldest: PeriodId,
): Promise<{ period: PeriodId; collected: boolean }[]> {
  const { rows } = await sql<{ period: PeriodId; collected: boolean }>`
    select p.id as period,
      p.stage <> 'computed' and not exists (
        select from charges c
        where c.period_id = p.id
          and c.state in ('planned', 'notified', 'submitting')
      ) as collected
    from billing_periods p
    where p.computed_at is not null
      and p.id >= ${oldest}
      and not exists (select from mail_rounds r where r.kind = 'month_recap' and r.period = p.id)
    order by p.id
  `.execute(db);
  return rows;
}
