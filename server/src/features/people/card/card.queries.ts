import { faceJson, pictureJson } from "../../pictures/pictures.queries.ts";
import { goesOn, isAhead, LAST_VERSIONS, runsAt } from "#server/db/pledge-times.ts";
import { restingUntil } from "../../rests/rests.queries.ts";
import { isRelated } from "../relation/relation.queries.ts";

// SQL of a person as others may see them. Without parameters, so that any statement may contain it.

/** Belongs in a statement's `with`: the viewer, their payer, and when they look. */
export const viewerOf = (parameter: string, at: string) => `
  viewer as (
    select ${parameter}::integer as id, (select id from payers where user_id = ${parameter}) as payer_id, ${at}::timestamptz as at
  )`;

const NOW = "(select at from viewer)";

/** Of the pledge version `p`: since when it prices efforts (rules 7 and 20b); null while its payer has no method. */
const COUNTS_SINCE = `
  (
    select greatest(lower(p.valid), paying.method_since)
    from payers paying
    where paying.id = p.payer_id
      and paying.method_since is not null
  )`;

const pledgeJson = (version: string, countsSince: string, more = "") => `
  json_build_object(
    'rate_cents', ${version}.rate_cents,
    'cap_cents', ${version}.cap_cents,
    'synced_only', ${version}.synced_only,
    'counts_since', ${countsSince}${more}
  )`;

/** What the payer of the version alone may know (decision 56): until when the burner rests, and what is planned. */
const forItsPayer = (version: string) => `,
    'resting_until', ${restingUntil(`${version}.burner_id`, NOW)},
    'next', (
      select json_build_object(
        'from', lower(n.valid), 'rate_cents', n.rate_cents, 'cap_cents', n.cap_cents, 'synced_only', n.synced_only
      )
      from pledges n
      where n.payer_id = ${version}.payer_id
        and n.burner_id = ${version}.burner_id
        and ${goesOn("n")}
        and ${isAhead("n", NOW)}
    )`;

/** Of the person `u`. A scalar subquery and not a join, so that a pledge is looked up by both its keys. */
const PAYER = "(select y.id from payers y where y.user_id = u.id)";

/** The organisation `o` as cards of people show it. */
const CAUSE = `json_build_object('id', o.id, 'name', o.name, 'logo', ${pictureJson("o.logo_hash")})`;

/** One `PersonCard` as JSON, of the person `u` with the privacy settings `v`. */
export const PERSON_CARD = `
  json_build_object(
    'id', u.id,
    'first_name', u.first_name,
    'last_name', u.last_name,
    'picture', ${faceJson("u")},
    'why_i_move', u.why_i_move,
    'created_at', u.created_at,
    'privacy', row_to_json(v),
    'open', v.public or coalesce(${isRelated("(select id from viewer)", "u.id")}, false),
    'raised_cents', (
      select coalesce(sum(g.gross_cents), 0)
      from gross_totals g
      where g.party = 'burner'
        and g.party_id = u.id
    ),
    'donated_cents', (
      select coalesce(sum(g.gross_cents), 0)
      from gross_totals g
      where g.party = 'payer'
        and g.party_id = ${PAYER}
    ),
    'backers_count', (select count(p.rate_cents) from pledges p where p.burner_id = u.id and ${goesOn("p")}),
    'burners_count', (select count(p.rate_cents) from pledges p where p.payer_id = ${PAYER} and ${goesOn("p")}),
    'organisations', (
      select coalesce(json_agg(${CAUSE} order by c.chosen_at, o.id), '[]')
      from user_organisations c
      join organisations o on o.id = c.organisation_id
      where c.user_id = u.id
    ),
    'pivot', (
      select ${pledgeJson("p", COUNTS_SINCE, forItsPayer("p"))}
      from ${LAST_VERSIONS} p
      where p.payer_id = (select payer_id from viewer)
        and p.burner_id = u.id
        and ${runsAt("p", NOW)}
    ),
    'gives_you', (
      select ${pledgeJson("p", COUNTS_SINCE)}
      from ${LAST_VERSIONS} p
      where p.payer_id = ${PAYER}
        and p.burner_id = (select id from viewer)
        and ${runsAt("p", NOW)}
    )
  )`;

/** The team `t` as the wire's name and picture. */
const TEAM_LOGO = `
  json_build_object('id', t.id, 'name', t.name, 'picture', ${pictureJson("t.picture_hash")})`;

/** The longest list of a person's relations in one answer. */
const MOST_RELATIONS = 500;

/** `BackerRow`s: the people and teams who back the person with this id, newest first. */
export const backersOf = (burnerId: string) => `
  (
    select coalesce(
      json_agg(json_build_object(
        'pledge', ${pledgeJson("r", "r.counts_since")},
        'owner', case when r.user_id is not null then (
          select ${PERSON_CARD}
          from users u
          join privacy_settings v on v.user_id = u.id
          where u.id = r.user_id
        ) end,
        'team', case when r.team_id is not null then (select ${TEAM_LOGO} from teams t where t.id = r.team_id) end
      ) order by r.since desc, r.id desc),
      '[]'
    )
    from (
      select p.id, lower(p.valid) as since, p.rate_cents, p.cap_cents, p.synced_only, ${COUNTS_SINCE} as counts_since,
        (select y.user_id from payers y where y.id = p.payer_id) as user_id,
        (select y.team_id from payers y where y.id = p.payer_id) as team_id
      from ${LAST_VERSIONS} p
      where p.burner_id = ${burnerId}
        and ${runsAt("p", NOW)}
      order by lower(p.valid) desc, p.id desc
      limit ${MOST_RELATIONS}
    ) r
  )`;

/** `BackedRow`s: the burners whom the payer with this id backs, newest first. */
export const backedBy = (payerId: string) => `
  (
    select coalesce(
      json_agg(json_build_object(
        'burner', ${PERSON_CARD},
        'pledge', ${pledgeJson("r", "r.counts_since", forItsPayer("r"))}
      ) order by r.since desc, r.id desc),
      '[]'
    )
    from (
      select p.id, lower(p.valid) as since, p.payer_id, p.burner_id, p.rate_cents, p.cap_cents, p.synced_only,
        ${COUNTS_SINCE} as counts_since
      from ${LAST_VERSIONS} p
      where p.payer_id = ${payerId}
        and ${runsAt("p", NOW)}
      order by lower(p.valid) desc, p.id desc
      limit ${MOST_RELATIONS}
    ) r
    join users u on u.id = r.burner_id
    join privacy_settings v on v.user_id = u.id
  )`;

/** `OrganisationLogo`s: the organisations that the payer with this id excludes. */
export const blacklistOf = (payerId: string) => `
  (
    select coalesce(json_agg(${ORGANISATION_LOGO} order by o.id), '[]')
    from payer_blacklist b
    join organisations o on o.id = b.organisation_id
    where b.payer_id = ${payerId}
  )`;

/** The logo of the organisation `o`, as the wire has it. */
export const ORGANISATION_LOGO = `
  json_build_object(
    'id', o.id,
    'name', o.name,
    'logo', ${pictureJson("o.logo_hash")},
    'logo_gray', ${pictureJson("o.logo_gray_hash")}
  )`;
