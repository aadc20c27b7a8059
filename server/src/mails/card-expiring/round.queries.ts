import { sql } from "kysely";
import { cardWarningsAt } from "@kalivo/domain/billing/calendar.ts";
import { nextPeriod, periodOf, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { MailRound } from "#server/features/mail/rounds/make-rounds.ts";
import { isStoppedNow } from "#server/features/payer-stops/stops.queries.ts";
import { goesOn } from "#server/db/pledge-times.ts";

/** Twice a month, for cards that expire this month or the next; a missed day is made up by the later one. */
export const cardWarningsEarly: MailRound = {
  kind: "card_expiring",
  due: (_, now) => {
    const { early, late } = cardWarningsAt(periodOf(now));
    return now >= early && now < late ? [periodOf(now)] : [];
  },
  readers: (period, now) => peopleOfCards({ period, now }, "card_expiring_early"),
};

export const cardWarningsLate: MailRound = {
  kind: "card_expiring",
  due: (_, now) => (now >= cardWarningsAt(periodOf(now)).late ? [periodOf(now)] : []),
  readers: (period, now) => peopleOfCards({ period, now }, "card_expiring_late"),
};

/** The people who act for a payer with a running pledge whose card expires. */
const peopleOfCards = ({ period, now }: { period: PeriodId; now: Date }, round: string) => sql`
  select p.user_id, concat_ws(':', 'card_expiring', ${period}::integer, ${round}::text, y.id, p.user_id) as key,
    jsonb_build_object('payer_id', y.id, 'method_ref', y.method_ref, 'last_month', y.method_expires) as payload
  from payers y
  join payer_people p on p.payer_id = y.id
  cross join (select ${now}::timestamptz as at) asked
  where y.method_expires = any(${[period, nextPeriod(period)]}::integer[])
    and y.method_ref is not null
    and not ${sql.raw(isStoppedNow("y.id", "asked.at"))}
    and exists (select from pledges g where g.payer_id = y.id and ${sql.raw(goesOn("g"))})
`;
