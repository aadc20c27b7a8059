import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { isRefusedForGood } from "../../payer-stops/refused-for-good.queries.ts";
import { isStopped } from "../../payer-stops/stops.queries.ts";

/** The facts that decide whether a payer may have a failed charge retried now. */
export type TryFacts = {
  state: string;
  actionUrl: string | null;
  nextAttemptAt: Date | null;
  blocked: boolean;
  /** The bank said "never" of the present method, for this charge or an earlier one (rule 45). */
  refusedForGood: boolean;
  /** The payer's present method, and the one of the last try. */
  methodRef: string | null;
  lastMethodRef: string | null;
  lastAdvice: string | null;
  lastStartedAt: Date | null;
  /** An attempt whose outcome is unknown. */
  open: boolean;
  /** Tries in the window that card networks count. */
  tries: number;
};

export async function tryFacts(db: Queryable, chargeId: number, since: Date): Promise<TryFacts> {
  const { rows } = await sql<TryFacts>`
    select c.state, c.action_url as "actionUrl", c.next_attempt_at as "nextAttemptAt",
      ${sql.raw(isStopped("y.id", "dispute"))} as blocked,
      ${sql.raw(isRefusedForGood("y.id", "y.method_ref"))} as "refusedForGood", y.method_ref as "methodRef",
      last.method_ref as "lastMethodRef", last.advice as "lastAdvice", last.started_at as "lastStartedAt",
      exists (select from charge_attempts a where a.charge_id = c.id and a.finished_at is null) as open,
      (
        select count(*)::int
        from charge_attempts a
        where a.charge_id = c.id
          and a.started_at > ${since}
      ) as tries
    from charges c
    join payers y on y.id = c.payer_id
    left join lateral (
      select a.method_ref, a.advice, a.started_at
      from charge_attempts a
      where a.charge_id = c.id
      order by a.no desc
      limit 1
    ) last on true
    where c.id = ${chargeId}
  `.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error(`there is no charge ${chargeId}`);
  return facts;
}
