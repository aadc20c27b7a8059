import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "../../../db/client.ts";

export type PauseReason = "rate_limited" | "down" | "inactive";
export type Pause = { until: Date; reason: PauseReason; since: Date };

export async function findPause(db: Queryable, provider: Provider): Promise<Pause | null> {
  const { rows } = await sql<Pause>`
    select until, reason, since
    from source_pauses
    where provider = ${provider}
  `.execute(db);
  return rows[0] ?? null;
}

/** Since when it lasts stays while the reason does. */
export async function savePause(
  db: Queryable,
  provider: Provider,
  { until, reason }: Pick<Pause, "until" | "reason">,
  now: Date,
): Promise<void> {
  await sql`
    insert into source_pauses as p (provider, until, reason, since)
    values (${provider}, ${until}, ${reason}, ${now})
    on conflict (provider) do update
    set until = excluded.until, reason = excluded.reason,
      since = case when p.reason = excluded.reason then least(p.since, excluded.since) else excluded.since end
  `.execute(db);
}

/** One that somebody began meanwhile goes on. */
export async function deletePause(db: Queryable, provider: Provider, now: Date): Promise<void> {
  await sql`
    delete from source_pauses
    where provider = ${provider}
      and (until <= ${now} or since > ${now})
  `.execute(db);
}
