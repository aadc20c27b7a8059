import { sql } from "kysely";
import { periodEnd, periodStart, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { CARRY_BELOW_CENTS, LATE_DAYS, MAX_CARRIED_MONTHS, MIN_CHARGE_CENTS } from "@kalivo/domain/limits.ts";
import type { Queryable } from "../../../db/client.ts";

// The month's close, set by set. domain/src/billing/statement.ts is the same in TypeScript; a property test
// compares the two on random histories. ANALYZE after each bulk step keeps the planner honest.

export async function ensurePeriod(db: Queryable, period: PeriodId) {
  await db
    .insertInto("billing_periods")
    .values({ id: period, starts_at: periodStart(period), ends_at: periodEnd(period) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The period's row, locked: a second close waits here and then finds the stage moved on. */
export const lockPeriod = (db: Queryable, period: PeriodId) =>
  db.selectFrom("billing_periods").selectAll().where("id", "=", period).forUpdate().executeTakeFirstOrThrow();

/** Periods that have something to settle or carry and are still open, oldest first. */
export async function oldestOpenInstant(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select least(
      (select min(end_utc) from workouts where settled_in is null and status = 'ok'),
      (select min(starts_at) from billing_periods where stage = 'open')
    ) as since
  `.execute(db);
  return rows[0]?.since ?? null;
}

/** The newest period that was closed, if any. */
export async function lastClosedPeriod(db: Queryable): Promise<PeriodId | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from billing_periods where stage <> 'open'
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Rule 6: every unsettled workout that ended before the period's end and at most 35 days before its start. */
export async function settleWorkouts(db: Queryable, period: PeriodId): Promise<number> {
  const { numAffectedRows } = await sql`
    update workouts
    set settled_in = ${period}
    where settled_in is null
      and status = 'ok'
      and end_utc < ${periodEnd(period)}
      and end_utc >= ${periodStart(period)}::timestamptz - make_interval(hours => ${LATE_DAYS * 24})
  `.execute(db);
  await sql`analyze workouts`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Rules 7 and 20b: kcal by payer, burner and rate, priced by the pledge version valid at each workout's end. */
export async function priceWorkouts(db: Queryable, period: PeriodId) {
  await sql`
    create temporary table closing_parts on commit drop as
    select p.payer_id, p.burner_id, p.rate_c100, sum(w.kcal_counted)::bigint as kcal
    from workouts w
    join pledges p on p.burner_id = w.user_id and p.valid @> w.end_utc
    join payers y on y.id = p.payer_id
    where w.settled_in = ${period}
      and w.kcal_counted > 0
      and y.method_since < w.end_utc
      and (y.paused_at is null or w.end_utc < y.paused_at)
      and (y.blocked_at is null or w.end_utc < y.blocked_at)
    group by p.payer_id, p.burner_id, p.rate_c100
  `.execute(db);
  await sql`analyze closing_parts`.execute(db);
}

/** One statement per payer with something new or something carried (rules 8 and 11). */
export async function openStatements(db: Queryable, period: PeriodId, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into statements (payer_id, period_id, carried_months, created_at)
    select payer_id, ${period}, max(carried), ${now}
    from (
      select payer_id, 0 as carried from closing_parts
      union all
      select l.payer_id, s.carried_months + 1
      from statement_lines l
      join statements s on s.id = l.billed_in
      where l.state = 'carried'
    ) owing
    group by payer_id
  `.execute(db);
  await sql`analyze statements`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Rules 1 and 2: floor once, then the cap of the pledge's latest version that began before the period's end. */
export async function writeLines(db: Queryable, period: PeriodId): Promise<number> {
  const { numAffectedRows } = await sql`
    with earned as (
      select payer_id, burner_id, sum(kcal)::bigint as kcal, sum(kcal * rate_c100)::bigint as raw_units
      from closing_parts
      group by payer_id, burner_id
    ),
    capped as (
      select distinct on (p.payer_id, p.burner_id) p.payer_id, p.burner_id, p.cap_cents
      from pledges p
      join earned e on e.payer_id = p.payer_id and e.burner_id = p.burner_id
      where lower(p.valid) < ${periodEnd(period)}
      order by p.payer_id, p.burner_id, lower(p.valid) desc
    )
    insert into statement_lines
      (statement_id, billed_in, period_id, payer_id, burner_id, kcal, raw_units, cap_cents, computed_cents, due_cents)
    select s.id, s.id, ${period}, e.payer_id, e.burner_id, e.kcal, e.raw_units, c.cap_cents, owed.cents, owed.cents
    from earned e
    join statements s on s.payer_id = e.payer_id and s.period_id = ${period}
    join capped c on c.payer_id = e.payer_id and c.burner_id = e.burner_id
    cross join lateral (
      select least(e.raw_units / 100, coalesce(c.cap_cents, e.raw_units / 100)) as cents
    ) owed
    order by e.payer_id, e.burner_id
  `.execute(db);
  await sql`analyze statement_lines`.execute(db);
  await sql`
    insert into line_parts (line_id, rate_c100, kcal)
    select l.id, p.rate_c100, p.kcal
    from closing_parts p
    join statement_lines l
      on l.period_id = ${period} and l.payer_id = p.payer_id and l.burner_id = p.burner_id
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Rule 11: what earlier months carried is asked for by this statement. */
export async function pullCarriedLines(db: Queryable, period: PeriodId) {
  await sql`
    update statement_lines l
    set billed_in = s.id, state = 'pending'
    from statements s
    where l.state = 'carried'
      and s.payer_id = l.payer_id
      and s.period_id = ${period}
  `.execute(db);
}

/** Rule 13: who gets a share of each new line: the burner's organisations less the payer's blacklist. */
export async function chooseOrganisations(db: Queryable, period: PeriodId) {
  await sql`
    create temporary table closing_shares on commit drop as
    select l.id as line_id, u.organisation_id
    from statement_lines l
    join user_organisations u on u.user_id = l.burner_id
    where l.period_id = ${period}
      and not exists (
        select 1
        from payer_blacklist b
        where b.payer_id = l.payer_id
          and b.organisation_id = u.organisation_id
      )
  `.execute(db);
  await sql`analyze closing_shares`.execute(db);
  await sql`
    update statement_lines l
    set state = 'no_organisation', due_cents = 0
    where l.period_id = ${period}
      and not exists (select 1 from closing_shares c where c.line_id = l.id)
  `.execute(db);
}

/** Rule 12: a payer's lines together never exceed the ceiling; scaled pro rata, largest remainder, ties to the older line. */
export async function scaleToCeilings(db: Queryable, period: PeriodId) {
  await sql`
    with over as (
      select s.id, y.ceiling_cents, sum(l.due_cents)::bigint as total
      from statements s
      join payers y on y.id = s.payer_id
      join statement_lines l on l.billed_in = s.id and l.state = 'pending'
      where s.period_id = ${period}
      group by s.id, y.ceiling_cents
      having sum(l.due_cents) > y.ceiling_cents
    ),
    floored as (
      select l.id, o.id as statement_id, o.ceiling_cents,
        l.due_cents * o.ceiling_cents / o.total as floor_cents,
        row_number() over (partition by o.id order by l.due_cents * o.ceiling_cents % o.total desc, l.id) as rank
      from over o
      join statement_lines l on l.billed_in = o.id and l.state = 'pending'
    ),
    scaled as (
      select f.id,
        f.floor_cents + (f.rank <= f.ceiling_cents - sum(f.floor_cents) over (partition by f.statement_id))::int as cents
      from floored f
    ),
    marked as (
      update statements s set scaled_to_cents = o.ceiling_cents from over o where o.id = s.id
    )
    update statement_lines l
    set due_cents = scaled.cents
    from scaled
    where scaled.id = l.id
  `.execute(db);
}

/** Equal shares of what is due, leftover cents by tie_rank; shares of carried lines that the ceiling cut are split anew. */
export async function allocateLines(db: Queryable, period: PeriodId): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into allocations (line_id, organisation_id, amount_cents)
    select line_id, organisation_id,
      due_cents / shares + (row_number() over (partition by line_id order by tie_rank(line_id, organisation_id), organisation_id) <= due_cents % shares)::int
    from (
      select c.line_id, c.organisation_id, l.due_cents, count(*) over (partition by c.line_id) as shares
      from closing_shares c
      join statement_lines l on l.id = c.line_id
    ) split
  `.execute(db);
  await sql`
    with carried as (
      select l.id
      from statement_lines l
      join statements s on s.id = l.billed_in
      where s.period_id = ${period}
        and s.scaled_to_cents is not null
        and l.period_id <> ${period}
    )
    ${splitAnew(sql`select id from carried`)}
  `.execute(db);
  await sql`analyze allocations`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Splits the due cents of some lines again among the organisations they were fixed for. */
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

/**
 * Rule 11 for every open statement of the period: charge, carry, waive, or nothing to ask for.
 * `domain/src/billing/carry-over.ts` decides the same for a single one.
 */
export async function decideStatements(db: Queryable, period: PeriodId) {
  await sql`
    create temporary table closing_decisions on commit drop as
    select s.id, s.payer_id, t.total,
      case
        when t.total = 0 then 'cancelled'
        when t.total >= ${CARRY_BELOW_CENTS} then 'charge'
        when not ending and s.carried_months < ${MAX_CARRIED_MONTHS} then 'carried'
        when t.total >= ${MIN_CHARGE_CENTS} then 'charge'
        else 'waived'
      end as decision
    from statements s
    join payers y on y.id = s.payer_id
    cross join lateral (
      select coalesce(sum(due_cents), 0)::bigint as total
      from statement_lines
      where billed_in = s.id
        and state = 'pending'
    ) t
    cross join lateral (
      select not exists (select 1 from pledges p where p.payer_id = s.payer_id and upper_inf(p.valid)) as ending
    ) e
    where s.period_id = ${period}
  `.execute(db);
  await sql`analyze closing_decisions`.execute(db);
  await sql`
    insert into charges (statement_id, payer_id, period_id, amount_cents)
    select id, payer_id, ${period}, total
    from closing_decisions
    where decision = 'charge'
    order by payer_id
  `.execute(db);
  await sql`
    update statements s
    set state = d.decision
    from closing_decisions d
    where d.id = s.id
      and d.decision <> 'charge'
  `.execute(db);
  await sql`
    update statement_lines l
    set state = d.decision
    from closing_decisions d
    where l.billed_in = d.id
      and l.state = 'pending'
      and d.decision <> 'charge'
  `.execute(db);
  await sql`analyze charges`.execute(db);
}

export async function markComputed(db: Queryable, period: PeriodId, now: Date) {
  await db
    .updateTable("billing_periods")
    .set({ stage: "computed", computed_at: now })
    .where("id", "=", period)
    .execute();
}

/** What the close did, for the operator. */
export async function closeSummary(db: Queryable, period: PeriodId) {
  const { rows } = await sql<{
    statements: number;
    to_charge: number;
    carried: number;
    waived: number;
    charge_cents: bigint;
  }>`
    select count(*)::int as statements,
      count(c.id)::int as to_charge,
      (count(*) filter (where s.state = 'carried'))::int as carried,
      (count(*) filter (where s.state = 'waived'))::int as waived,
      coalesce(sum(c.amount_cents), 0)::bigint as charge_cents
    from statements s
    left join charges c on c.statement_id = s.id
    where s.period_id = ${period}
  `.execute(db);
  const [summary] = rows;
  if (summary === undefined) throw new Error("an aggregate without a row");
  return summary;
}
