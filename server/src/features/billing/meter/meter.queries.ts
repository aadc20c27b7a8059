import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { LAST_VERSIONS, runsAt } from "#server/db/pledge-times.ts";
import { prepared } from "#server/db/prepared.ts";
import { isStopped, isStoppedNow } from "../../payer-stops/stops.queries.ts";
import { estimateCents } from "../../stats/stats.queries.ts";

export type MeterRow = {
  so_far: Cents;
  /** Of it for effort of earlier months. */
  late: Cents;
  carried: Cents;
  ceiling: Cents;
  /** Stopped by a dispute, and by anything. */
  disputed: boolean;
  stopped: boolean;
  /** The sum of the caps of all running pledges; null: one of them has none. */
  limits: Cents | null;
  due: { statement_id: number; period_id: PeriodId; cents: number; due_at: string | null } | null;
};

/** $1 the payer, $2 and $3 the running month. */
export const selectMeter = prepared<MeterRow>(
  "meter",
  `
  select ${estimateCents("payer", "y.id", "$2", "$3")} as so_far,
    ${estimateCents("payer", "y.id", "$2", "$2")} as late, y.ceiling_cents as ceiling,
    ${isStopped("y.id", "dispute")} as disputed, ${isStoppedNow("y.id", "$3")} as stopped,
    (
      select coalesce(sum(l.due_cents), 0)::bigint
      from statement_lines l
      where l.payer_id = y.id
        and l.state = 'carried'
    ) as carried,
    (
      select case when count(*) > 0 and bool_and(p.cap_cents is not null) then sum(p.cap_cents)::bigint end
      from ${LAST_VERSIONS} p
      where p.payer_id = y.id
        and ${runsAt("p", "$3")}
    ) as limits,
    (
      select json_build_object(
        'statement_id', c.statement_id, 'period_id', c.period_id, 'cents', c.amount_cents, 'due_at', case when c.state <> 'planned' then c.due_at end
      )
      from charges c
      where c.payer_id = y.id
        and c.state in ('planned', 'notified')
        and not ${isStopped("y.id", "dispute")}
      order by c.period_id
      limit 1
    ) as due
  from payers y
  where y.id = $1`,
);
