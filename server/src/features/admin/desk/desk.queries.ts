import { sql } from "kysely";
import type { AdminFound } from "@kalivo/contract/shapes/admin-desk.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { WENT_BACK } from "../../billing/reversals/reversals.queries.ts";
import { STOPPED_AT } from "../../billing/status.queries.ts";
import { STATEMENT_TOTAL } from "../../billing/statements/statements.queries.ts";
import { PAYER, type Payer } from "../billing/billing.queries.ts";
import type { Wanted } from "./wanted.ts";

/** Results per kind; people found by name have this many months shown. */
const MOST = 20;
const PEOPLE = 8;
const MONTHS_EACH = 6;
/** Of people found by name the newest are looked at. */
const NAMED_ALIKE = 100;

/** The text as indexes store it: plain lower-case letters and digits, single spaces; "" when there is none. */
export async function plainText(db: Queryable, written: string): Promise<string> {
  const { rows } = await sql<{ plain: string }>`select search_text(${written}) as plain`.execute(db);
  return rows[0]?.plain ?? "";
}

export type PersonRow = { id: number; name: string; email: string; erased: boolean };

/** Without a pattern nobody is named so. */
const named = (patterns: Wanted["patterns"]) =>
  patterns.length === 0
    ? sql`false`
    : sql.join(
        patterns.map((pattern) => sql`words like ${pattern}`),
        sql` and `,
      );

