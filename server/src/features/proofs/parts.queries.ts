import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { notifyMany } from "../notifications/notify.queries.ts";

/** Keeps which charges a payout is made of, as the ledger has it. */
export async function keepParts(db: Queryable, payoutId: number): Promise<void> {
  await sql`
    insert into payout_parts (payout_id, charge_id, cents)
    select ${payoutId}, charge_id, cents
    from payout_content(${payoutId})
    on conflict do nothing
  `.execute(db);
}

/**
 * SQL: of each post that is shown and whose payout did not come back, the cents of each charge and burner: what was released
 * of the charge, as far as it still counts as given (rule 16), divided among the burners as what they raised of it. Every
 * cent of a part goes to one burner. Expects a condition on the charge `c`.
 */
export const sharesOfPosts = (ofCharges: RawBuilder<unknown>) => sql`
  select post.id as post_id, c.payer_id, c.statement_id, g.burner_id,
    floor(least(part.cents, g.total) * g.upto / g.total)::bigint
      - floor(least(part.cents, g.total) * (g.upto - g.cents) / g.total)::bigint as cents
  from proof_posts post
  join payouts p on p.id = post.payout_id and p.state = 'paid'
  join payout_parts part on part.payout_id = p.id
  join charges c on c.id = part.charge_id and ${ofCharges}
  join lateral (
    select s.burner_id, s.cents, sum(s.cents) over (order by s.burner_id) as upto, sum(s.cents) over () as total
    from (
      select given.burner_id, sum(given.cents) as cents
      from given_shares given
      where given.charge_id = c.id
        and given.organisation_id = post.organisation_id
      group by given.burner_id
      having sum(given.cents) > 0
    ) s
  ) g on true
  where post.state = 'approved'`;

/** Tells everybody whose euros are in the payout of a post, and everybody who raised some, once. */
export const tellOfPost = (db: Queryable, postId: number, now: Date): Promise<void> =>
  notifyMany(
    db,
    "proof",
    sql`
      with shares as materialized (${sharesOfPosts(sql`true`)} and post.id = ${postId}),
      told as (
        select people.user_id, sum(s.cents) as given, 0 as raised
        from shares s
        join people_of_payers people on people.payer_id = s.payer_id
        where people.team_id is null
        group by people.user_id
        union all
        select s.burner_id, 0, sum(s.cents)
        from shares s
        group by s.burner_id
      )
      select u.id as user_id, ${`proof:${postId}`}::text as key, ${now}::timestamptz as told_at,
        jsonb_build_object(
          'organisation_id', post.organisation_id, 'post_id', post.id,
          'given_cents', sum(t.given)::bigint, 'raised_cents', sum(t.raised)::bigint
        ) as about
      from told t
      join users u on u.id = t.user_id and u.erased_at is null
      join proof_posts post on post.id = ${postId}
      group by u.id, post.id
      having sum(t.given) + sum(t.raised) > 0
    `,
  );
