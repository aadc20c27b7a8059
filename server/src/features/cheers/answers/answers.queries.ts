import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import {
  ANSWER_ASKED_HOURS,
  ANSWER_CHANGES_MINUTES,
  type ReadyAnswer,
} from "@kalivo/domain/people/answer.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "#server/db/client.ts";
import { notifyMany } from "../../notifications/notify.queries.ts";

/** One of the two is there: a ready sentence by its name, or words of one's own. */
export type AnswerText = { ready: ReadyAnswer; words: null } | { ready: null; words: string };

type OpenMonth = { period: PeriodId; donors: number; asked: boolean };

/**
 * The last closed month, while something of it counts as given for this burner, or is about to be: by how many payers, and
 * whether the burner is still asked for an answer. Null: there is none to answer.
 */
export async function findOpenMonth(db: Queryable, burnerId: number, now: Date): Promise<OpenMonth | null> {
  const { rows } = await sql<OpenMonth>`
    with month as (
      select p.id
      from billing_periods p
      where p.computed_at is not null
      order by p.id desc
      limit 1
    )
    select month.id as period, count(distinct s.payer_id)::integer as donors,
      coalesce(max(c.succeeded_at) + make_interval(hours => ${ANSWER_ASKED_HOURS}) > ${now}, true)
        and not exists (select from answers a where a.burner_id = ${burnerId} and a.period_id = month.id) as asked
    from month
    join statements s on s.period_id = month.id and s.state in ('open', 'announced', 'charged')
    join statement_lines l on l.billed_in = s.id
    left join charges c on c.statement_id = s.id
    where l.burner_id = ${burnerId}
      and l.due_cents > 0
      and (
        l.state = 'pending'
        or exists (select from given_shares g where g.charge_id = c.id and g.line_id = l.id and g.cents > 0)
      )
    group by month.id
  `.execute(db);
  return rows[0] ?? null;
}

/** While the answers of a month are written, none of its charges arrives: each donor is told, whichever comes first. */
export async function lockAnswers(db: Queryable, period: PeriodId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('answers'), ${period})`.execute(db);
}

type AnswerRow = AnswerText & { can_change: boolean };

/** Null: none was written, or it was removed. It can be changed for some minutes, unless somebody read of it before. */
export async function findAnswer(
  db: Queryable,
  burnerId: number,
  period: PeriodId,
  now: Date,
): Promise<AnswerRow | null> {
  const { rows } = await sql<AnswerRow>`
    select a.ready, a.words,
      a.written_at + make_interval(mins => ${ANSWER_CHANGES_MINUTES}) > ${now}
      and not exists (
        select
        from charges c
        join people_of_payers acting on acting.payer_id = c.payer_id
        join notifications n on n.user_id = acting.user_id and n.key = 'answered:' || a.burner_id || ':' || c.statement_id
        where c.period_id = a.period_id
          and n.read_at is not null
      ) as can_change
    from answers a
    where a.burner_id = ${burnerId}
      and a.period_id = ${period}
      and a.removed_at is null
  `.execute(db);
  return rows[0] ?? null;
}

/** What is written again stays of its first minute; what was removed begins anew. */
export async function storeAnswer(
  db: Queryable,
  { burnerId, period, ready, words }: { burnerId: number; period: PeriodId } & AnswerText,
  now: Date,
): Promise<void> {
  await sql`
    insert into answers (burner_id, period_id, ready, words, written_at)
    values (${burnerId}, ${period}, ${ready}, ${words}, ${now})
    on conflict on constraint answer_once_a_month do update
    set ready = excluded.ready, words = excluded.words, removed_at = null,
      written_at = case when answers.removed_at is null then answers.written_at else excluded.written_at end
  `.execute(db);
}

/** False: there is none with words of one's own. */
export async function removeAnswer(
  db: Queryable,
  { burnerId, period }: { burnerId: number; period: PeriodId },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("answers")
    .set({ ready: null, words: null, removed_at: now })
    .where("burner_id", "=", burnerId)
    .where("period_id", "=", period)
    .where("words", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * SQL of a join to charges `c`: the shares of them that still count as given, not what was refunded or taken back. A burner
 * has one for each organisation.
 */
const GIVEN = sql.raw(`join given_shares g on g.charge_id = c.id and g.cents > 0`);

type About = { burnerId: number; period: PeriodId } | { chargeId: number };

/** Tells donors whose money arrived what was written to them, each once. */
export async function tellAnswers(db: Queryable, about: About, now: Date): Promise<void> {
  const which =
    "chargeId" in about
      ? sql`c.id = ${about.chargeId}`
      : sql`g.burner_id = ${about.burnerId} and g.period_id = ${about.period}`;
  await notifyMany(
    db,
    "answered",
    sql`
      select distinct acting.user_id, 'answered:' || a.burner_id || ':' || c.statement_id as key, ${now}::timestamptz as told_at,
        jsonb_build_object('burner_id', a.burner_id, 'statement_id', c.statement_id) as about
      from charges c
      ${GIVEN}
      join answers a on a.burner_id = g.burner_id and a.period_id = c.period_id and a.removed_at is null
      join people_of_payers acting on acting.payer_id = c.payer_id and acting.user_id <> a.burner_id
      where ${which}
    `,
  );
}

/** Tells burners, once a month, that the first money arrived and that they may answer. */
export async function tellAnswerDue(db: Queryable, chargeId: number, now: Date): Promise<void> {
  await notifyMany(
    db,
    "answer_due",
    sql`
      select distinct burner.id as user_id, 'answer_due:' || c.period_id as key, ${now}::timestamptz as told_at,
        jsonb_build_object('period', c.period_id) as about
      from charges c
      ${GIVEN}
      join users burner on burner.id = g.burner_id and burner.erased_at is null
      where c.id = ${chargeId}
        and not exists (select from answers a where a.burner_id = burner.id and a.period_id = c.period_id)
        and not exists (select from billing_periods later where later.id > c.period_id and later.computed_at is not null)
    `,
  );
}

/** A charge of the month has arrived: shared with the others, against `lockAnswers`. */
export async function shareAnswers(db: Queryable, chargeId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtext('answers'), c.period_id) from charges c where c.id = ${chargeId}
  `.execute(db);
}

type ReadAnswerRow = AnswerText & PersonName & { id: number; written_at: Date };

/** What burners wrote to the payer of a statement: of those for whom something of it still counts as given. */
export async function answersOfStatement(db: Queryable, statementId: number): Promise<ReadAnswerRow[]> {
  const { rows } = await sql<ReadAnswerRow>`
    select distinct u.id, u.first_name as "firstName", u.last_name as "lastName", v.pseudo, a.ready, a.words, a.written_at
    from charges c
    ${GIVEN}
    join answers a on a.burner_id = g.burner_id and a.period_id = c.period_id and a.removed_at is null
    join users u on u.id = a.burner_id and u.erased_at is null
    join privacy_settings v on v.user_id = u.id
    where c.statement_id = ${statementId}
    order by a.written_at, u.id
  `.execute(db);
  return rows;
}
