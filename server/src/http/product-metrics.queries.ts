import { sql } from "kysely";
import type { Db } from "../db/client.ts";

/** For how many seconds the oldest waiting mail has been due, by kind. */
export async function oldestMails(db: Db): Promise<{ kind: string; seconds: number }[]> {
  const { rows } = await sql<{ kind: string; seconds: number }>`
    select kind, greatest(0, extract(epoch from clock_timestamp() - min(not_before)))::float8 as seconds
    from outbox
    where sent_at is null
      and given_up_at is null
    group by kind
  `.execute(db);
  return rows;
}

/** Alarms that are not resolved. */
export async function standingByKind(db: Db): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count
    from alarms
    where resolved_at is null
    group by kind
  `.execute(db);
  return rows;
}
