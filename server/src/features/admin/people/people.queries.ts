import { sql, type RawBuilder } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";
import { stoppedSince } from "../../payer-stops/stops.queries.ts";
import { faceJson } from "../../pictures/pictures.queries.ts";
import { COUNTED_AHEAD, selectPage, type Page, type Slice } from "../page/page.queries.ts";

export type PersonRow = {
  id: number;
  first_name: string;
  last_name: string;
  pseudo: string | null;
  email: string;
  picture: { url: string } | null;
  admin: boolean;
  is_burner: boolean;
  is_donor: boolean;
  created_at: Date;
  erased_at: Date | null;
};

/** Of the user `u`. */
const ROW = sql`
  u.id, u.first_name, u.last_name, v.pseudo, u.email::text as email, ${sql.raw(faceJson("u"))} as picture,
  u.is_admin as admin, u.created_at, u.erased_at,
  exists (select from user_organisations c where c.user_id = u.id) as is_burner,
  exists (select from payers y join pledges p on p.payer_id = y.id where y.user_id = u.id) as is_donor`;

const NEWEST = sql`u.created_at desc, u.id desc`;

/** So many of the people whose name, pseudonym or mail address contains the words, and who has this id. */
const found = (search: string, most: number, order: RawBuilder<unknown>) => sql`
  (
    (
      select f.user_id
      from admin_directory f
      where f.words like '%' || nullif(search_text(${search}), '') || '%'
      ${order}
      limit ${most}
    )
    union
    select id from users where id = ${idIn(search)}
  ) found`;

const idIn = (search: string) => (/^\d{1,9}$/.test(search) ? Number(search) : null);

/** Nobody matches when there is no letter and no digit to look for. */
export function selectPeople(
  db: Queryable,
  search: string | undefined,
  slice: Slice,
): Promise<Page<PersonRow>> {
  const upTo = slice.offset + slice.limit;
  const settings = sql`join privacy_settings v on v.user_id = u.id`;
  if (search === undefined) {
    const page = sql`(select u.* from users u order by ${NEWEST} limit ${upTo}) u`;
    const from = sql`${page} ${settings}`;
    return selectPage(db, { columns: ROW, from, order: NEWEST, counted: sql`users` }, slice);
  }
  const page = found(search, upTo, sql`order by f.joined_at desc, f.user_id desc`);
  const from = sql`${page} join users u on u.id = found.user_id ${settings}`;
  const order = sql`u.id is not distinct from ${idIn(search)} desc, ${NEWEST}`;
  const counted = found(search, upTo + COUNTED_AHEAD, sql``);
  return selectPage(db, { columns: ROW, from, order, counted }, slice);
}

type Named = { id: number; name: string };

export type PersonDetailRow = PersonRow & {
  phone: string | null;
  why_i_move: string | null;
  answers: { period: PeriodId; words: string }[];
  birthday: string | null;
  language: string;
  public: boolean;
  active_source: "manual" | "strava" | "garmin" | "health";
  health_consent: boolean;
  sign_ins: number;
  organisations: Named[];
  teams: (Named & { is_admin: boolean })[];
  given: number;
  given_running: number;
  received_running: number;
  active_codes: number;
  payment: {
    method_state: "none" | "active" | "failed";
    method_label: string | null;
    ceiling_cents: number;
    paused_at: string | null;
    blocked_at: string | null;
  } | null;
  raised_cents: bigint;
  donated_cents: bigint;
};

/** Everything but single workouts (rule 28). */
export async function selectPerson(db: Queryable, id: number): Promise<PersonDetailRow | null> {
  const { rows } = await sql<PersonDetailRow>`
    select ${ROW}, u.phone, u.why_i_move, u.birthday, u.language, v.public, u.active_source,
      (
        select coalesce(json_agg(json_build_object('period', a.period_id, 'words', a.words) order by a.period_id desc), '[]')
        from answers a
        where a.burner_id = u.id
          and a.words is not null
      ) as answers,
      exists (
        select from consents c
        where c.user_id = u.id
          and c.kind = 'health'
          and c.withdrawn_at is null
      ) as health_consent,
      (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null) as sign_ins,
      (
        select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.name), '[]')
        from user_organisations c
        join organisations o on o.id = c.organisation_id
        where c.user_id = u.id
      ) as organisations,
      (
        select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'is_admin', m.is_admin) order by t.name), '[]')
        from team_members m
        join teams t on t.id = m.team_id
        where m.user_id = u.id
          and t.deleted_at is null
      ) as teams,
      (select count(distinct p.burner_id)::int from pledges p where p.payer_id = y.id) as given,
      (select count(*)::int from pledges p where p.payer_id = y.id and ${sql.raw(goesOn("p"))}) as given_running,
      (select count(*)::int from pledges p where p.burner_id = u.id and ${sql.raw(goesOn("p"))}) as received_running,
      (select count(*)::int from codes c where c.owner_user_id = u.id and c.archived_at is null) as active_codes,
      case when y.id is not null then json_build_object(
        'method_state', y.method_state,
        'method_label', y.method_label,
        'ceiling_cents', y.ceiling_cents,
        'paused_at', ${sql.raw(stoppedSince("y.id", "pause"))},
        'blocked_at', ${sql.raw(stoppedSince("y.id", "dispute"))}
      ) end as payment,
      (
        select coalesce(sum(g.gross_cents), 0)::bigint
        from gross_totals g
        where g.party = 'burner'
          and g.party_id = u.id
      ) as raised_cents,
      (
        select coalesce(sum(g.gross_cents), 0)::bigint
        from gross_totals g
        where g.party = 'payer'
          and g.party_id = y.id
      ) as donated_cents
    from users u
    join privacy_settings v on v.user_id = u.id
    left join payers y on y.user_id = u.id
    where u.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

export type PersonState = {
  id: number;
  email: string;
  isAdmin: boolean;
  erasedAt: Date | null;
  confirmedAt: Date | null;
};

export async function findPerson(db: Queryable, id: number): Promise<PersonState | null> {
  const person = await db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "is_admin as isAdmin",
      "erased_at as erasedAt",
      "email_confirmed_at as confirmedAt",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  return person ?? null;
}

/** The living person behind a mail address, for the command line. */
export async function findPersonByEmail(db: Queryable, email: string): Promise<PersonState | null> {
  const person = await db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "is_admin as isAdmin",
      "erased_at as erasedAt",
      "email_confirmed_at as confirmedAt",
    ])
    .where("email", "=", email)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return person ?? null;
}

/** Changes of admins are serialised: two who remove each other concurrently do not leave none. */
export async function lockAdmins(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(db);
}

export async function countOtherAdmins(db: Queryable, id: number): Promise<number> {
  const { others } = await db
    .selectFrom("users")
    .select((select) => select.fn.countAll<bigint>().as("others"))
    .where("is_admin", "=", true)
    .where("erased_at", "is", null)
    .where("id", "<>", id)
    .executeTakeFirstOrThrow();
  return Number(others);
}
