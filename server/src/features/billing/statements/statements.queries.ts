import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { WentBack } from "@kalivo/contract/shapes/statement.ts";
import type { TeamLogo } from "@kalivo/contract/shapes/team-logo.ts";
import type { Queryable } from "#server/db/client.ts";
import { KEEP_PLAN } from "#server/db/prepared.ts";
import { goesOn } from "#server/db/pledge-times.ts";
import { STOPPED } from "../announce/announce.queries.ts";
import type { EndCause } from "../collect/collect.queries.ts";
import { pictureJson } from "../../pictures/pictures.queries.ts";
import { RETURNED, WENT_BACK } from "../reversals/reversals.queries.ts";
import { splitAnew } from "../close/shares.queries.ts";

export type StatementRow = {
  id: number;
  payer_id: number;
  team: TeamLogo | null;
  period_id: PeriodId;
  state: "open" | "announced" | "carried" | "charged" | "cancelled" | "waived" | "unpaid";
  carried_months: number;
  scaled_to_cents: Cents | null;
  total_cents: Cents;
  method_label: string | null;
  charge_id: number | null;
  charge_state: string | null;
  amount_cents: Cents | null;
  fee_cents: Cents | null;
  notified_at: Date | null;
  /** Null also while a dispute stops the payer: nothing is collected on a day announced before (rule 42). */
  due_at: Date | null;
  succeeded_at: Date | null;
  action_url: string | null;
  next_attempt_at: Date | null;
  /** Announced before, for a day that has slipped. */
  anew: boolean;
  stopped: boolean;
  ended_at: Date | null;
  ended_cause: EndCause | null;
  /** When the last attempt began. */
  attempted_at: Date | null;
  returned_cents: Cents;
  went_back: WentBack | null;
};

/** Lines `l` of a statement `s`: those it asks for, and those it carried that a later one now asks for. */
const LINES = sql`
  select l.*
  from statement_lines l
  where l.billed_in = s.id
  union all
  select l.*
  from statements earned
  join statement_lines l on l.statement_id = earned.id
  join statements billed on billed.id = l.billed_in
  where s.state = 'carried'
    and earned.payer_id = s.payer_id
    and earned.period_id <= s.period_id
    and billed.period_id > s.period_id
`;

/** What a statement `s` asks for, or asked for before it was carried. */
export const STATEMENT_TOTAL = sql`
  coalesce((
    select sum(l.due_cents)
    from (${LINES}) l
    where l.state <> 'cancelled'
       or l.billed_in <> s.id
  ), 0)::bigint`;

const statementRows = (where: ReturnType<typeof sql>) => sql<StatementRow>`
  ${KEEP_PLAN}
  select s.id, s.payer_id, s.period_id,
    (
      select json_build_object('id', t.id, 'name', t.name, 'picture', ${sql.raw(pictureJson("t.picture_hash"))})
      from teams t
      where t.id = y.team_id
    ) as team,
    s.state, s.carried_months, s.scaled_to_cents, coalesce(c.method_label, y.method_label) as method_label,
    ${STATEMENT_TOTAL} as total_cents,
    c.id as charge_id, c.state as charge_state, c.amount_cents, c.fee_cents,
    case when c.state <> 'planned' then c.notified_at end as notified_at,
    -- until a mail server accepts the new notice there is none, and none while a dispute stops it
    case when c.state <> 'planned' and not (c.state = 'notified' and ${STOPPED}) then c.due_at end as due_at,
    c.succeeded_at, c.action_url, c.next_attempt_at, c.ended_at, c.ended_cause,
    coalesce(c.state = 'planned' and c.notice_no > 1, false) as anew,
    coalesce(c.state in ('planned', 'notified') and ${STOPPED}, false) as stopped,
    (select max(a.started_at) from charge_attempts a where a.charge_id = c.id) as attempted_at,
    ${RETURNED} as returned_cents, ${WENT_BACK} as went_back
  from statements s
  join payers y on y.id = s.payer_id
  left join charges c on c.statement_id = s.id
  where ${where}
  order by s.period_id desc, s.id desc
`;

/** The payers a person may look into: their own, and those of teams they administer. */
const payersOf = (userId: number) => sql`select payer_id from payer_people where user_id = ${userId}`;

