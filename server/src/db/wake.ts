import { sql } from "kysely";
import type { Queryable } from "./client.ts";

/** Has the due steps run at once, in whichever process runs them; inside a transaction when it commits. */
export async function wakeJobs(db: Queryable, reason: string): Promise<void> {
  await sql`select pg_notify('kalivo_wake', ${reason})`.execute(db);
}
