import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

/** Rule 13: who gets a share of each new line: the burner's organisations less the payer's blacklist. */
export async function chooseOrganisations(db: Queryable): Promise<void> {
  await sql`
    create temporary table closing_shares on commit drop as
    select l.id as line_id, u.organisation_id
    from closing_lines l
    join user_organisations u on u.user_id = l.burner_id
    where not l.carried
      and not exists (
        select 1
        from payer_blacklist b
        where b.payer_id = l.payer_id
          and b.organisation_id = u.organisation_id
      )
  `.execute(db);
  await sql`analyze closing_shares`.execute(db);
  await sql`
    update closing_lines l
    set state = 'no_organisation', due_cents = 0
    where not l.carried
      and not exists (select 1 from closing_shares c where c.line_id = l.id)
  `.execute(db);
}

/** Rule 12: a payer's lines together never exceed the ceiling; scaled pro rata, largest remainder, ties to the older line. */
export async function scaleToCeilings(db: Queryable): Promise<void> {
  await sql`
    create temporary table closing_scaled on commit drop as
    select l.payer_id, y.ceiling_cents, sum(l.due_cents)::bigint as total_cents
    from closing_lines l
    join payers y on y.id = l.payer_id
    where l.state = 'pending'
    group by l.payer_id, y.ceiling_cents
    having sum(l.due_cents) > y.ceiling_cents
  `.execute(db);
  await sql`analyze closing_scaled`.execute(db);
  await sql`
    with floored as (
      select l.id, o.payer_id, o.ceiling_cents,
        l.due_cents * o.ceiling_cents / o.total_cents as floor_cents,
        row_number() over (
          partition by o.payer_id
          order by l.due_cents * o.ceiling_cents % o.total_cents desc, l.id
        ) as rank
      from closing_scaled o
      join closing_lines l on l.payer_id = o.payer_id and l.state = 'pending'
    ),
    scaled as (
      select id,
        floor_cents + (rank <= ceiling_cents - sum(floor_cents) over (partition by payer_id))::int as cents
      from floored
    )
    update closing_lines l
    set due_cents = scaled.cents
    from scaled
    where scaled.id = l.id
  `.execute(db);
}

/**
 * Splits what is due in equal shares, leftover cents by tie_rank; shares of carried lines that the ceiling cut are split
 * again.
 */
export async function allocateLines(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into allocations (line_id, organisation_id, amount_cents)
    select line_id, organisation_id,
      due_cents / shares + (row_number() over (partition by line_id order by tie_rank(line_id, organisation_id), organisation_id) <= due_cents % shares)::int
    from (
      select c.line_id, c.organisation_id, l.due_cents, count(*) over (partition by c.line_id) as shares
      from closing_shares c
      join closing_lines l on l.id = c.line_id
    ) split
  `.execute(db);
  await splitAnew(sql`
    select l.id
    from closing_lines l
    join closing_scaled c on c.payer_id = l.payer_id
    where l.carried
  `).execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Splits the due cents of some lines again among the organisations fixed for them. */
export const splitAnew = (lineIds: ReturnType<typeof sql>) => sql`
  update allocations a
  set amount_cents = split.cents
  from (
    select s.line_id, s.organisation_id,
      l.due_cents / s.shares + (row_number() over (partition by s.line_id order by tie_rank(s.line_id, s.organisation_id), s.organisation_id) <= l.due_cents % s.shares)::int as cents
    from (
      select line_id, organisation_id, count(*) over (partition by line_id) as shares
      from allocations
      where line_id in (${lineIds})
    ) s
    join statement_lines l on l.id = s.line_id
  ) split
  where a.line_id = split.line_id
    and a.organisation_id = split.organisation_id
`;
