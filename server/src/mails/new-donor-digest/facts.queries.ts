import { sql } from "kysely";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";

type DigestDonor = PersonName & { payerId: number };

/** The donors whose own mails went into this day's digest, without those that stopped since. */
export async function newDonorsOfDigest(db: Queryable, userId: number, day: Day): Promise<DigestDonor[]> {
  const { rows } = await sql<DigestDonor>`
    select distinct on (n.payer_id) n.payer_id as "payerId", n.first_name as "firstName", n.last_name as "lastName", n.pseudo
    from outbox o
    join payer_names n on n.payer_id = (o.payload ->> 'payer_id')::int
    join pledges p on p.payer_id = n.payer_id and p.burner_id = o.user_id and ${sql.raw(goesOn("p"))}
    where o.user_id = ${userId}
      and o.kind = 'new_donor'
      and o.payload ->> 'digest' = ${day}
      and not n.ended
    order by n.payer_id
  `.execute(db);
  return rows;
}
