import { PAYMENT_PROBLEM, type ProblemRow } from "../../billing/problem/problem.queries.ts";
import { ownPause, type OwnPause } from "../../payer-stops/stops.queries.ts";
import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { prepared } from "#server/db/prepared.ts";
import type { CodeCard } from "../../codes/code-card.ts";
import type { BackedRow, PersonCard } from "../../people/card/person-card.ts";
import { cardsOf, ORGANISATION_LOGO, viewerOf } from "../../people/card/card.queries.ts";
import { BACKED, BACKED_PEOPLE, backedBy, blacklistOf } from "../../people/card/relations.queries.ts";
import { TEAM_CARD } from "../card/card.queries.ts";
import type { TeamCard } from "../card/team-card.ts";
import { CODE_CARD } from "../../codes/codes.queries.ts";

/** Limits of the lists on a team's page. */
const MOST_MEMBERS = 500;
const MOST_ORGANISATIONS = 100;
const MOST_CODES = 500;

export type TeamPayer = {
  method_state: "none" | "active" | "failed";
  method_label: string | null;
  method_expires: number | null;
  own_pause: OwnPause | null;
  problem: ProblemRow | null;
  ceiling_cents: number;
  backings: BackedRow[];
  blacklist: OrganisationLogo[];
};

export type TeamRow = {
  team: TeamCard;
  members: { is_admin: boolean; person: PersonCard }[];
  organisations: OrganisationLogo[];
  donated_cents: bigint;
  /** Null for everybody but the team's admins. */
  codes: CodeCard[] | null;
  /** Null also while the team never paid. */
  payer: TeamPayer | null;
};

const OF_MEMBERS = "any((select ids from member_ids)::integer[])";

/** CTEs: the team's living members, those who are not public only for team mates; and the first of them. */
const SHOWN_MEMBERS = `
  member_ids as materialized (
    select array(select m.user_id from team_members m where m.team_id = $2) as ids
  ),
  settings as materialized (
    select v.user_id, v.public, v.organisations
    from privacy_settings v
    where v.user_id = ${OF_MEMBERS}
  ),
  shown_members as materialized (
    select m.user_id, m.is_admin, m.joined_at, v.organisations
    from team_members m
    join settings v on v.user_id = m.user_id
    where m.team_id = $2
      and m.user_id not in (select u.id from users u where u.id = ${OF_MEMBERS} and u.erased_at is not null)
      and (v.public or exists (select from team_members me where me.team_id = $2 and me.user_id = $1))
  ),
  members as materialized (
    select *
    from shown_members m
    order by m.is_admin desc, m.joined_at desc, m.user_id desc
    limit ${MOST_MEMBERS}
  )`;

const MEMBERS = `
  (
    select coalesce(
      json_agg(
        json_build_object('is_admin', m.is_admin, 'person', c.card)
        order by m.is_admin desc, m.joined_at desc, m.user_id desc
      ),
      '[]'
    )
    from members m
    join cards c on c.id = m.user_id
  )`;

/** By number of members who chose them. */
const ORGANISATIONS = `
  (
    select coalesce(json_agg(${ORGANISATION_LOGO} order by chosen.members desc, o.id), '[]')
    from (
      select c.organisation_id, count(*) as members
      from user_organisations c
      where c.user_id = any(array(select m.user_id from shown_members m where m.organisations))
      group by c.organisation_id
      order by members desc, c.organisation_id
      limit ${MOST_ORGANISATIONS}
    ) chosen
    join organisations o on o.id = chosen.organisation_id
  )`;

const CODES = `
  (
    select coalesce(json_agg(${CODE_CARD} order by c.archived_at is null desc, c.created_at desc, c.id desc), '[]')
    from (
      select *
      from codes
      where owner_team_id = t.id
      order by archived_at is null desc, created_at desc, id desc
      limit ${MOST_CODES}
    ) c
  )`;

const PAYER = `
  (
    select json_build_object(
      'method_state', y.method_state,
      'method_label', y.method_label,
      'method_expires', y.method_expires,
      'problem', ${PAYMENT_PROBLEM},
      'own_pause', ${ownPause("y.id", "$3")},
      'ceiling_cents', y.ceiling_cents,
      'backings', ${BACKED},
      'blacklist', ${blacklistOf("y.id")}
    )
    from payers y
    where y.team_id = t.id
  )`;

/** The team's payer, if the viewer is its admin. */
const PAYER_TO_ADMIN = `
  (
    select y.id
    from payers y
    join team_members me on me.team_id = y.team_id and me.user_id = $1 and me.is_admin
    where y.team_id = $2
  )`;

/** $1 the viewer, $2 the team, $3 now: everything that might be shown, in one statement. */
export const selectTeam = prepared<TeamRow>(
  "team",
  `
  with ${viewerOf("$1", "$3")},
    ${SHOWN_MEMBERS},
    ${backedBy(PAYER_TO_ADMIN)},
    ${cardsOf(`select m.user_id from members m union all ${BACKED_PEOPLE}`)}
  select ${TEAM_CARD} as team,
    ${MEMBERS} as members,
    ${ORGANISATIONS} as organisations,
    (
      select coalesce(sum(g.gross_cents), 0)::bigint
      from payers y
      join gross_totals g on g.party = 'payer' and g.party_id = y.id
      where y.team_id = t.id
    ) as donated_cents,
    case when me.is_admin then ${CODES} end as codes,
    case when me.is_admin then ${PAYER} end as payer
  from teams t
  left join team_members me on me.team_id = t.id and me.user_id = $1
  where t.id = $2
    and t.deleted_at is null`,
);
