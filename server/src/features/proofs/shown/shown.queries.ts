import type { Language } from "@kalivo/domain/language.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
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
 * The posts with this person's euros in them: given by themself, raised by their calories, or of a statement of a payer that
 * they act for.
 */
export async function selectOwn(db: Queryable, userId: number, limit: number): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    with mine as materialized (
      select people.payer_id, people.team_id
      from payer_people people
      where people.user_id = ${userId}
    ),
    shares as materialized (
      ${sharesOfPosts(sql`
        (
          c.payer_id in (select payer_id from mine)
          or c.statement_id in (select l.billed_in from statement_lines l where l.burner_id = ${userId})
        )
      `)}
    ),
    sums as (
      select s.post_id,
        coalesce(sum(s.cents) filter (where m.team_id is null and m.payer_id is not null), 0) as given,
        coalesce(sum(s.cents) filter (where s.burner_id = ${userId}), 0) as raised,
        coalesce(sum(s.cents) filter (where m.payer_id is not null), 0) as acted_for
      from shares s
      left join mine m on m.payer_id = s.payer_id
      group by s.post_id
    )
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
