import type { OrganisationWords } from "@kalivo/contract/shapes/proof-post.ts";
import type { Language } from "@kalivo/domain/language.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { ORGANISATION_LOGO } from "../../people/card/card.queries.ts";
import { pictureJson } from "../../pictures/pictures.queries.ts";
import type { Waiting } from "../dashboard/alarms/alarms.queries.ts";

type Logo = { id: number; name: string; logo: { url: string } | null };

export type WaitingChange = {
  id: number;
  organisation: Logo;
  at: Date;
  proposed: Partial<OrganisationWords> | null;
  account_holder: string | null;
};

export async function waitingChanges(db: Queryable): Promise<WaitingChange[]> {
  const { rows } = await sql<WaitingChange>`
    select c.id, ${sql.raw(ORGANISATION_LOGO)} as organisation, c.proposed_at as at, c.texts as proposed, c.account_holder
    from organisation_changes c
    join organisations o on o.id = c.organisation_id
    where c.state = 'waiting'
    order by c.proposed_at, c.id
  `.execute(db);
  return rows;
}

export type WaitingPost = {
  id: number;
  organisation: Logo;
  at: Date;
  language: Language;
  text: string;
  picture: { url: string } | null;
  picture_text: string | null;
  paid_on: string;
  cents: Cents;
};

export async function waitingPosts(db: Queryable): Promise<WaitingPost[]> {
  const { rows } = await sql<WaitingPost>`
    select post.id, ${sql.raw(ORGANISATION_LOGO)} as organisation, post.posted_at as at, post.language, post.body as text,
      ${sql.raw(pictureJson("post.picture_hash"))} as picture, post.picture_text,
      to_char(p.settled_on, 'YYYY-MM-DD') as paid_on, p.amount_cents as cents
    from proof_posts post
    join payouts p on p.id = post.payout_id
    join organisations o on o.id = post.organisation_id
    where post.state = 'waiting'
    order by post.posted_at, post.id
  `.execute(db);
  return rows;
}

/** What organisations proposed and no admin has looked at. */
export async function looksWaiting(db: Queryable): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(w.at) as since
    from (
      select proposed_at as at from organisation_changes where state = 'waiting'
      union all
      select posted_at from proof_posts where state = 'waiting'
    ) w
  `.execute(db);
  return rows[0] ?? { count: 0, since: null };
}
