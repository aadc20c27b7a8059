import { sql } from "kysely";
import type { Day, PeriodId } from "@kalivo/domain/billing/month.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "#server/db/client.ts";
import { isStopped } from "../../payer-stops/stops.queries.ts";
import type { QueuedMail } from "../mail-kind.ts";
import type { RefusableList } from "../unsubscribe.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { spread } from "../rounds/rounds.queries.ts";

export async function wantsMail(db: Queryable, userId: number, list: RefusableList): Promise<boolean> {
  const row = await db
    .selectFrom("privacy_settings")
    .select(list)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.[list] ?? false;
}

type NewDonor = PersonName & { rateCents: number; counts: boolean; syncedOnly: boolean };

/** The donor and rate of a pledge that is still running. */
export async function findNewDonor(
  db: Queryable,
  payerId: number,
  burnerId: number,
): Promise<NewDonor | undefined> {
  const { rows } = await sql<NewDonor>`
    select n.first_name as "firstName", n.last_name as "lastName", n.pseudo, p.rate_cents as "rateCents",
      y.method_since is not null and y.method_state = 'active' and not ${sql.raw(isStopped("y.id"))} as counts, p.synced_only as "syncedOnly"
    from pledges p
    join payers y on y.id = p.payer_id
    join payer_names n on n.payer_id = y.id
    where p.payer_id = ${payerId}
      and p.burner_id = ${burnerId}
      and upper_inf(p.valid)
      and not n.ended
  `.execute(db);
  return rows[0];
}

/** How many mails of this kind the person got today before this one. */
export async function mailsOfDayBefore(db: Queryable, mail: QueuedMail, dayStart: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from outbox
    where user_id = ${mail.recipient.userId}
      and kind = ${mail.kind}
      and id < ${mail.id}
      and given_up_at is null
      and (sent_at is null or sent_at >= ${dayStart})
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function addToDigest(db: Queryable, id: number, day: Day): Promise<void> {
  await sql`update outbox set payload = payload || jsonb_build_object('digest', ${day}::text) where id = ${id}`.execute(
    db,
  );
}

export async function newDonorsOfDigest(db: Queryable, userId: number, day: Day): Promise<PersonName[]> {
  const { rows } = await sql<PersonName>`
    select distinct on (n.payer_id) n.first_name as "firstName", n.last_name as "lastName", n.pseudo
    from outbox o
    join payer_names n on n.payer_id = (o.payload ->> 'payer_id')::int
    join pledges p on p.payer_id = n.payer_id and p.burner_id = o.user_id and upper_inf(p.valid)
    where o.user_id = ${userId}
      and o.kind = 'new_donor'
      and o.payload ->> 'digest' = ${day}
      and not n.ended
    order by n.payer_id
  `.execute(db);
  return rows;
}

export async function isBroken(db: Queryable, userId: number, provider: Provider): Promise<boolean> {
  const connection = await db
    .selectFrom("source_connections")
    .select("status")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return connection?.status === "needs_reconnect";
}

/** One mail per subscriber of the newsletter, keyed by both: a repeat adds nothing. Returns their number. */
export async function enqueueNewsletter(db: Queryable, newsletterId: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select 'newsletter:' || ${newsletterId}::integer || ':' || u.id, 'newsletter', u.id,
      jsonb_build_object('newsletter_id', ${newsletterId}::integer), ${spread("u.id", now)}
    from users u
    join privacy_settings v on v.user_id = u.id
    where v.newsletter
      and u.erased_at is null
    on conflict (key) do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export const findNewsletterText = (db: Queryable, id: number) =>
  db.selectFrom("newsletters").select(["subject", "body"]).where("id", "=", id).executeTakeFirst();

/**
 * For the people who act for a payer with a running pledge whose card expires in one of these months. Returns their number.
 */
export async function enqueueCardWarnings(
  db: Queryable,
  months: readonly PeriodId[],
  round: string,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select 'card_expiring:' || ${round}::text || ':' || y.id || ':' || p.user_id, 'card_expiring', p.user_id,
      jsonb_build_object('payer_id', y.id, 'method_ref', y.method_ref, 'last_month', y.method_expires),
      ${spread("y.id", now)}
    from payers y
    join payer_people p on p.payer_id = y.id
    where y.method_expires = any(${[...months]}::integer[])
      and y.method_ref is not null
      and not ${sql.raw(isStopped("y.id"))}
      and exists (select from pledges g where g.payer_id = y.id and upper_inf(g.valid))
    on conflict (key) do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type ExpiringCard = { label: string; team: { id: number; name: string } | null };

/** Null: the card was replaced since, or no pledge runs any more. */
export async function expiringCard(
  db: Queryable,
  card: { payerId: number; methodRef: string; lastMonth: PeriodId },
): Promise<ExpiringCard | null> {
  const { rows } = await sql<ExpiringCard>`
    select coalesce(y.method_label, '—') as label,
      case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as team
    from payers y
    left join teams t on t.id = y.team_id
    where y.id = ${card.payerId}
      and y.method_ref = ${card.methodRef}
      and y.method_expires = ${card.lastMonth}
      and exists (select from pledges g where g.payer_id = y.id and upper_inf(g.valid))
  `.execute(db);
  return rows[0] ?? null;
}

/** Burners with a running pledge and no workout since then who want to be reminded (rule 29). Returns their number. */
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

/** The facts when the mail is written: since it was queued, a workout may have been logged, or the donors lost. */
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
