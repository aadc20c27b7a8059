import { prepared } from "../../db/prepared.ts";
import { pictureJson } from "../pictures/pictures.queries.ts";
import type { PersonCard } from "../people/card/person-card.ts";
import { cardOf, cardsOf, viewerOf } from "../people/card/card.queries.ts";

/** $1 a person who is public; without a viewer. */
export const selectPerson = prepared<{ person: PersonCard }>(
  "preview of a person",
  `
  with ${viewerOf("null", "null")},
    ${cardsOf("select $1::integer")}
  select ${cardOf("$1")} as person
  from users u
  join privacy_settings v on v.user_id = u.id
  where u.id = $1
    and v.public
    and u.erased_at is null`,
);

export type OrganisationPreview = {
  name: string;
  short_description: string;
  is_association: boolean;
  logo: { url: string } | null;
  raised_cents: bigint;
};

/** $1 an organisation that is not hidden; $2 the language of its text, English where it has none. */
export const selectOrganisation = prepared<OrganisationPreview>(
  "preview of an organisation",
  `
  select o.name, coalesce(x.short_description, o.short_description) as short_description, o.is_association,
    ${pictureJson("o.logo_hash")} as logo,
    (
      select coalesce(sum(g.gross_cents), 0)::bigint
      from gross_totals g
      where g.party = 'organisation'
        and g.party_id = o.id
    ) as raised_cents
  from organisations o
  left join organisation_texts x on x.organisation_id = o.id and x.language = $2
  where o.id = $1
    and o.hidden_at is null`,
);

export type TeamPreview = {
  name: string;
  description: string;
  picture: { url: string } | null;
  members: number;
  donated_cents: bigint;
};

/** $1 a team that is not closed. */
export const selectTeam = prepared<TeamPreview>(
  "preview of a team",
  `
  select t.name, t.description, ${pictureJson("t.picture_hash")} as picture,
    (
      select count(*)::integer
      from team_members n
      join users living on living.id = n.user_id and living.erased_at is null
      where n.team_id = t.id
    ) as members,
    (
      select coalesce(sum(g.gross_cents), 0)::bigint
      from payers y
      join gross_totals g on g.party = 'payer' and g.party_id = y.id
      where y.team_id = t.id
    ) as donated_cents
  from teams t
  where t.id = $1
    and t.deleted_at is null`,
);

/** $1 a person. */
export const selectPersonLanguage = prepared<{ language: string }>(
  "language of a person for a preview",
  `
  select u.language
  from users u
  where u.id = $1
    and u.erased_at is null`,
);

/** $1 a team: its admin of the longest standing speaks for it. */
export const selectTeamLanguage = prepared<{ language: string }>(
  "language of a team for a preview",
  `
  select u.language
  from team_members n
  join users u on u.id = n.user_id and u.erased_at is null
  where n.team_id = $1
    and n.is_admin
  order by n.joined_at, n.user_id
  limit 1`,
);

/** $1 a code: who made it. */
export const selectCodeLanguage = prepared<{ language: string }>(
  "language of a code for a preview",
  `
  select u.language
  from codes c
  join users u on u.id = c.created_by and u.erased_at is null
  where c.code = $1`,
);
