import { sql } from "kysely";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "../../../db/client.ts";
import type { QueuedMail } from "../mail-kind.ts";
import type { RefusableList } from "../unsubscribe.ts";

export async function wantsMail(db: Queryable, userId: number, list: RefusableList): Promise<boolean> {
  const row = await db
    .selectFrom("privacy_settings")
    .select(list)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.[list] ?? false;
}

type NewDonor = PersonName & { rateC100: number; counts: boolean; syncedOnly: boolean };

/** The donor and rate of a pledge that is still running. */
export async function findNewDonor(
  db: Queryable,
  payerId: number,
  burnerId: number,
): Promise<NewDonor | undefined> {
  const { rows } = await sql<NewDonor>`
    select n.first_name as "firstName", n.last_name as "lastName", n.pseudo, p.rate_c100 as "rateC100",
      y.method_since is not null and y.method_state = 'active' as counts, p.synced_only as "syncedOnly"
    from pledges p
    join payers y on y.id = p.payer_id
    join payer_names n on n.payer_id = y.id
    where p.payer_id = ${payerId}
      and p.burner_id = ${burnerId}
      and upper_inf(p.valid)
      and not n.ended
  `.execute(db);
  return rows[0];
}

/** How many mails of this kind the person got today, or gets before this one. */
export async function mailsOfDayBefore(db: Queryable, mail: QueuedMail, dayStart: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from outbox
    where user_id = ${mail.recipient.userId}
      and kind = ${mail.kind}
      and id < ${mail.id}
      and given_up_at is null
      and (sent_at is null or sent_at >= ${dayStart})
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function addToDigest(db: Queryable, id: number, day: Day): Promise<void> {
  await sql`update outbox set payload = payload || jsonb_build_object('digest', ${day}::text) where id = ${id}`.execute(
    db,
  );
}

export async function newDonorsOfDigest(db: Queryable, userId: number, day: Day): Promise<PersonName[]> {
  const { rows } = await sql<PersonName>`
    select distinct on (n.payer_id) n.first_name as "firstName", n.last_name as "lastName", n.pseudo
    from outbox o
    join payer_names n on n.payer_id = (o.payload ->> 'payer_id')::int
    join pledges p on p.payer_id = n.payer_id and p.burner_id = o.user_id and upper_inf(p.valid)
    where o.user_id = ${userId}
      and o.kind = 'new_donor'
      and o.payload ->> 'digest' = ${day}
      and not n.ended
    order by n.payer_id
  `.execute(db);
  return rows;
}
