import { sql } from "kysely";
import { isRelated } from "../people/relation/relation.queries.ts";
import type { PageQuery, Row } from "./table.ts";

// A person's own money: what teams pay belongs to the team. Other people are named as they show themselves (rule 26).

const shownName = (person: "n" | "b") =>
  sql.raw(`coalesce(${person}.pseudo, btrim(${person}.first_name || ' ' || ${person}.last_name))`);

const BURNERS = sql.raw(`(
  select u.id, u.first_name, u.last_name, v.pseudo
  from users u
  join privacy_settings v on v.user_id = u.id
)`);

export const payment: PageQuery = async (db, { userId, after }) => {
  const { rows } = await sql<Row>`
    select y.id as key, y.method_state, y.method_kind, y.method_label, y.method_expires, y.mandate_reference, y.method_since,
      y.ceiling_cents::float8 / 100 as ceiling_in_euros, y.created_at
    from payers y
    where y.user_id = ${userId}
      and y.id > ${after}
  `.execute(db);
  return rows;
};

/** The intervals in which no effort counted, and why (rule 42). */
export const stops: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select s.id as key, s.kind, lower(s.during) as since, upper(s.during) as until, s.dated, s.ended_by
    from payers y
    join payer_stops s on s.payer_id = y.id
    where y.user_id = ${userId}
      and s.id > ${after}
    order by s.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Until when one rested: no effort of these days was funded (decision 56). */
export const rests: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select r.id as key, lower(r.during) as since, upper(r.during) as until
    from rests r
    where r.user_id = ${userId}
      and r.id > ${after}
    order by r.id
    limit ${limit}
  `.execute(db);
  return rows;
};

export const blacklist: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select o.id as key, o.id as organisation_id, o.name
    from payers y
    join payer_blacklist x on x.payer_id = y.id
    join organisations o on o.id = x.organisation_id
    where y.user_id = ${userId}
      and o.id > ${after}
    order by o.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** A person whom the reader may not see any more (rule 35) has an id and no name. */
const nameIfThere = (person: "n" | "b", personId: string, userId: number) => sql`
  case
    when ${sql.raw(personId)} is null
      or exists (select from privacy_settings shown where shown.user_id = ${sql.raw(personId)} and shown.public)
      or ${sql.raw(isRelated(String(userId), personId))}
    then ${shownName(person)}
    else '…'
  end`;

/** Each version: a change ends one and begins the next. */
export const pledgesGiven: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select p.id as key, p.burner_id, ${nameIfThere("b", "p.burner_id", userId)} as burner, p.rate_cents::float8 / 100 as rate_in_euros_per_100_kcal,
      p.cap_cents::float8 / 100 as monthly_max_in_euros, p.synced_only, lower(p.valid) as valid_from,
      upper(p.valid) as valid_until, p.planned_at
    from payers y
    join pledges p on p.payer_id = y.id
    join ${BURNERS} b on b.id = p.burner_id
    where y.user_id = ${userId}
      and p.id > ${after}
    order by p.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Without what their payers planned: that is theirs until it begins (decision 56). */
export const pledgesReceived: PageQuery = async (db, { userId, after, limit, now }) => {
  const { rows } = await sql<Row>`
    select p.id as key, ${nameIfThere("n", "y.user_id", userId)} as donor, p.rate_cents::float8 / 100 as rate_in_euros_per_100_kcal,
      p.cap_cents::float8 / 100 as monthly_max_in_euros, p.synced_only, lower(p.valid) as valid_from,
      case when not (p.until_plan and upper(p.valid) > ${now}) then upper(p.valid) end as valid_until
    from pledges p
    join payers y on y.id = p.payer_id
    join payer_names n on n.payer_id = p.payer_id
    where p.burner_id = ${userId}
      and (p.planned_at is null or lower(p.valid) <= ${now})
      and p.id > ${after}
    order by p.id
    limit ${limit}
  `.execute(db);
  return rows;
};

export const refusedDonors: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select *
    from (
      select row_number() over (order by r.refused_at, r.user_id, r.team_id)::integer as key,
        case when r.team_id is null then 'person' else 'team' end as kind, coalesce(r.team_id, r.user_id) as id, r.refused_at
      from refused_donors r
      where r.burner_id = ${userId}
    ) numbered
    where key > ${after}
    order by key
    limit ${limit}
  `.execute(db);
  return rows;
};

