import { sql } from "kysely";
import type { Queryable } from "@kalivo/server/db/client.ts";

/** The earliest instant at which something of the month is due: a collection, its next try, a direct debit's outcome. */
export async function earliestDue(db: Queryable, after: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at
    from (
      select min(due_at) as at from charges where state = 'notified' and due_at > ${after}
      union all
      select min(next_attempt_at) from charges where state in ('submitting', 'unknown', 'failed') and next_attempt_at > ${after}
      union all
      select min(settles_at) from sandbox.payments where status = 'processing' and settles_at > ${after}
    ) due
  `.execute(db);
  return rows[0]?.at ?? null;
}

/** Whether the month's business went on after an instant: going back before it would contradict what was written. */
export async function anythingSettledAfter(db: Queryable, instant: Date): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select exists (select 1 from billing_periods where computed_at > ${instant})
      or exists (select 1 from charges where notified_at > ${instant} or succeeded_at > ${instant} or ended_at > ${instant}) as settled
  `.execute(db);
  return rows[0]?.settled ?? false;
}
