import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { prepared } from "../../../db/prepared.ts";
import type { PersonCard, PledgeCard } from "../card/person-card.ts";
import { ORGANISATION_LOGO, PERSON_CARD, viewerOf } from "../card/queries.ts";

/** No list of a profile is longer than this in one answer. */
const MOST_RELATIONS = 500;

export type Relation = { other: PersonCard; pledge: PledgeCard };
export type ProfileRow = {
  person: PersonCard;
  /** A running pledge between the viewer and the person, in either direction. */
  related: boolean;
  is_burner: boolean;
  is_donor: boolean;
  organisations: OrganisationLogo[];
  backers: Relation[];
  burners: Relation[];
};

const relations = (select: string) => `
  (
    select coalesce(
      json_agg(json_build_object('other', ${PERSON_CARD}, 'pledge', json_build_object('rate_c100', r.rate_c100, 'cap_cents', r.cap_cents))),
      '[]'
    )
    from (
      select ${select}
        and upper_inf(p.valid)
      order by lower(p.valid) desc, p.id desc
      limit ${MOST_RELATIONS}
    ) r
    join users u on u.id = r.user_id
    join privacy_settings v on v.user_id = u.id
  )`;

/** $1 the viewer, $2 the person: everything that might be shown. */
export const selectProfile = prepared<ProfileRow>(
  "profile",
  `
  with ${viewerOf("$1")}
  select ${PERSON_CARD} as person,
    exists (
      select 1
      from pledges p
      join payers y on y.id = p.payer_id
      where upper_inf(p.valid)
        and ((p.burner_id = $1 and y.user_id = $2) or (p.burner_id = $2 and y.user_id = $1))
    ) as related,
    exists (select 1 from user_organisations c where c.user_id = u.id) as is_burner,
    exists (select 1 from payers y join pledges p on p.payer_id = y.id where y.user_id = u.id) as is_donor,
    (
      select coalesce(json_agg(${ORGANISATION_LOGO} order by c.chosen_at, o.id), '[]')
      from user_organisations c
      join organisations o on o.id = c.organisation_id
      where c.user_id = u.id
    ) as organisations,
    ${relations("y.user_id, p.rate_c100, p.cap_cents from pledges p join payers y on y.id = p.payer_id where p.burner_id = $2")} as backers,
    ${relations("p.burner_id as user_id, p.rate_c100, p.cap_cents from pledges p join payers y on y.id = p.payer_id where y.user_id = $2")} as burners
  from users u
  join privacy_settings v on v.user_id = u.id
  where u.id = $2
    and u.erased_at is null`,
);
