import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { AdminPayout, AdminPayoutRun } from "@kalivo/contract/shapes/admin-payouts.ts";
import type { Queryable } from "#server/db/client.ts";
import { owedToAll, type Owed } from "../../billing/payouts/owed/owed.queries.ts";
import { namedPerson, selectPage, type Page, type Slice } from "../page/page.queries.ts";

type Named = { id: number; name: string };

/** Ordered by what is owed: all are added up for any page, and once. */
export async function selectOwed(db: Queryable, now: Date, { offset, limit }: Slice): Promise<Page<Owed>> {
  const owed = await owedToAll(db, now);
  return { rows: owed.slice(offset, offset + limit), total: owed.length };
}

export type RunRow = {
  id: number;
  state: AdminPayoutRun["state"];
  message_id: string;
  execute_on: string;
  prepared_by: Named | null;
  prepared_at: Date;
  decided_by: Named | null;
  decided_at: Date | null;
  recalled_by: Named | null;
  recalled_at: Date | null;
  file_taken_by: Named | null;
  file_taken_at: Date | null;
  signed_by: Named | null;
  signed_at: Date | null;
  payouts_count: number;
  amount_cents: Cents;
  at_the_bank: number;
  rejected: number;
  paid: number;
};

const RUN = sql`
  r.id, r.state, r.message_id, r.execute_on, r.prepared_at, r.decided_at,
  ${namedPerson("r.prepared_by")} as prepared_by,
  ${namedPerson("r.decided_by")} as decided_by,
  r.recalled_at,
  ${namedPerson("r.recalled_by")} as recalled_by,
  r.file_taken_at, r.signed_at,
  ${namedPerson("r.file_taken_by")} as file_taken_by,
  ${namedPerson("r.signed_by")} as signed_by,
  s.*`;
const RUNS = sql`
  payout_runs r
  cross join lateral (
    select count(*)::integer as payouts_count,
      coalesce(sum(p.amount_cents), 0)::bigint as amount_cents,
      (count(*) filter (where p.state = 'ordered'))::integer as at_the_bank,
      (count(*) filter (where p.state in ('rejected', 'returned')))::integer as rejected,
      (count(*) filter (where p.state = 'paid'))::integer as paid
    from payouts p
    where p.run_id = r.id
  ) s`;

export const selectRuns = (db: Queryable, slice: Slice): Promise<Page<RunRow>> =>
  selectPage(db, { columns: RUN, from: RUNS, order: sql`r.id desc` }, slice);

export async function selectRun(db: Queryable, id: number): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`select ${RUN} from ${RUNS} where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type PayoutRow = {
  id: number;
  organisation: Named;
  state: AdminPayout["state"];
  amount_cents: Cents;
  iban: string;
  account_holder: string;
  communication: string | null;
  end_to_end_id: string;
  settled_on: string | null;
  bank_reference: string | null;
  reject_reason: string | null;
  settled_by: Named | null;
  returned_on: string | null;
  return_reason: string | null;
  returned_by: Named | null;
  left_after_all: string | null;
};

export async function selectPayouts(db: Queryable, runId: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select p.id, p.state, p.amount_cents, p.iban, p.account_holder, p.communication, p.end_to_end_id, p.settled_on,
      p.bank_reference, p.reject_reason, p.returned_on, p.return_reason,
      (select max(l.day) from payouts_left_after_all l where l.payout_id = p.id and l.resolution is null) as left_after_all,
      json_build_object('id', o.id, 'name', o.name) as organisation,
      ${namedPerson("p.settled_by")} as settled_by,
      ${namedPerson("p.returned_by")} as returned_by
    from payouts p
    join organisations o on o.id = p.organisation_id
    where p.run_id = ${runId}
    order by lower(o.name), o.id
  `.execute(db);
  return rows;
}
