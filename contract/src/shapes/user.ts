import { GENDERS } from "@kalivo/domain/limits.ts";
import { z } from "zod";
import { Code } from "./code.ts";
import { PaymentProblem } from "./payment-problem.ts";
import { Backer, Person } from "./person.ts";
import { OrganisationLogo, Picture } from "./organisation.ts";
import { PledgePivot } from "./person.ts";
import { Privacy } from "./privacy.ts";
import { Registration } from "./registration.ts";
import { Team } from "./team.ts";
import { Workout } from "./workout.ts";

const OwnBurner = Person.extend({ pivot: PledgePivot });

const PayingNow = z.object({
  rate_in_cents_per_kcal: z.number(),
  /** The rest of this month's limit, in euros; null: no limit. */
  left_in_euros: z.number().nullable(),
  /** Workouts that ended before count nothing, or at an earlier rate. */
  counts_since: z.iso.datetime(),
});

/** Present once the person pays for a burner or has a payment method. */
export const PaymentInfo = z.object({
  /** A valid payment method is saved. */
  is_active: z.boolean(),
  method_state: z.enum(["none", "active", "failed"]),
  method_label: z.string().nullable(),
  /** The last month a card can be used, "2026-12"; null: it does not expire, or unknown. */
  method_expires: z.string().nullable(),
  problem: PaymentProblem.nullable(),
  /** Since when they have paused their giving themself; null: not paused. */
  paused_since: z.iso.datetime().nullable(),
  /** The day on which that pause ends by itself; null: it does not. */
  paused_until: z.iso.date().nullable(),
  /** The payer's ceiling over all pledges, euros a month. */
  ceiling_in_euros: z.number(),
  burners_with_pivot: z.array(OwnBurner),
  blacklisted_organisations: z.array(OrganisationLogo),
});

/** The signed-in person with all details. */
export const User = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** The address is confirmed as theirs (rule 38). */
  email_confirmed: z.boolean(),
  /** A new address, used once it is confirmed. */
  email_waiting: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  birthday: z.string().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  picture: Picture.nullable(),
  why_i_move: z.string().nullable(),
  admin: z.boolean(),
  /**
   * For an admin: this session has shown the second factor that the admin pages require (rule 40). Absent for everybody
   * else.
   */
  may_administer: z.boolean().optional(),
  /** The day on which one's rest ends; null: one does not rest. */
  resting_until: z.iso.date().nullable(),
  active_source: z.enum(["manual", "strava", "garmin", "health"]),
  /** With the person's own membership as `pivot`. */
  teams: z.array(Team),
  /** The person's own active codes and those of the teams they administer, newest first, at most 100. */
  codes: z.array(Code),
  /** The latest three. */
  workouts: z.array(Workout),
  organisations: z.array(OrganisationLogo),
  backers_with_pivot: z.array(Backer),
  /** What donors give for a workout typed now, without names: their rates, and the rest of their limits. */
  paying_now: z.array(PayingNow),
  payment_info: PaymentInfo.optional(),
  privacy: Privacy,
  total_raised: z.number(),
  total_donated: z.number(),
  backers_count: z.int(),
  burners_count: z.int(),
  created_at: z.iso.datetime(),
  /** Whether the health consent of rule 33 is given. */
  health_consent: z.boolean(),
  /** For an unfinished registration; null for everybody else. */
  registration: Registration.nullable(),
  /** Sums for Home: kcal of the running period, and its pledges so far (an estimate). */
  stats: z.object({
    period: z.string(),
    kcal_this_period: z.int(),
    raised_this_period_estimate: z.number(),
    donated_this_period_estimate: z.number(),
  }),
});
export type User = z.infer<typeof User>;
export type PaymentInfo = z.infer<typeof PaymentInfo>;
export type OwnBurner = z.infer<typeof OwnBurner>;
