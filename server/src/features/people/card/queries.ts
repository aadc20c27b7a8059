import { pictureJson } from "../../pictures/queries.ts";

// SQL of a person as others may come to see them. Texts without values, so that any statement may contain them.

/** Must stand in a statement's `with`: whose eyes look, and as which payer. */
export const viewerOf = (parameter: string) => `
  viewer as (
    select ${parameter}::integer as id, (select id from payers where user_id = ${parameter}) as payer_id
  )`;

const PLEDGE = "json_build_object('rate_c100', p.rate_c100, 'cap_cents', p.cap_cents)";

/** One `PersonCard` as JSON, of the person `u` with the privacy settings `v`. */
export const PERSON_CARD = `
  json_build_object(
    'id', u.id,
    'first_name', u.first_name,
    'last_name', u.last_name,
    'picture', ${pictureJson("u.picture_hash")},
    'created_at', u.created_at,
    'privacy', row_to_json(v),
    'raised_cents', (
      select coalesce(sum(g.gross_cents), 0)
      from gross_totals g
      where g.party = 'burner'
        and g.party_id = u.id
    ),
    'donated_cents', (
      select coalesce(sum(g.gross_cents), 0)
      from payers y
      join gross_totals g on g.party = 'payer' and g.party_id = y.id
      where y.user_id = u.id
    ),
    'backers_count', (select count(*) from pledges p where p.burner_id = u.id and upper_inf(p.valid)),
    'burners_count', (
      select count(*)
      from payers y
      join pledges p on p.payer_id = y.id and upper_inf(p.valid)
      where y.user_id = u.id
    ),
    'pivot', (
      select ${PLEDGE}
      from pledges p
      where p.payer_id = (select payer_id from viewer)
        and p.burner_id = u.id
        and upper_inf(p.valid)
    ),
    'gives_you', (
      select ${PLEDGE}
      from payers y
      join pledges p on p.payer_id = y.id and upper_inf(p.valid)
      where y.user_id = u.id
        and p.burner_id = (select id from viewer)
    )
  )`;

/** The logo of the organisation `o`, as the wire has it. */
export const ORGANISATION_LOGO = `
  json_build_object(
    'id', o.id,
    'name', o.name,
    'logo', ${pictureJson("o.logo_hash")},
    'logo_gray', ${pictureJson("o.logo_gray_hash")}
  )`;
