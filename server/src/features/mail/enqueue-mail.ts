import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { wakeJobs } from "../../db/wake.ts";
import type { MailName } from "./mail-kind.ts";

export type MailToSend = {
  /** One mail per key, ever. */
  key: string;
  kind: MailName;
  userId: number;
  payload: Record<string, unknown>;
  notBefore: Date;
};

/** Puts a mail in the outbox, once per key, and wakes the sender when the transaction commits. */
export async function enqueueMail(
  db: Queryable,
  { key, kind, userId, payload, notBefore }: MailToSend,
): Promise<void> {
  await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    values (${key}, ${kind}, ${userId}, ${JSON.stringify(payload)}, ${notBefore})
    on conflict (key) do nothing
  `.execute(db);
  await wakeJobs(db, "mail");
}
