import { sql } from "kysely";
import type { Queryable } from "../../../../db/client.ts";
import { spread } from "../../rounds/queries.ts";

/** One mail for everybody who wants the newsletter, keyed by both: a repeat adds nothing. How many there are. */
export async function enqueueNewsletter(db: Queryable, newsletterId: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select 'newsletter:' || ${newsletterId}::integer || ':' || u.id, 'newsletter', u.id,
      jsonb_build_object('newsletter_id', ${newsletterId}::integer), ${spread("u.id", now)}
    from users u
    join privacy_settings v on v.user_id = u.id
    where v.newsletter
      and u.erased_at is null
    on conflict (key) do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export const findNewsletterText = (db: Queryable, id: number) =>
  db.selectFrom("newsletters").select(["subject", "body"]).where("id", "=", id).executeTakeFirst();
