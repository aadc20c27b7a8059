import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { prepared } from "../../../db/prepared.ts";
import type { BackedRow, BackerRow, PersonCard } from "../card/person-card.ts";
import { backedBy, backersOf, ORGANISATION_LOGO, PERSON_CARD, viewerOf } from "../card/queries.ts";

/** How the viewer stands to the person. */
export type Standing = {
  /** A running pledge between the viewer, or a team the viewer acts for, and the person, in either direction. */
  related: boolean;
  team_mate: boolean;
};

/** Its columns, of $1 the viewer and $2 the person. */
export const STANDING = `
    exists (
      select 1
      from pledges p
      join payer_people y on y.payer_id = p.payer_id
      where upper_inf(p.valid)
        and ((p.burner_id = $1 and y.user_id = $2) or (p.burner_id = $2 and y.user_id = $1))
    ) as related,
    exists (
      select 1
      from team_members mine
      join team_members theirs on theirs.team_id = mine.team_id and theirs.user_id = $2
      join teams t on t.id = mine.team_id and t.deleted_at is null
      where mine.user_id = $1
    ) as team_mate`;

export type ProfileRow = Standing & {
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

/** $1 the viewer, $2 the person: everything that might be shown. */
export const selectProfile = prepared<ProfileRow>(
  "profile",
  `
  with ${viewerOf("$1")}
  select ${PERSON_CARD} as person,
    ${STANDING},
    exists (select 1 from user_organisations c where c.user_id = u.id) as is_burner,
    exists (select 1 from payers y join pledges p on p.payer_id = y.id where y.user_id = u.id) as is_donor,
    exists (select 1 from kcal_months m where m.user_id = u.id) as has_workout,
    exists (select 1 from pledges p where p.burner_id = u.id) as had_donor,
    (select coalesce(sum(m.kcal), 0)::float8 from kcal_months m where m.user_id = u.id) as kcal,
    (
      select coalesce(json_agg(${ORGANISATION_LOGO} order by c.chosen_at, o.id), '[]')
      from user_organisations c
      join organisations o on o.id = c.organisation_id
      where c.user_id = u.id
    ) as organisations,
    ${backersOf("$2")} as backers,
    ${backedBy("(select id from payers where user_id = $2)")} as burners
  from users u
  join privacy_settings v on v.user_id = u.id
  where u.id = $2
    and u.erased_at is null`,
);