export const statements: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select s.id as key, s.id as statement_id, s.period_id as month, s.state, s.carried_months,
      s.scaled_to_cents::float8 / 100 as scaled_to_euros, s.created_at
    from payers y
    join statements s on s.payer_id = y.id
    where y.user_id = ${userId}
      and s.id > ${after}
    order by s.id
    limit ${limit}
  `.execute(db);
  return rows;
};

export const statementLines: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select l.id as key, l.id as line_id, l.statement_id, l.billed_in as billed_in_statement_id, l.period_id as month,
      l.burner_id, ${shownName("b")} as burner, l.kcal::float8 as kcal, l.cap_cents::float8 / 100 as monthly_max_in_euros,
      l.computed_cents::float8 / 100 as computed_in_euros, l.due_cents::float8 / 100 as due_in_euros, l.state
    from payers y
    join statement_lines l on l.payer_id = y.id
    join ${BURNERS} b on b.id = l.burner_id
    where y.user_id = ${userId}
      and l.id > ${after}
    order by l.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Pages by line, so that the rates and shares of one line stay together. */
const lineIds = (
  { userId, after, limit }: Parameters<PageQuery>[1],
  part: "line_parts" | "allocations",
) => sql`
  select distinct d.line_id
  from payers y
  join statement_lines l on l.payer_id = y.id
  join ${sql.table(part)} d on d.line_id = l.id
  where y.user_id = ${userId}
    and l.id > ${after}
  order by d.line_id
  limit ${limit}
`;

export const lineRates: PageQuery = async (db, page) => {
  const { rows } = await sql<Row>`
    select p.line_id as key, p.line_id, p.rate_cents::float8 / 100 as rate_in_euros_per_100_kcal, p.kcal::float8 as kcal
    from line_parts p
    where p.line_id in (${lineIds(page, "line_parts")})
    order by p.line_id, p.rate_cents
  `.execute(db);
  return rows;
};

export const lineShares: PageQuery = async (db, page) => {
  const { rows } = await sql<Row>`
    select a.line_id as key, a.line_id, a.organisation_id, o.name as organisation,
      a.amount_cents::float8 / 100 as amount_in_euros
    from allocations a
    join organisations o on o.id = a.organisation_id
    where a.line_id in (${lineIds(page, "allocations")})
    order by a.line_id, a.organisation_id
  `.execute(db);
  return rows;
};

export const charges: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select c.id as key, c.id as charge_id, c.statement_id, c.period_id as month, c.provider, c.payment_ref,
      c.amount_cents::float8 / 100 as amount_in_euros, c.fee_cents::float8 / 100 as fee_in_euros, c.state,
      c.notified_at, c.due_at, c.succeeded_at, c.ended_at, c.ended_cause
    from payers y
    join charges c on c.payer_id = y.id
    where y.user_id = ${userId}
      and c.id > ${after}
    order by c.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Refunds of the person's own charges. */
export const refunds: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select r.id as key, r.id as refund_id, r.charge_id, r.amount_cents::float8 / 100 as amount_in_euros, r.state,
      r.asked_by, r.reason, r.provider_ref, r.requested_at, r.finished_at
    from payers y
    join refunds r on r.payer_id = y.id
    where y.user_id = ${userId}
      and r.id > ${after}
    order by r.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Disputes and inquiries about the person's own charges. */
export const disputes: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select d.id as key, d.id as dispute_id, d.charge_id, d.amount_cents::float8 / 100 as amount_in_euros, d.state,
      d.reason, d.opened_at, d.closed_at
    from payers y
    join charges c on c.payer_id = y.id
    join disputes d on d.charge_id = c.id
    where y.user_id = ${userId}
      and d.id > ${after}
    order by d.id
    limit ${limit}
  `.execute(db);
  return rows;
};
