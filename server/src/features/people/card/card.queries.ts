import { faceJson, pictureJson } from "../../pictures/pictures.queries.ts";
import { goesOn, isAhead, LAST_VERSIONS, runsAt } from "#server/db/pledge-times.ts";
import { restingUntil } from "../../rests/rests.queries.ts";
import { isRelated } from "../relation/relation.queries.ts";

// SQL of people as others may see them. Without parameters, so that any statement may contain it.

/** Belongs in a statement's `with`: the viewer, their payer, and when they look. */
export const viewerOf = (parameter: string, at: string) => `
  viewer as (
    select ${parameter}::integer as id, (select id from payers where user_id = ${parameter}) as payer_id, ${at}::timestamptz as at
  )`;

/** The viewer's instant, in a statement with `viewerOf`. */
export const NOW = "(select at from viewer)";

/** Of the pledge version `p` of the payer `y`: since when it prices efforts (rules 7 and 20b); null while `y` has no method. */
export const COUNTS_SINCE =
  "case when y.method_since is not null then greatest(lower(p.valid), y.method_since) end";

export const pledgeJson = (version: string, countsSince: string, more = "") => `
  json_build_object(
    'rate_cents', ${version}.rate_cents,
    'cap_cents', ${version}.cap_cents,
    'synced_only', ${version}.synced_only,
    'counts_since', ${countsSince}${more}
  )`;

/** What the payer of the version alone may know (decision 56): until when the burner rests, and what is planned. */
export const forItsPayer = (version: string) => `,
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

/** The organisation `o` as cards of people show it. */
const CAUSE = `json_build_object('id', o.id, 'name', o.name, 'logo', ${pictureJson("o.logo_hash")})`;

const SHOWN = "any((select ids from card_ids)::integer[])";
const THEIR_PAYERS = "any((select ids from card_payer_ids)::integer[])";

/** What each of these burners raised, or each of these payers gave, in all. */
const grossOf = (party: "burner" | "payer", ids: string) => `
    select g.party_id, sum(g.gross_cents) as cents
    from gross_totals g
    where g.party = '${party}'
      and g.party_id = ${ids}
    group by g.party_id`;

/** What is counted of all of them at once: by its key, one figure of those who have any. */
const FACTS = `
  card_raised as materialized (${grossOf("burner", SHOWN)}
  ),
  card_donated as materialized (${grossOf("payer", THEIR_PAYERS)}
  ),
  card_backing as materialized (
    select p.burner_id, p.payer_id
    from pledges p
    where p.burner_id = ${SHOWN}
      and ${goesOn("p")}
  ),
  card_giving as materialized (
    select y.id
    from payers y
    where y.id = any(array(select distinct b.payer_id from card_backing b))
      and y.method_since is not null
  ),
  -- as goesOnAndCounts says of one
  card_backers as materialized (
    select b.burner_id, count(y.id) as count
    from card_backing b
    full join card_giving y on y.id = b.payer_id
    group by b.burner_id
  ),
  card_burners as materialized (
    select p.payer_id, count(*) as count
    from pledges p
    where p.payer_id = ${THEIR_PAYERS}
      and ${goesOn("p")}
    group by p.payer_id
  ),
  card_chosen as materialized (
    select c.user_id, c.organisation_id, c.chosen_at
    from user_organisations c
    where c.user_id = ${SHOWN}
  ),
  card_causes as materialized (
    select o.id, ${CAUSE} as cause
    from organisations o
    where o.id = any(array(select c.organisation_id from card_chosen c))
  ),
  card_organisations as materialized (
    select c.user_id, json_agg(o.cause order by c.chosen_at, o.id) as causes
    from card_chosen c
    join card_causes o on o.id = c.organisation_id
    group by c.user_id
  )`;

/** What there is between the viewer and each of them. */
const PIVOTS = `
  card_pivots as materialized (
    select p.burner_id, ${pledgeJson("p", COUNTS_SINCE, forItsPayer("p"))} as pivot
    from ${LAST_VERSIONS} p
    join payers y on y.id = p.payer_id
    where p.payer_id = (select payer_id from viewer)
      and p.burner_id = ${SHOWN}
      and ${runsAt("p", NOW)}
  ),
  card_gives as materialized (
    select p.payer_id, p.valid, p.rate_cents, p.cap_cents, p.synced_only
    from ${LAST_VERSIONS} p
    where p.payer_id = ${THEIR_PAYERS}
      and p.burner_id = (select id from viewer)
      and ${runsAt("p", NOW)}
  )`;

const CARD = `
  json_build_object(
    'id', u.id,
    'first_name', u.first_name,
    'last_name', u.last_name,
    'picture', ${faceJson("u")},
    'why_i_move', u.why_i_move,
    'created_at', u.created_at,
    'privacy', row_to_json(v),
    'open', v.public or coalesce(${isRelated("(select id from viewer)", "u.id")}, false),
    'raised_cents', coalesce(raised.cents, 0),
    'donated_cents', coalesce(donated.cents, 0),
    'backers_count', coalesce(backers.count, 0),
    'burners_count', coalesce(burners.count, 0),
    'organisations', coalesce(chosen.causes, '[]'),
    'pivot', pivots.pivot,
    'gives_you', case when p.payer_id is not null then ${pledgeJson("p", COUNTS_SINCE)} end
  )`;

/**
 * CTEs of a statement with `viewerOf`: `cards (id, card)`, a `PersonCard` as JSON of everybody whose id the query `ids`
 * selects. Each fact is read once for all of them: asked for each, an index is gone down a dozen times for each.
 */
export const cardsOf = (ids: string) => `
  card_ids as materialized (
    select array(${ids}) as ids
  ),
  card_payers as materialized (
    select y.id, y.user_id, y.method_since
    from payers y
    where y.user_id = ${SHOWN}
  ),
  card_payer_ids as materialized (
    select array(select y.id from card_payers y) as ids
  ),
  ${FACTS},
  ${PIVOTS},
  card_users as materialized (
    select * from users u where u.id = ${SHOWN}
  ),
  card_privacy as materialized (
    select * from privacy_settings v where v.user_id = ${SHOWN}
  ),
  cards as materialized (
    select u.id, ${CARD} as card
    from card_users u
    -- nobody is in these without being in the first: full is left here, and never compares each with each
    full join card_privacy v on v.user_id = u.id
    full join card_payers y on y.user_id = u.id
    full join card_raised raised on raised.party_id = u.id
    full join card_donated donated on donated.party_id = y.id
    full join card_backers backers on backers.burner_id = u.id
    full join card_burners burners on burners.payer_id = y.id
    full join card_organisations chosen on chosen.user_id = u.id
    full join card_pivots pivots on pivots.burner_id = u.id
    full join card_gives p on p.payer_id = y.id
  )`;

/** SQL: the card of one person among `cardsOf`. */
export const cardOf = (id: string) => `(select c.card from cards c where c.id = ${id})`;

/** The logo of the organisation `o`, as the wire has it. */
export const ORGANISATION_LOGO = `
  json_build_object(
    'id', o.id,
    'name', o.name,
    'logo', ${pictureJson("o.logo_hash")},
    'logo_gray', ${pictureJson("o.logo_gray_hash")}
  )`;
