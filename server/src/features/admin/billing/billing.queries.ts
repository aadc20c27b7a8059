import { sql, type RawBuilder } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { AdminMonth, AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import type { Queryable } from "#server/db/client.ts";
import { KEEP_PLAN } from "#server/db/prepared.ts";
import type { WentBack } from "@kalivo/contract/shapes/statement.ts";
import { RETURNED, WENT_BACK } from "../../billing/reversals/reversals.queries.ts";
import { STOPPED_AT } from "../../billing/status.queries.ts";
import { STATEMENT_TOTAL } from "../../billing/statements/statements.queries.ts";
import { COUNTED_AHEAD, selectPage, type Page, type Slice } from "../page/page.queries.ts";

export type PeriodRow = { id: PeriodId; stage: AdminMonth["stage"]; computed_at: Date | null };

export const selectPeriods = (db: Queryable, slice: Slice): Promise<Page<PeriodRow>> =>
  selectPage(
    db,
    { columns: sql`p.id, p.stage, p.computed_at`, from: sql`billing_periods p`, order: sql`p.id desc` },
    slice,
  );

export type Payer = { owner_type: "user" | "team"; owner: { id: number; name: string } };

/** Of the payer `y`: the person or the team, by the name admins read; erased ones share one name, with their number. */
export const PAYER = sql`
  case when y.team_id is null then 'user' else 'team' end as owner_type,
  coalesce(
    (select json_build_object('id', t.id, 'name', t.name || case when t.deleted_at is null then '' else ' ' || t.id end) from teams t where t.id = y.team_id),
    (select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name || case when u.erased_at is null then '' else ' ' || u.id end) from users u where u.id = y.user_id)
  ) as owner`;

export type MonthStatementRow = Payer & {
  id: number;
  period_id: PeriodId;
  state: AdminStatement["state"];
  total_cents: bigint;
  carried_months: number;
  charge_state: string | null;
  amount_cents: bigint | null;
  notified_at: Date | null;
  due_at: Date | null;
  next_attempt_at: Date | null;
  succeeded_at: Date | null;
  stopped_at: Date | null;
  attempts: number;
  at_provider: boolean;
  last_code: string | null;
  people: number;
  returned_cents: bigint;
  went_back: WentBack | null;
};

/** Of the payer `y`: its living admins or owner. */
export const PEOPLE = sql`
  (
    select count(*)::int
    from payer_people w
    join users wu on wu.id = w.user_id
    where w.payer_id = y.id
      and wu.erased_at is null
  )`;

type Asked = { period: PeriodId | null; state: string | undefined; charge: string | undefined };

/**
 * Of one month, or of all with the newest first; the largest charge first, statements without a charge last. Each kind comes
 * from an index in that order, as far as the page is counted.
 */
export async function selectStatements(
  db: Queryable,
  asked: Asked,
  slice: Slice,
): Promise<Page<MonthStatementRow>> {
  const upTo = slice.offset + slice.limit;
  const { rows, total } = await selectPage<{ id: number }>(
    db,
    {
      columns: sql`listed.statement_id as id`,
      from: listed(asked, upTo),
      order: sql`listed.period_id desc, listed.amount_cents desc nulls last, listed.statement_id`,
      counted: listed(asked, upTo + COUNTED_AHEAD),
    },
    slice,
  );
  const found = await statementRows(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.flatMap(({ id }) => found.get(id) ?? []), total };
}

const listed = (asked: Asked, upTo: number) => sql`
    (
      (
        select c.statement_id, c.period_id, c.amount_cents
        from charges c
        ${asked.state === undefined ? sql`` : sql`join statements s on s.id = c.statement_id`}
        where ${chosen(asked, sql`c.period_id`)}
        order by c.period_id desc, c.amount_cents desc, c.statement_id
        limit ${upTo}
      )
      union all
      (
        select s.id, s.period_id, null
        from statements s
        left join charges c on c.statement_id = s.id
        where s.state in ('carried', 'waived', 'cancelled') -- as the index statements_not_charged
          and c.id is null
          and ${chosen(asked, sql`s.period_id`)}
        order by s.period_id desc, s.id
        limit ${upTo}
      )
    ) listed`;

const chosen = ({ period, state, charge }: Asked, of: RawBuilder<unknown>) => sql`
  ${period === null ? sql`true` : sql`${of} = ${period}`}
  and ${state === undefined ? sql`true` : sql`s.state = ${state}`}
  and ${charge === undefined ? sql`true` : sql`c.state = ${charge}`}`;

export async function findStatementRow(db: Queryable, id: number): Promise<MonthStatementRow | null> {
  return (await statementRows(db, [id])).get(id) ?? null;
}

/** Long to plan and short to carry out. */
async function statementRows(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MonthStatementRow>> {
  const { rows } = await sql<MonthStatementRow>`
    ${KEEP_PLAN}
    select s.id, s.period_id, s.state, s.carried_months, ${STATEMENT_TOTAL} as total_cents, ${PAYER},
      c.state as charge_state, c.amount_cents, case when c.state <> 'planned' then c.notified_at end as notified_at,
      case when c.state <> 'planned' then c.due_at end as due_at, c.next_attempt_at, c.succeeded_at,
      ${STOPPED_AT} as stopped_at,
      coalesce(c.attempt_no, 0) as attempts, c.payment_ref is not null as at_provider,
      (
        select a.code
        from charge_attempts a
        where a.charge_id = c.id
          and a.code is not null
        order by a.no desc
        limit 1
      ) as last_code,
      ${PEOPLE} as people, ${RETURNED} as returned_cents, ${WENT_BACK} as went_back
    from statements s
    join payers y on y.id = s.payer_id
    left join charges c on c.statement_id = s.id
    where s.id = any(${[...ids]}::integer[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function periodExists(db: Queryable, period: PeriodId): Promise<boolean> {
  const row = await db.selectFrom("billing_periods").select("id").where("id", "=", period).executeTakeFirst();
  return row !== undefined;
}

export async function namePayers(db: Queryable, ids: readonly number[]): Promise<Map<number, Payer>> {
  const { rows } = await sql<Payer & { id: number }>`
    select y.id, ${PAYER}
    from payers y
    where y.id = any(${[...ids]}::int[])
  `.execute(db);
  return new Map(rows.map(({ id, ...payer }) => [id, payer]));
}
