import { sql } from "kysely";
import { remindsAt } from "@kalivo/domain/billing/calendar.ts";
import { periodOf } from "@kalivo/domain/billing/month.ts";
import type { MailRound } from "#server/features/mail/rounds/make-rounds.ts";
import { isIdle } from "./facts.queries.ts";
import { goesOnAndCounts } from "#server/db/pledge-times.ts";

/**
 * To burners with a running pledge that counts and no workout for a week who want to be reminded (rule 29). A month whose last days were
 * skipped, as by the demo's clock, is over: no reminder is sent.
 */
export const reminders: MailRound = {
  kind: "reminder_sync",
  due: (_, now) => (now >= remindsAt(periodOf(now)) ? [periodOf(now)] : []),
  readers: (period, now) => sql`
    select u.id as user_id, 'reminder_sync:' || ${period}::integer || ':' || u.id as key,
      jsonb_build_object('period', ${period}::integer) as payload
    from users u
    join privacy_settings v on v.user_id = u.id
    where v.reminder_sync
      and u.erased_at is null
      and u.id in (
        select p.burner_id
        from pledges p
        join payer_names n on n.payer_id = p.payer_id
        where ${sql.raw(goesOnAndCounts("p"))}
          and not n.ended
      )
      and ${isIdle("u.id", now)}
  `,
};
