import { sql } from "kysely";
import type { Queryable } from "./client.ts";

/** Whether the database answers. A frozen one never does, so the caller must set a timeout. */
export const answers = (db: Queryable): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