/** By mail address, id, name or pseudonym, the best match first. */
export async function findPeople(db: Queryable, { text, number, patterns }: Wanted): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.email::text as email, u.erased_at is not null as erased
    from users u
    where u.id in (
      select id from users where email = ${text}::citext
      union all
      select ${number}::integer
      union all
      (
        select user_id
        from admin_directory
        where not erased
          and ${named(patterns)}
        order by joined_at desc, user_id desc
        limit ${NAMED_ALIKE}
      )
    )
    order by u.email = ${text}::citext desc, u.id is not distinct from ${number}::integer desc,
      search_text(u.first_name || ' ' || u.last_name) = search_text(${text}) desc, u.created_at desc, u.id desc
    limit ${PEOPLE}
  `.execute(db);
  return rows;
}

/** Deleted ones too. */
export async function findTeams(db: Queryable, { text, plain }: Wanted): Promise<AdminFound["teams"]> {
  if (plain === "") return [];
  const { rows } = await sql<AdminFound["teams"][number]>`
    select t.id, t.name, t.deleted_at is not null as deleted
    from teams t
    where t.words @@ search_query(${text}, ':*')
    order by ts_rank(t.words, search_query(${text}, ':*')) desc, t.id desc
    limit ${PEOPLE}
  `.execute(db);
  return rows;
}

/** Hidden ones too. */
export async function findOrganisations(
  db: Queryable,
  { text, plain, squeezed }: Wanted,
): Promise<AdminFound["organisations"]> {
  if (plain === "") return [];
  const { rows } = await sql<AdminFound["organisations"][number]>`
    select o.id, o.name, o.hidden_at is not null as hidden
    from organisations o
    where o.words @@ search_query(${text}, ':*')
      or o.id in (select organisation_id from iban_changes where iban = ${squeezed})
    order by ts_rank(o.words, search_query(${text}, ':*')) desc, o.id
    limit ${MOST}
  `.execute(db);
  return rows;
}

export type StatementFoundRow = Payer & {
  id: number;
  period_id: PeriodId;
  state: AdminFound["statements"][number]["state"];
  charge_state: string | null;
  went_back: AdminFound["statements"][number]["went_back"];
  stopped_at: Date | null;
  cents: Cents;
  found_by: AdminFound["statements"][number]["found_by"];
};

/** By its own number, by a reference of the provider, a bank or its payer, and the latest of people found by name. */
export async function findStatements(
  db: Queryable,
  { text, number }: Wanted,
  payers: { users: readonly number[]; teams: readonly number[] },
): Promise<StatementFoundRow[]> {
  const { rows } = await sql<StatementFoundRow>`
    with found (id, sureness, found_by) as (
      select ${number}::integer, 0, 'statement'
      union all
      select statement_id, 1, 'charge' from charges where id = ${number}::integer
      union all
      select statement_id, 1, 'provider' from charges where payment_ref = ${text} or charge_ref = ${text}
      union all
      select c.statement_id, 1, 'provider'
      from (
        select charge_id from refunds where provider_ref = ${text}
        union all
        select charge_id from disputes where provider_ref = ${text}
      ) back
      join charges c on c.id = back.charge_id
      union all
      select latest.id, 2, whose.found_by
      from (
        select id, 'mandate' as found_by from payers where mandate_reference = ${text}
        union all
        select id, 'payer' from payers where user_id = any(${[...payers.users]}::integer[])
        union all
        select id, 'payer' from payers where team_id = any(${[...payers.teams]}::integer[])
      ) whose
      cross join lateral (
        select s.id
        from statements s
        where s.payer_id = whose.id
        order by s.period_id desc
        limit ${MONTHS_EACH}
      ) latest
    ),
    surest as (
      select distinct on (id) id, sureness, found_by from found where id is not null order by id, sureness
    )
    select s.id, s.period_id, s.state, c.state as charge_state, ${WENT_BACK} as went_back,
      ${STOPPED_AT} as stopped_at, surest.found_by, ${PAYER},
      coalesce(c.amount_cents, ${STATEMENT_TOTAL}) as cents
    from surest
    join statements s on s.id = surest.id
    join payers y on y.id = s.payer_id
    left join charges c on c.statement_id = s.id
    order by surest.sureness, s.period_id desc, s.id
    limit ${MOST}
  `.execute(db);
  return rows;
}

export type PayoutFoundRow = Omit<AdminFound["payouts"][number], "amount_in_euros"> & { cents: Cents };

/** Of a run `r`: the facts of its badge. */
const RUN_FACTS = sql`
  jsonb_build_object(
    'state', r.state,
    'at_the_bank', (select count(*) from payouts b where b.run_id = r.id and b.state = 'ordered'),
    'file_taken_at', to_char(r.file_taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'signed_at', to_char(r.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  )`;

/**
 * Payouts by end-to-end id, by the bank's reference of the entry that booked or contradicts them; whole
 * runs by their message id, or by an entry that contradicts all of it.
 */
export async function findPayouts(db: Queryable, { text }: Wanted): Promise<PayoutFoundRow[]> {
  const { rows } = await sql<PayoutFoundRow>`
    select r.id as run_id, ${RUN_FACTS} as run, p.state, json_build_object('id', o.id, 'name', o.name) as organisation,
      p.amount_cents as cents, p.end_to_end_id as reference
    from payouts p
    join payout_runs r on r.id = p.run_id
    join organisations o on o.id = p.organisation_id
    where p.id in (
      select id from payouts where end_to_end_id = ${text} or bank_reference = ${text}
      union all
      select payout_id from bank_entries where reference = ${text} and payout_id is not null
      union all
      select payout_id from bank_discrepancies where reference = ${text} and payout_id is not null
    )
    union all
    select r.id, ${RUN_FACTS}, null, null,
      (select coalesce(sum(p.amount_cents), 0)::bigint from payouts p where p.run_id = r.id), r.message_id
    from payout_runs r
    where r.message_id = ${text}
      or r.id in (select run_id from bank_discrepancies where reference = ${text} and payout_id is null)
    order by run_id desc, reference
    limit ${MOST}
  `.execute(db);
  return rows;
}

export type EntryRow = { id: number; reference: string; day: string; cents: Cents };

/** Entries that contradict the books and belong to no run. */
export async function findEntries(db: Queryable, { text }: Wanted): Promise<EntryRow[]> {
  return db
    .selectFrom("bank_discrepancies")
    .select(["id", "reference", "day", "amount_cents as cents"])
    .where("reference", "=", text)
    .where("run_id", "is", null)
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
}

export type ArrivalRow = { reference: string | null; provider_ref: string; day: string; cents: Cents };

/** The provider's transfers to or from the association, by its reference or the bank's; null: on no bank statement yet. */
export async function findArrivals(db: Queryable, { text }: Wanted): Promise<ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select e.reference, e.provider_ref, e.day, e.amount_cents as cents
    from bank_entries e
    where e.provider_ref is not null
      and (e.provider_ref = ${text} or e.reference = ${text})
    union all
    select null, split_part(j.key, ':', 2), to_char(j.occurred_at at time zone 'Europe/Brussels', 'YYYY-MM-DD')::date,
      case when j.kind = 'provider_payout_sent' then j.total_cents else -j.total_cents end
    from journals j
    where j.key in (${`po:${text}`}, ${`po:${text}:withdrawn`})
      and not exists (select from bank_entries e where e.provider_ref = ${text})
    order by day desc, reference
    limit ${MOST}
  `.execute(db);
  return rows;
}

export type ReferencesRow = {
  charge: number | null;
  payment: string | null;
  provider_charge: string | null;
  mandate: string | null;
};

/** The references of a statement's charge in other systems. */
export async function referencesOf(db: Queryable, statementId: number): Promise<ReferencesRow> {
  const { rows } = await sql<ReferencesRow>`
    select c.id as charge, c.payment_ref as payment, c.charge_ref as provider_charge, y.mandate_reference as mandate
    from statements s
    join payers y on y.id = s.payer_id
    left join charges c on c.statement_id = s.id
    where s.id = ${statementId}
  `.execute(db);
  return rows[0] ?? { charge: null, payment: null, provider_charge: null, mandate: null };
}
