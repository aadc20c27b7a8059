import { sql } from "kysely";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "#server/db/client.ts";
import { LAST_VERSIONS, runsAt } from "#server/db/pledge-times.ts";
import type { QueuedMail } from "#server/features/mail/mail-kind.ts";
import { isStoppedNow, pausedUntil } from "#server/features/payer-stops/stops.queries.ts";

type NewDonor = PersonName & {
  rateCents: number;
  counts: boolean;
  syncedOnly: boolean;
  /** When the pause ends that alone keeps it from counting (decision 56). */
  pausedUntil: Date | null;
};

/** The donor and rate of a pledge that is still running. */
export async function findNewDonor(
  db: Queryable,
  { payerId, burnerId }: { payerId: number; burnerId: number },
  now: Date,
): Promise<NewDonor | undefined> {
  const { rows } = await sql<NewDonor>`
    select n.first_name as "firstName", n.last_name as "lastName", n.pseudo, p.rate_cents as "rateCents",
      y.method_since is not null and y.method_state = 'active' and not ${sql.raw(isStoppedNow("y.id", "asked.at"))} as counts,
      p.synced_only as "syncedOnly", ${sql.raw(pausedUntil("y.id", "asked.at"))} as "pausedUntil"
    from ${sql.raw(LAST_VERSIONS)} p
    cross join (select ${now}::timestamptz as at) asked
    join payers y on y.id = p.payer_id
    join payer_names n on n.payer_id = y.id
    where p.payer_id = ${payerId}
      and p.burner_id = ${burnerId}
      and ${sql.raw(runsAt("p", "asked.at"))}
      and not n.ended
  `.execute(db);
  return rows[0];
}

/** How many mails of this kind the person got today before this one. */
export async function mailsOfDayBefore(
  db: Queryable,
  { id, kind, recipient }: Pick<QueuedMail, "id" | "kind" | "recipient">,
  dayStart: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from outbox
    where user_id = ${recipient.userId}
      and kind = ${kind}
      and id < ${id}
      and given_up_at is null
      and (sent_at is null or sent_at >= ${dayStart})
  `.execute(db);
  return rows[0]?.count ?? 0;
}
