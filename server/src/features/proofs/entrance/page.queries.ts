import type { OrganisationWords } from "@kalivo/contract/shapes/proof-post.ts";
import type { Language } from "@kalivo/domain/language.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Translation } from "@kalivo/domain/language.ts";
import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { ORGANISATION_LOGO } from "../../people/card/card.queries.ts";
import { pictureJson } from "../../pictures/pictures.queries.ts";

export type AboutRow = {
  organisation: { id: number; name: string; logo: { url: string } | null };
  words: OrganisationWords;
  account: { holder: string; iban: string; communication: string | null } | null;
};

const textsIn = (language: Translation) => sql`(
  select json_build_object(
    'short_description', x.short_description, 'long_description', x.long_description, 'result', x.result
  )
  from (values (1)) one
  left join organisation_texts x on x.organisation_id = o.id and x.language = ${sql.lit(language)}
)`;

/** What is said of an organisation now, in each language, and the account its money goes to. */
export async function selectAbout(db: Queryable, organisationId: number, now: Date): Promise<AboutRow> {
  const { rows } = await sql<AboutRow>`
    select ${sql.raw(ORGANISATION_LOGO)} as organisation,
      json_build_object(
        'en', json_build_object(
          'short_description', o.short_description, 'long_description', o.long_description, 'result', o.result
        ),
        'fr', ${textsIn("fr")},
        'nl', ${textsIn("nl")},
        'de', ${textsIn("de")}
      ) as words,
      (
        select json_build_object('holder', c.account_holder, 'iban', c.iban, 'communication', c.communication)
        from iban_changes c
        where c.organisation_id = o.id
          and c.state = 'approved'
          and c.effective_at <= ${now}
        order by c.effective_at desc, c.id desc
        limit 1
      ) as account
    from organisations o
    where o.id = ${organisationId}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no organisation ${organisationId}`);
  return row;
}

export type PayoutRow = {
  id: number;
  paid_on: string;
  cents: Cents;
  first_month: number | null;
  last_month: number | null;
  came_back_on: string | null;
  post: {
    id: number;
    state: "waiting" | "approved" | "returned";
    reason: string | null;
    language: Language;
    text: string;
    picture: { url: string } | null;
    picture_text: string | null;
  } | null;
};

/** The payouts that left for an organisation, newest first, each with its latest post. */
export async function selectPayouts(db: Queryable, organisationId: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select p.id, to_char(p.settled_on, 'YYYY-MM-DD') as paid_on, p.amount_cents as cents, p.first_month, p.last_month,
      to_char(p.returned_on, 'YYYY-MM-DD') as came_back_on,
      (
        select json_build_object(
          'id', post.id, 'state', post.state, 'reason', post.reason, 'language', post.language, 'text', post.body,
          'picture', ${sql.raw(pictureJson("post.picture_hash"))}, 'picture_text', post.picture_text
        )
        from proof_posts post
        where post.payout_id = p.id
        order by post.id desc
        limit 1
      ) as post
    from payouts p
    where p.organisation_id = ${organisationId}
      and (p.state = 'paid' or (p.state = 'returned' and exists (select from proof_posts q where q.payout_id = p.id)))
    order by p.settled_on desc, p.id desc
    limit 24
  `.execute(db);
  return rows;
}
