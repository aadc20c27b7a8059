import { sql } from "kysely";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import type { DiscrepancyReason } from "#server/features/billing/payouts/bank/left-over.ts";
import { namedPerson } from "../../page/page.queries.ts";

type Named = { id: number; name: string };

export type DiscrepancyRow = {
  id: number;
  reason: DiscrepancyReason;
  day: Day;
  amount_cents: Cents;
  expected_cents: Cents | null;
  account_end: string | null;
  reference: string;
  organisation: Named | null;
  run_id: number | null;
  payout_id: number | null;
  seen_by: Named | null;
  seen_at: Date;
  ended_by: Named | null;
  ended_at: Date | null;
  outcome: string | null;
};

/** What ended is read for the last of them. */
const MOST_ENDED = 100;

/** All that are open, the oldest first, then the last that ended. */
export async function selectDiscrepancies(db: Queryable): Promise<DiscrepancyRow[]> {
  const { rows } = await sql<DiscrepancyRow>`
    select d.id, d.reason, d.day, d.amount_cents, d.expected_cents, d.account_end, d.reference, d.run_id, d.payout_id,
      case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as organisation,
      ${namedPerson("d.seen_by")} as seen_by,
      d.seen_at, ${namedPerson("d.ended_by")} as ended_by, d.ended_at, d.outcome
    from (
      select * from bank_discrepancies where ended_at is null
      union all
      (select * from bank_discrepancies where ended_at is not null order by ended_at desc, id desc limit ${MOST_ENDED})
    ) d
    left join payouts p on p.id = d.payout_id
    left join organisations o on o.id = p.organisation_id
    order by d.ended_at desc nulls first, d.day, d.id
  `.execute(db);
  return rows;
}
