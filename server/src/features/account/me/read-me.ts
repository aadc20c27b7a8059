import type { Backer } from "@kalivo/contract/shapes/person.ts";
import type { PaymentInfo, User } from "@kalivo/contract/shapes/user.ts";
import {
  brusselsDay,
  periodEnd,
  periodLabel,
  periodOf,
  periodStart,
  type PeriodId,
} from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { SignedIn } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { expiresOnWire, pausedOnWire, problemOnWire } from "../../billing/problem/payment-problem.ts";
import { codeOnWire } from "../../codes/code-card.ts";
import { teamOnWire } from "../../teams/card/team-card.ts";
import { workoutOnWire } from "../../workouts/workout-on-wire.ts";
import { euros, instant, personFor, pledgeOnWire, type BackerRow } from "../../people/card/person-card.ts";
import { selectMe, type MePayer, type MeRow } from "./me.queries.ts";

/** The signed-in person with all details; null when the account was erased meanwhile. */
export async function readMe(
  { pool, config }: Pick<Services, "pool" | "config">,
  { id, admin, mayAdminister }: SignedIn,
  { now, say }: { now: Date; say: ServerWords },
): Promise<User | null> {
  const period = periodOf(now);
  const [row] = await selectMe(pool, [id, periodStart(period), periodEnd(period), brusselsDay(now), now]);
  if (row === undefined) return null;
  const user = userOnWire(row, period, { now, say, contact: config.associationMail });
  return admin ? { ...user, may_administer: mayAdminister } : user;
}

type Asked = { now: Date; say: ServerWords; contact: string };

function userOnWire(me: MeRow, period: PeriodId, asked: Asked): User {
  return {
    id: me.id,
    first_name: me.first_name,
    last_name: me.last_name,
    email: me.email,
    email_confirmed: me.email_confirmed,
    email_waiting: me.email_waiting,
    phone: me.phone,
    gender: me.gender,
    birthday: me.birthday,
    height: me.height_cm,
    weight: me.weight_kg,
    picture: me.picture,
    why_i_move: me.card.why_i_move,
    admin: me.is_admin,
    active_source: me.active_source,
    resting_until: me.resting_until === null ? null : brusselsDay(me.resting_until),
    teams: me.teams.map(teamOnWire),
    codes: me.codes.map(codeOnWire),
    workouts: me.workouts.map((workout) => workoutOnWire(workout, asked.say)),
    organisations: me.organisations,
    paying_now: me.paying.map(({ rate_cents, left_units, counts_since }) => ({
      rate_in_cents_per_kcal: rate_cents / 100,
      left_in_euros: left_units === null ? null : Math.floor(left_units / 100) / 100,
      counts_since: instant(counts_since),
    })),
    backers_with_pivot: me.backers.flatMap((backer) => backerOnWire(me.id, backer)),
    ...(me.payer !== null &&
      hasPaymentInfo(me.payer) && {
        payment_info: paymentInfo(me.id, me.payer, asked),
      }),
    privacy: me.privacy,
    total_raised: euros(me.card.raised_cents),
    total_donated: euros(me.card.donated_cents),
    backers_count: me.card.backers_count,
    burners_count: me.card.burners_count,
    created_at: me.created_at.toISOString(),
    health_consent: me.health_consent,
    registration: me.registration,
    stats: {
      period: periodLabel(period),
      kcal_this_period: me.kcal,
      raised_this_period_estimate: eurosFromCents(me.raised_estimate_cents),
      donated_this_period_estimate: euros(me.payer?.donated_estimate_cents ?? 0),
    },
  };
}

function backerOnWire(viewerId: number, { owner, team, pledge }: BackerRow): Backer[] {
  const pivot = pledgeOnWire(pledge);
  if (team !== null) return [{ owner_type: "team", owner: team, pivot }];
  return owner === null ? [] : [{ owner_type: "user", owner: personFor(viewerId, owner), pivot }];
}

/** Present once the person pays for a burner or has a payment method. */
const hasPaymentInfo = (payer: MePayer) => payer.method_state !== "none" || payer.burners.length > 0;

const paymentInfo = (viewerId: number, payer: MePayer, asked: Asked): PaymentInfo => ({
  is_active: payer.method_state === "active",
  method_state: payer.method_state,
  method_label: payer.method_label,
  method_expires: expiresOnWire(payer),
  problem: problemOnWire(payer, asked),
  ...pausedOnWire(payer),
  ceiling_in_euros: euros(payer.ceiling_cents),
  burners_with_pivot: payer.burners.map(({ burner, pledge }) => ({
    ...personFor(viewerId, burner),
    pivot: pledgeOnWire(pledge),
  })),
  blacklisted_organisations: payer.blacklist,
});
