import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";
import { isStoppedNow, pausedUntil } from "#server/features/payer-stops/stops.queries.ts";
import type { TeamMailData } from "../statement-mail-data.ts";

/** What a mail tells of: the changes from `since` to `until`, both included. */
export type Span = { payerId: number; since: Date; until: Date };

type GivingPayer = {
  team: TeamMailData | null;
  /** The team was deleted: it has no page any more. */
  teamGone: boolean;
  /** Whether the payer still supports anybody: else little is let go instead of carried on (rule 11). */
  goesOn: boolean;
  methodLabel: string;
  stopped: boolean;
  /** When the pause ends that alone stops the payer; null: it has no end, or there is none. */
  pausedUntil: Date | null;
};

export async function givingPayer(db: Queryable, payerId: number, now: Date): Promise<GivingPayer | null> {
  const { rows } = await sql<GivingPayer>`
    select case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as team,
      t.deleted_at is not null as "teamGone",
      exists (select from pledges p where p.payer_id = y.id and ${sql.raw(goesOn("p"))}) as "goesOn",
      coalesce(y.method_label, '—') as "methodLabel", ${sql.raw(isStoppedNow("y.id", "asked.at"))} as stopped,
      ${sql.raw(pausedUntil("y.id", "asked.at"))} as "pausedUntil"
    from payers y
    cross join (select ${now}::timestamptz as at) asked
    left join teams t on t.id = y.team_id
    where y.id = ${payerId}
  `.execute(db);
  return rows[0] ?? null;
}

type Begun = PersonName & {
  burnerId: number;
  /** From when it counts. */
  from: Date;
  rateCents: number;
  cap: Cents | null;
  syncedOnly: boolean;
  /** Where it goes as things are now, without those the payer leaves out; null: the burner shows nobody (rule 26). */
  organisations: string[] | null;
};

/** SQL: from when a pledge of the version `p` and the payer `y` counts (rule 20b). */
const COUNTS_FROM = "greatest(coalesce(p.began_at, lower(p.valid)), y.method_since)";

/** The supports that began to count and run, with their terms: what a mail says of them holds when it is sent. */
export async function begunSupports(
  db: Queryable,
  { payerId, since, until }: Span,
  now: Date,
): Promise<Begun[]> {
  const { rows } = await sql<Begun>`
    select p.burner_id as "burnerId", u.first_name as "firstName", u.last_name as "lastName", v.pseudo,
      ${sql.raw(COUNTS_FROM)} as "from", p.rate_cents as "rateCents", p.cap_cents as cap, p.synced_only as "syncedOnly",
      case when v.organisations then (
        select coalesce(json_agg(o.name order by o.name), '[]')
        from user_organisations chosen
        join organisations o on o.id = chosen.organisation_id
        where chosen.user_id = p.burner_id
          and not exists (
            select from payer_blacklist b where b.payer_id = p.payer_id and b.organisation_id = chosen.organisation_id
          )
      ) end as organisations
    from pledges p
    join payers y on y.id = p.payer_id
    join users u on u.id = p.burner_id and u.erased_at is null
    join privacy_settings v on v.user_id = u.id
    where p.payer_id = ${payerId}
      and p.valid @> ${now}::timestamptz
      and y.method_since is not null
      and ${sql.raw(COUNTS_FROM)} between ${since}::timestamptz and ${until}::timestamptz
    order by 5, p.id
  `.execute(db);
  return rows;
}

type Ended = PersonName & { burnerId: number; until: Date };

/** The supports that had counted before and ended without beginning again. Of who was erased there is no name to tell. */
export async function endedSupports(db: Queryable, { payerId, since, until }: Span): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    select p.burner_id as "burnerId", u.first_name as "firstName", u.last_name as "lastName", v.pseudo,
      max(upper(p.valid)) as until
    from pledges p
    join payers y on y.id = p.payer_id
    join users u on u.id = p.burner_id and u.erased_at is null
    join privacy_settings v on v.user_id = u.id
    where p.payer_id = ${payerId}
      and upper(p.valid) between ${since}::timestamptz and ${until}::timestamptz
      and not exists (
        select from pledges other
        where other.payer_id = p.payer_id
          and other.burner_id = p.burner_id
          and other.valid @> ${until}::timestamptz
      )
    group by p.burner_id, u.id, v.user_id
    having min(${sql.raw(COUNTS_FROM)}) < ${since}
    order by 5, 1
  `.execute(db);
  return rows;
}

/** Whether the month's close has made statements of it. */
export async function isComputed(db: Queryable, period: PeriodId): Promise<boolean> {
  const found = await db
    .selectFrom("billing_periods")
    .select("id")
    .where("id", "=", period)
    .where("computed_at", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}
