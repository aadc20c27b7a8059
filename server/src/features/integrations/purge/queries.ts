import { sql } from "kysely";
import type { Queryable } from "../../../db/client.ts";

/** Entries of the inbox that were worked through before this instant. */
export async function deleteProcessedBefore(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from source_inbox
    where processed_at <= ${before}
      and failure is null
  `.execute(db);
}

/** What could not be read stays longer, for who mends it. */
export async function deleteFailedBefore(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from source_inbox
    where processed_at <= ${before}
  `.execute(db);
}
