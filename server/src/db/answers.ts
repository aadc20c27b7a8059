import { sql } from "kysely";
import type { Queryable } from "./client.ts";

/** Whether the database answers at all. One that is frozen never does: whoever asks bounds the time. */
export const answers = (db: Queryable): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