export async function statementsFor(db: Queryable, userId: number): Promise<StatementRow[]> {
  const { rows } = await statementRows(sql`s.payer_id in (${payersOf(userId)})`).execute(db);
  return rows;
}

export async function findStatement(db: Queryable, id: number): Promise<StatementRow | null> {
  const { rows } = await statementRows(sql`s.id = ${id}`).execute(db);
  return rows[0] ?? null;
}

/** The same for one reader; null also for another payer's statement. */
export async function findStatementFor(
  db: Queryable,
  id: number,
  userId: number,
): Promise<StatementRow | null> {
  const { rows } = await statementRows(sql`s.id = ${id} and s.payer_id in (${payersOf(userId)})`).execute(db);
  return rows[0] ?? null;
}

export type LineRow = {
  id: number;
  period_id: PeriodId;
  burner_id: number;
  first_name: string;
  last_name: string;
  pseudo: string | null;
  kcal: bigint;
  cap_cents: Cents | null;
  computed_cents: Cents;
  due_cents: Cents;
  state: "pending" | "carried" | "charged" | "cancelled" | "waived" | "no_organisation";
  parts: { rate_cents: number; kcal: number }[];
  shares: { id: number; name: string; cents: number }[];
};

/** A statement's lines, those of carried months included; a statement that was itself carried shows what it carried. */
export async function linesOfStatement(db: Queryable, statementId: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.id, l.period_id, l.burner_id, u.first_name, u.last_name, v.pseudo,
      l.kcal, l.cap_cents, l.computed_cents, l.due_cents, l.state,
      coalesce((
        select json_agg(json_build_object('rate_cents', p.rate_cents, 'kcal', p.kcal) order by p.rate_cents)
        from line_parts p
        where p.line_id = l.id
      ), '[]') as parts,
      coalesce((
        select json_agg(json_build_object('id', o.id, 'name', o.name, 'cents', a.amount_cents) order by o.name)
        from allocations a
        join organisations o on o.id = a.organisation_id
        where a.line_id = l.id
      ), '[]') as shares
    from statements s
    cross join lateral (${LINES}) l
    join users u on u.id = l.burner_id
    join privacy_settings v on v.user_id = u.id
    where s.id = ${statementId}
    order by l.period_id desc, l.computed_cents desc, l.id
  `.execute(db);
  return rows;
}

/** The statement's charge, locked: a payer's change and the collection serialise here. */
export const lockChargeOfStatement = (db: Queryable, statementId: number) =>
  db
    .selectFrom("charges")
    .selectAll()
    .where("statement_id", "=", statementId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const pendingLine = (db: Queryable, statementId: number, lineId: number) =>
  db
    .selectFrom("statement_lines")
    .select(["id", "due_cents", "burner_id"])
    .where("id", "=", lineId)
    .where("billed_in", "=", statementId)
    .where("state", "=", "pending")
    .executeTakeFirst();

/** Lowers a line and splits the smaller sum among the same organisations. */
export async function lowerLine(db: Queryable, lineId: number, due: Cents): Promise<void> {
  await db.updateTable("statement_lines").set({ due_cents: due }).where("id", "=", lineId).execute();
  await splitAnew(sql`select ${lineId}::integer`).execute(db);
}

export async function cancelLine(db: Queryable, lineId: number): Promise<void> {
  await db.updateTable("statement_lines").set({ state: "cancelled" }).where("id", "=", lineId).execute();
}

export async function setPendingLines(
  db: Queryable,
  statementId: number,
  state: "cancelled" | "carried" | "waived",
): Promise<void> {
  await db
    .updateTable("statement_lines")
    .set({ state })
    .where("billed_in", "=", statementId)
    .where("state", "=", "pending")
    .execute();
}

export async function setChargeAmount(db: Queryable, chargeId: number, amount: Cents): Promise<void> {
  await db.updateTable("charges").set({ amount_cents: amount }).where("id", "=", chargeId).execute();
}

export async function cancelCharge(db: Queryable, chargeId: number): Promise<void> {
  await db
    .updateTable("charges")
    .set({ state: "canceled", next_attempt_at: null, lease_until: null })
    .where("id", "=", chargeId)
    .execute();
}

export async function hasRunningPledge(db: Queryable, payerId: number): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`
    select exists (select 1 from pledges where payer_id = ${payerId} and ${sql.raw(goesOn("pledges"))}) as running
  `.execute(db);
  return rows[0]?.running ?? false;
}
