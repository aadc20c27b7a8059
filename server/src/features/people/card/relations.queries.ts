import { LAST_VERSIONS, runsAt } from "#server/db/pledge-times.ts";
import { pictureJson } from "../../pictures/pictures.queries.ts";
import { COUNTS_SINCE, forItsPayer, NOW, ORGANISATION_LOGO, pledgeJson } from "./card.queries.ts";

// SQL of who backs whom. Each is CTEs of a statement with `viewerOf`, whose people are among its `cardsOf`, and the list that
// is made of both.

/** The longest list of a person's relations in one answer. */
const MOST_RELATIONS = 500;

/** The versions `p` in force, with their payers `y`, of those to whom `whose` applies: the newest. */
const relations = (whose: string) => `
    select p.id, lower(p.valid) as since, p.payer_id, p.burner_id, p.rate_cents, p.cap_cents, p.synced_only,
      ${COUNTS_SINCE} as counts_since, y.user_id, y.team_id
    from ${LAST_VERSIONS} p
    join payers y on y.id = p.payer_id
    where ${whose}
      and ${runsAt("p", NOW)}
    order by lower(p.valid) desc, p.id desc
    limit ${MOST_RELATIONS}`;

/** CTE: who backs the person with this id. */
export const backersOf = (burnerId: string) => `
  backers_of as materialized (
    ${relations(`p.burner_id = ${burnerId}`)}
  )`;

/** The people among them. */
export const BACKING_PEOPLE = "select r.user_id from backers_of r where r.user_id is not null";

/** The team `t` as the wire's name and picture. */
const TEAM_LOGO = `
  json_build_object('id', t.id, 'name', t.name, 'picture', ${pictureJson("t.picture_hash")})`;

/** `BackerRow`s, newest first. */
export const BACKERS = `
  (
    select coalesce(
      json_agg(json_build_object(
        'pledge', ${pledgeJson("r", "r.counts_since")},
        'owner', c.card,
        'team', case when r.team_id is not null then (select ${TEAM_LOGO} from teams t where t.id = r.team_id) end
      ) order by r.since desc, r.id desc),
      '[]'
    )
    from backers_of r
    left join cards c on c.id = r.user_id
  )`;

/** CTE: whom the payer with this id backs; null: nobody. */
export const backedBy = (payerId: string) => `
  backed_by as materialized (
    ${relations(`p.payer_id = ${payerId}`)}
  )`;

export const BACKED_PEOPLE = "select r.burner_id from backed_by r";

/** `BackedRow`s, newest first. */
export const BACKED = `
  (
    select coalesce(
      json_agg(json_build_object(
        'burner', c.card,
        'pledge', ${pledgeJson("r", "r.counts_since", forItsPayer("r"))}
      ) order by r.since desc, r.id desc),
      '[]'
    )
    from backed_by r
    join cards c on c.id = r.burner_id
  )`;

/** `OrganisationLogo`s: the organisations that the payer with this id excludes. */
export const blacklistOf = (payerId: string) => `
  (
    select coalesce(json_agg(${ORGANISATION_LOGO} order by o.id), '[]')
    from payer_blacklist b
    join organisations o on o.id = b.organisation_id
    where b.payer_id = ${payerId}
  )`;
