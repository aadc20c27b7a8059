import { sql } from "kysely";
import { z } from "zod";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { MOVES } from "#server/db/moves.ts";
import { RETURNED } from "../reversals/reversals.queries.ts";
import type { MonthFigure } from "./month-figures.ts";

export type Received = { organisation: number; cents: Cents };

/** What the ledger booked for each organisation of a month's payments, whenever: its shares less all that was taken back. */
export const RECEIVED_FIGURE: MonthFigure<Received[]> = {
  name: "received",
  shape: z.array(z.object({ organisation: z.int(), cents: z.coerce.bigint() })),
  count: sumReceived,
};

async function sumReceived(db: Queryable, period: PeriodId): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select a.owner_id as organisation, sum(move.cents)::bigint as cents
    from journals j
    join transfers t on t.journal_id = j.id
    ${sql.raw(MOVES)}
    join accounts a on a.id = move.account_id
    where j.period_id = ${period}
      and a.code in ('org_held', 'org_payable', 'org_kept', 'org_in_transit')
    group by a.owner_id
  `.execute(db);
  return rows;
}

export type HeldUntil = {
  /** Of its release, in Brussels; a disputed sum is in the month it was due. */
  month: PeriodId;
  cents: Cents;
  /** Of the charges that were not returned as a whole: how many, when the first is due, and what is held of them. */
  charges: number;
  first_at: string | null;
  left_cents: Cents;
};

/**
 * What is held of a month's charges for others, per month of its release. What is the association's own is kept then, and
 * never becomes payable (rule 75).
 */
export const HELD_FIGURE: MonthFigure<HeldUntil[]> = {
  name: "held_for_others",
  shape: z.array(
    z.object({
      month: z.int(),
      cents: z.coerce.bigint(),
      charges: z.int(),
      first_at: z.string().nullable(),
      left_cents: z.coerce.bigint(),
    }),
  ),
  count: sumHeld,
};

async function sumHeld(db: Queryable, period: PeriodId): Promise<HeldUntil[]> {
  const { rows } = await sql<HeldUntil>`
    with held as (
      select c.id, c.release_at, period_of(c.release_at) as month, c.amount_cents > ${RETURNED} as is_left,
        sum(move.cents) as cents
      from charges c
      join journals j on j.charge_id = c.id
      join transfers t on t.journal_id = j.id
      ${sql.raw(MOVES)}
      join accounts a on a.id = move.account_id and a.code = 'org_held'
      join organisations o on o.id = a.owner_id and not o.is_association
      where c.period_id = ${period}
        and c.state = 'succeeded'
        and c.released_at is null
        and c.release_at is not null
      group by c.id
    )
    select month, sum(cents)::bigint as cents, (count(*) filter (where is_left))::int as charges,
      to_json(min(release_at) filter (where is_left)) #>> '{}' as first_at,
      coalesce(sum(cents) filter (where is_left), 0)::bigint as left_cents
    from held
    group by month
    order by month
  `.execute(db);
  return rows;
}
