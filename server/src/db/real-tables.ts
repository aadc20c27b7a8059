import { sql } from "kysely";
import type { Queryable } from "./client.ts";

/**
 * Reads in a transaction without temporary tables. They come first where a name has no schema, and a connection of the pool may
 * keep one that hides what is asked.
 */
export async function withRealTables<T>(db: Queryable, read: (part: Queryable) => Promise<T>): Promise<T> {
  const reading = async (part: Queryable) => {
    await sql`discard temp`.execute(part);
    return read(part);
  };
  return db.isTransaction ? reading(db) : db.transaction().execute(reading);
}
