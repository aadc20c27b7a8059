import { sql } from "kysely";
import { isStoppedNow, pausedUntil } from "../payer-stops/stops.queries.ts";
import type { Queryable } from "../../db/client.ts";
import { goesOn } from "../../db/pledge-times.ts";
import { notifyJobs } from "../../db/notify-jobs.ts";
import { notifyMany } from "../notifications/notify.queries.ts";

type Told = {
  payerId: number;
  /** Null: every burner the payer supports. */
  burnerId: number | null;
  /** Burners told of this payer since then are not told again; without it none who ever was. */
  unlessToldSince?: Date;
};

/**
 * Tells burners of a pledge that counts (rules 29 and 39): its payer has a working method, and
 * nothing stops it; of one that only waits for the end of a pause, the mail waits until then (decision 56). Whatever
 * the payer does, a burner is told once in that time.
 */
export async function tellOfNewDonor(
  db: Queryable,
  { payerId, burnerId, unlessToldSince = new Date(0) }: Told,
  now: Date,
): Promise<void> {
  const { rows: told } = await sql<{ key: string }>`
    insert into outbox (key, kind, user_id, payload, not_before)
    select concat_ws(':', 'new_donor', p.payer_id, p.burner_id, ${now.toISOString()}::text), 'new_donor', p.burner_id,
      jsonb_build_object('payer_id', p.payer_id, 'burner_id', p.burner_id), ${now}
    from pledges p
    join payers y on y.id = p.payer_id
    cross join (select ${now}::timestamptz as at) asked
    where p.payer_id = ${payerId}
      and (${burnerId}::int is null or p.burner_id = ${burnerId}::int)
      and ${sql.raw(goesOn("p"))}
      and y.method_since is not null
      and y.method_state = 'active'
      and (
        not ${sql.raw(isStoppedNow("y.id", "asked.at"))}
        or ${sql.raw(pausedUntil("y.id", "asked.at"))} is not null
      )
      and not exists (
        select
        from outbox o
        where o.user_id = p.burner_id
          and o.kind = 'new_donor'
          and o.payload ->> 'payer_id' = p.payer_id::text
          and o.given_up_at is null
          and o.not_before > ${unlessToldSince}
      )
    on conflict (key) do nothing
    returning key
  `.execute(db);
  await notifyJobs(db, "mail");
  if (told.length > 0)
    await tellInApp(db, { payerId, keys: told.map(({ key }) => key), unlessToldSince }, now);
}

type ToldInApp = { payerId: number; keys: readonly string[]; unlessToldSince: Date };

/**
 * Like the mail, not before the pause ends that alone keeps the support from counting; once, whether or not the mail before
 * could be sent.
 */
const tellInApp = (db: Queryable, { payerId, keys, unlessToldSince }: ToldInApp, now: Date) =>
  notifyMany(
    db,
    "new_donor",
    sql`
      select o.user_id, o.key, jsonb_build_object('payer_id', asked.payer_id) as about,
        coalesce(${sql.raw(pausedUntil("asked.payer_id", "asked.at"))}, asked.at) as told_at
      from outbox o
      cross join (select ${payerId}::integer as payer_id, ${now}::timestamptz as at) asked
      where o.key = any(${keys}::text[])
        and not exists (
          select
          from notifications n
          where n.user_id = o.user_id
            and n.kind = 'new_donor'
            and n.about ->> 'payer_id' = ${payerId}::text
            and n.told_at > ${unlessToldSince}
        )
    `,
  );
