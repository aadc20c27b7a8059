import { sql } from "kysely";
import type { Queryable } from "./client.ts";

/** Why work became due: `jobs/wakes.ts` maps it to lanes. */
export type WakeReason =
  | "active source"
  | "catch up"
  | "charge"
  | "check"
  | "clock"
  | "connected"
  | "mail"
  | "provider event"
  | "push"
  | "refund"
  | "revocation"
  | "sandbox event"
  | "simulated event"
  | "source inbox";

/** NOTIFYs the due steps, in whichever process runs them; sent at commit. */
export async function notifyJobs(db: Queryable, reason: WakeReason): Promise<void> {
  await sql`select pg_notify('kalivo_wake', ${reason})`.execute(db);
}
