import { sql } from "kysely";
import { NOTICE_HOURS } from "@kalivo/domain/limits.ts";
import { MAX_TRIES } from "../../mail/deliver-outbox.ts";

// Who has had the notice of a charge.

/** SQL: `o` is a mail of the present notice of a charge `c` to a person `p`. */
const PRESENT_NOTICE = sql`
  o.user_id = p.user_id
  and o.kind = 'upcoming_charge'
  and (o.payload ->> 'charge_id')::integer = c.id
  and coalesce((o.payload ->> 'notice_no')::integer, 1) = c.notice_no`;

/**
 * SQL about a charge `c` of a team: an admin was never sent the notice (rule 47). A mail that was finally rejected by the
 * person's mail server counts as sent: one dead address must not hold up the others' donation.
 */
export const UNTOLD = sql`
  exists (
    select from payer_people p
    where p.payer_id = c.payer_id
      and p.team_id is not null
      and not exists (
        select from outbox o
        where ${PRESENT_NOTICE}
          and (o.sent_at is not null or o.given_up_at is null or o.tries >= ${sql.lit(MAX_TRIES)})
      )
  )`;

/**
 * SQL about a charge `c`: of those who decide over it now nobody had its notice accepted 72 hours before it is taken, whatever
 * the charge says of itself. Of a team, who had it may be no admins any more, so it is asked before its day, too. Then nothing
 * is taken (rule 9).
 */
export const nobodyTold = (now: Date) => sql`
  (
    (
      coalesce(c.next_attempt_at, c.due_at) <= ${now}
      or exists (select from payers y where y.id = c.payer_id and y.team_id is not null)
    )
    and not exists (
      select from payer_people p
      join outbox o on ${PRESENT_NOTICE}
      where p.payer_id = c.payer_id
        and o.sent_at <= coalesce(c.next_attempt_at, c.due_at) - make_interval(hours => ${sql.lit(NOTICE_HOURS)})
    )
  )`;
