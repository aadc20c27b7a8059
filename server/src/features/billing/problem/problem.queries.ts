import { isStopped, MAY_GO_ON } from "../../payer-stops/stops.queries.ts";
import { goesOn } from "#server/db/pledge-times.ts";

/** The row behind a payer's problem; ranks are the order of importance. */
export type ProblemRow = {
  kind: "blocked" | "confirm" | "declined" | "new-method" | "paused" | "resume" | "no-method";
  statement_id: number | null;
  action_url: string | null;
  next_attempt_at: string | null;
};

/** SQL of the first problem of a payer `y` as JSON; null: none. An upcoming expiry of a card is not a problem yet. */
export const PAYMENT_PROBLEM = `
  (
    select json_build_object(
      'kind', problem.kind,
      'statement_id', problem.statement_id,
      'action_url', problem.action_url,
      'next_attempt_at', problem.next_attempt_at
    )
    from (
      select 1 as rank, 'blocked' as kind,
        (
          select c.statement_id
          from disputes d
          join charges c on c.id = d.charge_id
          where c.payer_id = y.id
          order by d.opened_at desc, d.id desc
          limit 1
        ) as statement_id,
        null as action_url, null::timestamptz as next_attempt_at
      where ${isStopped("y.id", "dispute")}
      union all
      select case c.state when 'action_required' then 2 else 3 end,
        case
          when c.state = 'action_required' then 'confirm'
          when c.next_attempt_at is null then 'new-method'
          else 'declined'
        end,
        c.statement_id, c.action_url, c.next_attempt_at
      from charges c
      where c.payer_id = y.id
        and (c.state = 'failed' or (c.state = 'action_required' and c.action_url is not null))
      union all
      select 4, case when ${MAY_GO_ON} then 'resume' else 'paused' end, null, null, null
      where ${isStopped("y.id", "pause")}
      union all
      select 5, case y.method_state when 'none' then 'no-method' else 'new-method' end, null, null, null
      where y.method_state = 'failed'
         or (
           y.method_state = 'none'
           and exists (select from pledges p where p.payer_id = y.id and ${goesOn("p")})
         )
    ) problem
    order by problem.rank, problem.statement_id
    limit 1
  )`;
