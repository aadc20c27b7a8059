import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";
import { CAN_END } from "../../billing/collect/collect.queries.ts";

type OpenCharge = { period_id: number; amount_cents: bigint; state: string };

export async function openCharges(db: Queryable, userId: number): Promise<OpenCharge[]> {
  const { rows } = await sql<OpenCharge>`
    select c.period_id, c.amount_cents, c.state
    from charges c
    join payers y on y.id = c.payer_id
    where y.user_id = ${userId}
      and c.state not in ('succeeded', 'canceled', 'written_off')
    order by c.period_id
  `.execute(db);
  return rows;
}

/** Teams this person is the only admin of. `others`: the number of other members. */
export async function teamsOnlyTheyAdminister(db: Queryable, userId: number) {
  const { rows } = await sql<{ id: number; name: string; others: number }>`
    select t.id, t.name,
      (select count(*)::int from team_members o where o.team_id = t.id and o.user_id <> ${userId}) as others
    from team_members m
    join teams t on t.id = m.team_id
    where m.user_id = ${userId}
      and m.is_admin
      and t.deleted_at is null
      and not exists (
        select from team_members a where a.team_id = t.id and a.user_id <> ${userId} and a.is_admin
      )
    order by t.name
  `.execute(db);
  return rows;
}

export async function codesAndConnections(db: Queryable, userId: number) {
  const { rows } = await sql<{
    codes: number;
    connections: Provider[];
    payer_id: number | null;
    is_admin: boolean;
  }>`
    select u.is_admin,
      (select count(*)::int from codes c where c.owner_user_id = u.id and c.archived_at is null) as codes,
      (select coalesce(json_agg(s.provider order by s.provider), '[]') from source_connections s where s.user_id = u.id)
        as connections,
      (select y.id from payers y where y.user_id = u.id) as payer_id
    from users u
    where u.id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * SQL: the teams without a living member once this person is erased; of teams deleted earlier, whose bills may still be
 * open, those without another admin (where a team goes on, another member becomes one).
 */
const teamsLeftEmpty = (userId: number) => sql`
  select m.team_id
  from team_members m
  join teams mt on mt.id = m.team_id
  where m.user_id = ${userId}
    and not exists (
      select from team_members o
      join users u on u.id = o.user_id
      where o.team_id = m.team_id
        and o.user_id <> ${userId}
        and u.erased_at is null
        and (mt.deleted_at is null or o.is_admin)
    )`;

/** SQL: the payers that end with this person: their own, and those of the teams that end with them. */
const payersEnding = (userId: number) => sql`
  select id from payers where user_id = ${userId}
  union all
  select y.id from (${teamsLeftEmpty(userId)}) gone join payers y on y.team_id = gone.team_id`;

/** The payers whose unsent charges an erasure of this person cancels. */
export async function payersEndingWith(db: Queryable, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${payersEnding(userId)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export type EndingFigures = {
  supports: number;
  codes: number;
  teams: { id: number; name: string }[];
  charges: number;
  cents: bigint;
};

/**
 * What an erasure of this person ends, for the same payers and teams that it uses: pledges by them and to them, codes, teams
 * without another member, and charges without a payment that may still succeed.
 */
export async function figuresEndingWith(db: Queryable, userId: number): Promise<EndingFigures> {
  const { rows } = await sql<EndingFigures>`
    with left_empty as materialized (${teamsLeftEmpty(userId)}),
    ending_payers as materialized (${payersEnding(userId)})
    select
      (
        select count(*)::int
        from ( -- each by its index, and those to the person without a look at who pays
          select p.id from pledges p where p.burner_id = ${userId} and ${sql.raw(goesOn("p"))}
          union
          select p.id from ending_payers y join pledges p on p.payer_id = y.id where ${sql.raw(goesOn("p"))}
          union
          select p.id
          from team_members m
          join payers y on y.team_id = m.team_id
          join pledges p on p.payer_id = y.id
          where m.user_id = ${userId}
            and ${sql.raw(goesOn("p"))}
            and not exists ( -- a team of one pays nobody
              select from team_members o
              join users u on u.id = o.user_id
              where o.team_id = m.team_id
                and o.user_id not in (${userId}, p.burner_id)
                and u.erased_at is null
            )
        ) ending
      ) as supports,
      (
        select count(*)::int
        from (
          select archived_at from codes where owner_user_id = ${userId}
          union all
          select c.archived_at from left_empty gone join codes c on c.owner_team_id = gone.team_id
        ) c
        where c.archived_at is null
      ) as codes,
      (
        select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name), '[]')
        from left_empty gone
        join teams t on t.id = gone.team_id
        where t.deleted_at is null
      ) as teams,
      (count(*))::int as charges,
      coalesce(sum(c.amount_cents), 0)::bigint as cents
    from ending_payers y
    join charges c on c.payer_id = y.id
    where ${CAN_END}
  `.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error("an aggregate has one row");
  return figures;
}
