import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { prepared } from "../../db/prepared.ts";
import type { BackedRow, BackerRow, PersonCard } from "../people/card/person-card.ts";
import { shownKcalMonths } from "../stats/steps/steps.queries.ts";
import { cardOf, cardsOf, ORGANISATION_LOGO, viewerOf } from "../people/card/card.queries.ts";
import {
  BACKED,
  BACKED_PEOPLE,
  backedBy,
  BACKERS,
  backersOf,
  BACKING_PEOPLE,
} from "../people/card/relations.queries.ts";

export type ProfileRow = {
  person: PersonCard;
  is_burner: boolean;
  is_donor: boolean;
  has_workout: boolean;
  had_donor: boolean;
  kcal: number;
  organisations: OrganisationLogo[];
  backers: BackerRow[];
  burners: BackedRow[];
};

/** For oneself the actual figures, for others those of the last step (rule 37). */
const KCAL = `
  (
    select kcal from kcal_months where user_id = $2 and $1 = $2
    union all
    select kcal from ${shownKcalMonths("$2")} shown where $1 <> $2
  )`;

/** $1 the viewer, $2 the person, $3 now: everything that might be shown. The caller has checked that the profile opens. */
export const selectProfile = prepared<ProfileRow>(
  "profile",
  `
  with ${viewerOf("$1", "$3")},
    ${backersOf("$2")},
    ${backedBy("(select id from payers where user_id = $2)")},
    ${cardsOf(`select $2::integer union all ${BACKING_PEOPLE} union all ${BACKED_PEOPLE}`)}
  select ${cardOf("$2")} as person,
    exists (select 1 from user_organisations c where c.user_id = u.id) as is_burner,
    exists (select 1 from payers y join pledges p on p.payer_id = y.id where y.user_id = u.id) as is_donor,
    (select count(*) > 0 from ${KCAL} m) as has_workout,
    exists (
      select 1
      from pledges p
      join payers y on y.id = p.payer_id
      where p.burner_id = u.id
        and y.method_since < coalesce(upper(p.valid), 'infinity')
    ) as had_donor,
    (select coalesce(sum(m.kcal), 0)::float8 from ${KCAL} m) as kcal,
    (
      select coalesce(json_agg(${ORGANISATION_LOGO} order by c.chosen_at, o.id), '[]')
      from user_organisations c
      join organisations o on o.id = c.organisation_id
      where c.user_id = u.id
    ) as organisations,
    ${BACKERS} as backers,
    ${BACKED} as burners
  from users u
  join privacy_settings v on v.user_id = u.id
  where u.id = $2
    and u.erased_at is null`,
);
