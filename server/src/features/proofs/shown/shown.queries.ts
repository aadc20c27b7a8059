import type { Language } from "@kalivo/domain/language.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { KEEP_PLAN } from "#server/db/prepared.ts";
import { ORGANISATION_LOGO } from "../../people/card/card.queries.ts";
import { pictureJson } from "../../pictures/pictures.queries.ts";
import { sharesOfPosts } from "../parts.queries.ts";

type Logo = { id: number; name: string; logo: { url: string } | null };

export type ShownRow = {
  id: number;
  organisation: Logo;
  language: Language;
  text: string;
  picture: { url: string } | null;
  picture_text: string | null;
  shown_at: Date;
  first_month: number | null;
  last_month: number | null;
  paid_on: string;
  cents: Cents;
  came_back_on: string | null;
  paid_again_on: string | null;
  payers: number;
};

const COLUMNS = sql.raw(`
  post.id, ${ORGANISATION_LOGO} as organisation, post.language, post.body as text,
  ${pictureJson("post.picture_hash")} as picture, post.picture_text, coalesce(post.decided_at, post.posted_at) as shown_at,
  p.first_month, p.last_month, to_char(p.settled_on, 'YYYY-MM-DD') as paid_on, p.amount_cents as cents,
  to_char(p.returned_on, 'YYYY-MM-DD') as came_back_on,
  (
    select to_char(min(again.settled_on), 'YYYY-MM-DD')
    from payouts again
    where again.organisation_id = p.organisation_id
      and again.state = 'paid'
      and again.id > p.id
      and again.settled_on >= p.returned_on
  ) as paid_again_on,
  (
    select count(distinct c.payer_id)::integer
    from payout_parts part
    join charges c on c.id = part.charge_id
    where part.payout_id = p.id
  ) as payers`);

/** Newest first, of one organisation or of all; never of a hidden one. */
export async function selectShown(
  db: Queryable,
  { organisationId, limit }: { organisationId: number | null; limit: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select ${COLUMNS}
    from proof_posts post
    join payouts p on p.id = post.payout_id
    join organisations o on o.id = post.organisation_id
    where post.state = 'approved'
      and o.hidden_at is null
      and (${organisationId}::integer is null or o.id = ${organisationId})
    order by post.decided_at desc, post.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

export type OwnRow = ShownRow & {
  given: Cents;
  raised: Cents;
  statements: { id: number; cents: number }[];
};

/**
 * SQL: `sums`, by post shown since then, of this person's euros in it: given by themself, raised by their calories, or of a
 * statement of a payer that they act for. Begins with the person's charges, because a payout has those of everybody.
 */
const ownSums = (userId: number, since: Date) => sql`
  with mine as materialized (
    select people.payer_id, people.team_id
    from payer_people people
    where people.user_id = ${userId}
  ),
  charged as materialized (
    select c.id
    from charges c
    where c.payer_id in (select payer_id from mine)
    union
    select c.id
    from statement_lines l
    join charges c on c.statement_id = l.billed_in
    where l.burner_id = ${userId}
  ),
  shares as materialized (
    ${sharesOfPosts(sql`c.id in (select id from charged)`)}
      and post.decided_at >= ${since}
  ),
  sums as (
    select s.post_id,
      coalesce(sum(s.cents) filter (where m.team_id is null and m.payer_id is not null), 0) as given,
      coalesce(sum(s.cents) filter (where s.burner_id = ${userId}), 0) as raised,
      coalesce(sum(s.cents) filter (where m.payer_id is not null), 0) as acted_for
    from shares s
    left join mine m on m.payer_id = s.payer_id
    group by s.post_id
  )`;

/** The posts with this person's euros in them. */
export async function selectOwn(db: Queryable, userId: number, limit: number): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    ${KEEP_PLAN}
    ${ownSums(userId, new Date(0))}
    select ${COLUMNS}, sums.given::bigint, sums.raised::bigint,
      (
        select coalesce(json_agg(json_build_object('id', b.statement_id, 'cents', b.cents) order by b.statement_id), '[]')
        from (
          select s.statement_id, sum(s.cents) as cents
          from shares s
          join mine m on m.payer_id = s.payer_id
          where s.post_id = post.id
          group by s.statement_id
          having sum(s.cents) > 0
        ) b
      ) as statements
    from sums
    join proof_posts post on post.id = sums.post_id
    join payouts p on p.id = post.payout_id
    join organisations o on o.id = post.organisation_id
    where sums.given + sums.raised + sums.acted_for > 0
    order by post.decided_at desc, post.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** In words alone; the cents as text. */
export type OwnPost = { organisation: string; text: string; given: string; raised: string };

/**
 * SQL: a list of `OwnPost` in JSON, the newest shown since then first; without those of which only a team gave that the person
 * manages.
 */
export const ownPostsSince = (userId: number, { since, limit }: { since: Date; limit: number }) => sql`
  (
    ${ownSums(userId, since)}
    select coalesce(
      json_agg(
        json_build_object(
          'organisation', own.name, 'text', own.body, 'given', own.given::bigint::text, 'raised', own.raised::bigint::text
        )
        order by own.decided_at desc, own.id desc
      ),
      '[]'
    )
    from (
      select post.id, post.decided_at, post.body, o.name, sums.given, sums.raised
      from sums
      join proof_posts post on post.id = sums.post_id
      join organisations o on o.id = post.organisation_id
      where sums.given + sums.raised > 0
      order by post.decided_at desc, post.id desc
      limit ${limit}
    ) own
  )`;
