import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";

/** The burners a payer backs at present: for any other a link to stop would have no effect. */
export async function backedBurners(db: Queryable, payerId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ burner_id: number }>`
    select burner_id
    from pledges
    where payer_id = ${payerId}
      and ${sql.raw(goesOn("pledges"))}
  `.execute(db);
  return new Set(rows.map(({ burner_id }) => burner_id));
}
