import { sql } from "kysely";
import type { Queryable } from "../../../db/client.ts";

/** Sign-ins that ended before this instant. */
export async function deleteSessionsEnded(db: Queryable, before: Date): Promise<void> {
  await sql`delete from sessions where revoked_at < ${before}`.execute(db);
}

/** Links to set a password that were asked for before this instant, used or not. */
export async function deleteResetsMade(db: Queryable, before: Date): Promise<void> {
  await sql`delete from password_resets where created_at < ${before}`.execute(db);
}
