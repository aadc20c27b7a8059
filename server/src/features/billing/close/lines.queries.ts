import { sql } from "kysely";
import { lateLimit } from "@kalivo/domain/billing/calendar.ts";
import { periodEnd, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { isSynced } from "../../pledges/pledges.queries.ts";
import { centsOf, latestLimit, paysFor, piecesWithin, unitsOf } from "../../pledges/price.queries.ts";

// The close works in temporary tables and writes each row of the books once, in its final state. Each temporary table is
// analysed before it is joined: without statistics the planner assumes a few rows instead of a million.

/** The close's temporary tables, listed once so that the next close in the same session can drop them. */
const CLOSING = [
  "closing_workouts",
  "closing_pledges",
  "closing_parts",
  "closing_carried",
  "closing_lines",
  "closing_shares",
  "closing_scaled",
  "closing_statements",
];

export async function dropClosingTables(db: Queryable): Promise<void> {
  await sql`drop table if exists ${sql.raw(CLOSING.join(", "))}`.execute(db);
}

/** Rule 6: what belongs to the month. Whoever closes it has turned it over before, so that nothing comes to it any more. */
export async function readWorkouts(db: Queryable, period: PeriodId): Promise<number> {
  await sql`
    create temporary table closing_workouts (
      user_id integer not null,
      end_utc timestamptz not null,
      kcal    integer not null,
      synced  boolean not null
    ) on commit drop
  `.execute(db);
  const { numAffectedRows } = await sql`
    insert into closing_workouts
    select user_id, end_utc, kcal_counted, ${sql.raw(isSynced("trust"))}
    from workouts
    where period_id = ${period}
  `.execute(db);
  await sql`analyze closing_workouts`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

const SPAN = "(select span from counting)";

/**
 * Kcal by payer, burner and rate, priced by the pledge version that is valid at each workout's end (`price.queries.ts`); a
 * workout without a valid version earns nothing. A version that prices all a burner did is given its sum; workouts are looked
 * at one by one only where a version begins or ends among them.
 */
export async function priceWorkouts(db: Queryable, period: PeriodId): Promise<void> {
  await readPledges(db, period);
  await sql`
    create temporary table closing_parts on commit drop as
    with efforts as (
      select user_id, synced, sum(kcal)::bigint as kcal, min(end_utc) as first_end, max(end_utc) as last_end
      from closing_workouts
      where kcal > 0
      group by user_id, synced
    ),
    paid as (
      select p.payer_id, p.burner_id, p.rate_cents, p.counts_from, p.counts_until, e.synced, e.kcal,
        p.counts_from <= e.first_end and e.last_end < p.counts_until as whole
      from closing_pledges p
      join efforts e on e.user_id = p.burner_id
      where p.counts_from <= e.last_end
        and e.first_end < p.counts_until
        and ${sql.raw(paysFor("p", "e.synced"))}
    )
    select payer_id, burner_id, rate_cents, sum(kcal)::bigint as kcal
    from (
      select payer_id, burner_id, rate_cents, kcal
      from paid
      where whole
      union all
      select p.payer_id, p.burner_id, p.rate_cents, w.kcal
      from paid p
      join closing_workouts w on w.user_id = p.burner_id and w.synced = p.synced
      where not p.whole
        and w.kcal > 0
        and w.end_utc >= p.counts_from
        and w.end_utc < p.counts_until
    ) priced
    group by payer_id, burner_id, rate_cents
  `.execute(db);
  await sql`analyze closing_parts`.execute(db);
}

/** The bounds are extracted from the ranges: comparing plain instants many times is much cheaper. */
async function readPledges(db: Queryable, period: PeriodId) {
  await sql`
    create temporary table closing_pledges on commit drop as
    with counting as (
      select tstzrange(${lateLimit(period)}, ${periodEnd(period)}) as span
    ),
    ${sql.raw(piecesWithin(SPAN, { pledges: `p.valid && ${SPAN}`, stops: "true", rests: "true" }))}
    select payer_id, burner_id, rate_cents, cap_cents, synced_only, since, lower(piece) as counts_from,
      case when piece is null then '-infinity' else coalesce(upper(piece), 'infinity') end as counts_until
    from pieces
  `.execute(db);
  await sql`analyze closing_pledges`.execute(db);
}

/** The lines that earlier months carried (rule 11), and for how many months once this one carries them too. */
export async function readCarried(db: Queryable): Promise<void> {
  await sql`
    create temporary table closing_carried on commit drop as
    select l.id, l.payer_id, l.burner_id, l.kcal, l.raw_units, l.cap_cents, l.computed_cents, l.due_cents,
      s.carried_months + 1 as carried_months
    from statement_lines l
    join statements s on s.id = l.billed_in
    where l.state = 'carried'
  `.execute(db);
  await sql`analyze closing_carried`.execute(db);
}

/** What each pledge owes, and the carried lines: a statement asks for both. */
export async function computeLines(db: Queryable): Promise<void> {
  await sql`
    create temporary table closing_lines on commit drop as
    with earned as (
      select payer_id, burner_id, sum(kcal)::bigint as kcal, sum(${sql.raw(unitsOf("part", "kcal"))})::bigint as raw_units
      from closing_parts part
      group by payer_id, burner_id
    ),
    limited as (
      select payer_id, burner_id, ${sql.raw(latestLimit("cap_cents", "since"))} as cap_cents
      from closing_pledges
      group by payer_id, burner_id
    ),
    owed as (
      select e.payer_id, e.burner_id, e.kcal, e.raw_units, l.cap_cents,
        ${sql.raw(centsOf("e.raw_units", "l.cap_cents"))} as cents
      from earned e
      join limited l on l.payer_id = e.payer_id and l.burner_id = e.burner_id
      order by e.payer_id, e.burner_id
    )
    select nextval('statement_lines_id_seq')::integer as id,
      payer_id, burner_id, kcal, raw_units, cap_cents, cents as computed_cents, cents as due_cents,
      'pending'::text as state, false as carried, 0 as carried_months
    from owed
  `.execute(db);
  await sql`
    insert into closing_lines
    select id, payer_id, burner_id, kcal, raw_units, cap_cents, computed_cents, due_cents, 'pending', true, carried_months
    from closing_carried
  `.execute(db);
  await sql`analyze closing_lines`.execute(db);
}

/** Inserts the new lines with their arithmetic, and moves the carried ones to the statement that now asks for them. */
export async function writeLines(db: Queryable, period: PeriodId): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into statement_lines
      (id, statement_id, billed_in, period_id, payer_id, burner_id, kcal, raw_units, cap_cents, computed_cents, due_cents, state)
    overriding system value
    select l.id, s.id, s.id, ${period}, l.payer_id, l.burner_id, l.kcal, l.raw_units, l.cap_cents, l.computed_cents, l.due_cents,
      ${LINE_STATE}
    from closing_lines l
    join closing_statements s on s.payer_id = l.payer_id
    where not l.carried
    order by l.id
  `.execute(db);
  await sql`
    insert into line_parts (line_id, rate_cents, kcal)
    select l.id, p.rate_cents, p.kcal
    from closing_parts p
    join closing_lines l on l.payer_id = p.payer_id and l.burner_id = p.burner_id
    where not l.carried
  `.execute(db);
  await sql`
    update statement_lines b
    set billed_in = s.id, due_cents = l.due_cents, state = ${LINE_STATE}
    from closing_lines l
    join closing_statements s on s.payer_id = l.payer_id
    where l.carried
      and b.id = l.id
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** A line has the state of its statement, except where no organisation is left to give to. */
const LINE_STATE = sql`
  case
    when l.state = 'no_organisation' then l.state
    when s.decision = 'charge' then 'pending'
    else s.decision
  end
`;
