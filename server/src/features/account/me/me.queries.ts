import { PAYMENT_PROBLEM, type ProblemRow } from "../../billing/problem/problem.queries.ts";
import { ownPause, type OwnPause } from "../../payer-stops/stops.queries.ts";
import { ADDRESS_LINK_DAYS, HOME_WORKOUTS } from "@kalivo/domain/limits.ts";
import type { Privacy } from "@kalivo/contract/shapes/privacy.ts";
import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { prepared } from "#server/db/prepared.ts";
import { faceJson } from "../../pictures/pictures.queries.ts";
import { restingUntil } from "../../rests/rests.queries.ts";
import type { CodeCard } from "../../codes/code-card.ts";
import { estimateCents } from "../../stats/stats.queries.ts";
import type { TeamCard } from "../../teams/card/team-card.ts";
import { teamsOf } from "../../teams/card/card.queries.ts";
import { WORKOUT_COLUMNS, type WorkoutRow } from "../../workouts/workouts.queries.ts";
import type { BackedRow, BackerRow, PersonCard } from "../../people/card/person-card.ts";
import { cardOf, cardsOf, ORGANISATION_LOGO, viewerOf } from "../../people/card/card.queries.ts";
import {
  BACKED,
  BACKED_PEOPLE,
  backedBy,
  BACKERS,
  backersOf,
  BACKING_PEOPLE,
  blacklistOf,
} from "../../people/card/relations.queries.ts";
import { payersOf, PAYING_NOW, type PayingNow } from "../../workouts/who-pays.queries.ts";
import { activeCodesOf } from "../../codes/codes.queries.ts";

export type MeRow = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  email_confirmed: boolean;
  email_waiting: string | null;
  phone: string | null;
  gender: User["gender"];
  birthday: string | null;
  height_cm: number | null;
  weight_kg: number | null;
  picture: { url: string } | null;
  is_admin: boolean;
  active_source: User["active_source"];
  created_at: Date;
  privacy: Privacy;
  card: PersonCard;
  health_consent: boolean;
  registration: User["registration"];
  resting_until: Date | null;
  teams: TeamCard[];
  codes: CodeCard[];
  workouts: WorkoutRow[];
  organisations: OrganisationLogo[];
  backers: BackerRow[];
  payer: MePayer | null;
  kcal: number;
  raised_estimate_cents: bigint;
  paying: PayingNow[];
};

export type MePayer = {
  method_state: "none" | "active" | "failed";
  method_label: string | null;
  method_expires: number | null;
  own_pause: OwnPause | null;
  problem: ProblemRow | null;
  ceiling_cents: number;
  burners: BackedRow[];
  blacklist: OrganisationLogo[];
  donated_estimate_cents: number;
};

/**
 * Everything the app shows of the signed-in person, in one statement: $1 the person, $2 and $3 the running month, $4
 * the day, $5 now.
 */
export const selectMe = prepared<MeRow>(
  "me",
  `
  with ${viewerOf("$1", "$5")},
    ${backersOf("$1")},
    ${backedBy("(select payer_id from viewer)")},
    burner as materialized (
      select $1::integer as id
    ),
    page as materialized (
      select *
      from workouts
      where user_id = $1
      order by end_utc desc, id desc
      limit ${HOME_WORKOUTS}
    ),
    ${payersOf("$5")},
    ${cardsOf(`select $1::integer union all ${BACKING_PEOPLE} union all ${BACKED_PEOPLE}`)}
  select u.id, u.first_name, u.last_name, u.email, u.email_confirmed_at is not null as email_confirmed,
    (
      select c.email::text
      from address_confirmations c
      where c.user_id = u.id
        and c.kind = 'change'
        and c.done_at is null
        and c.created_at > $4::date - ${ADDRESS_LINK_DAYS}
      order by c.id desc
      limit 1
    ) as email_waiting,
    u.phone, u.gender, u.birthday, u.height_cm,
    u.weight_kg::float8 as weight_kg, ${faceJson("u")} as picture, u.is_admin, u.active_source, u.created_at,
    ${restingUntil("u.id", "$5")} as resting_until,
    row_to_json(v) as privacy,
    ${cardOf("$1")} as card,
    exists (
      select 1 from consents c where c.user_id = u.id and c.kind = 'health' and c.withdrawn_at is null
    ) as health_consent,
    (
      select json_build_object('type', r.type, 'step', r.step, 'wanted', r.wanted)
      from registrations r
      where r.user_id = u.id
    ) as registration,
    ${teamsOf("$1")} as teams,
    ${activeCodesOf("$1", "$4")} as codes,
    (
      select coalesce(json_agg(latest), '[]')
      from (
        select ${WORKOUT_COLUMNS}
        from page w
        order by w.end_utc desc, w.id desc
      ) latest
    ) as workouts,
    (
      select coalesce(json_agg(${ORGANISATION_LOGO} order by c.chosen_at, o.id), '[]')
      from user_organisations c
      join organisations o on o.id = c.organisation_id
      where c.user_id = u.id
    ) as organisations,
    ${BACKERS} as backers,
    (
      select json_build_object(
        'method_state', y.method_state,
        'method_label', y.method_label,
        'method_expires', y.method_expires,
        'problem', ${PAYMENT_PROBLEM},
        'own_pause', ${ownPause("y.id", "$5")},
        'ceiling_cents', y.ceiling_cents,
        'burners', ${BACKED},
        'blacklist', ${blacklistOf("y.id")},
        'donated_estimate_cents', least(y.ceiling_cents, ${estimateCents("payer", "y.id", "$2", "$3")})
      )
      from payers y
      where y.user_id = u.id
    ) as payer,
    (
      select coalesce(sum(w.kcal_counted), 0)::integer
      from workouts w
      where w.user_id = u.id
        and w.status = 'ok'
        and w.end_utc >= $2
        and w.end_utc < $3
    ) as kcal,
    ${estimateCents("burner", "$1", "$2", "$3")} as raised_estimate_cents,
    ${PAYING_NOW} as paying
  from users u
  join privacy_settings v on v.user_id = u.id
  where u.id = $1`,
);
