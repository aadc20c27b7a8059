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
  /** Euros of this month's limit; null: no limit. */
  left_in_euros: z.number().nullable(),
  /** What ended before counts nothing, or at an earlier rate. */
  counts_since: z.iso.datetime(),
});

/** Present once the person pays for somebody or has a payment method. */
export const PaymentInfo = z.object({
  /** A valid payment method is saved. */
  is_active: z.boolean(),
  method_state: z.enum(["none", "active", "failed"]),
  method_label: z.string().nullable(),
  /** The last month a card can be used, "2026-12"; null: it does not expire, or it is not known. */
  method_expires: z.string().nullable(),
  problem: PaymentProblem.nullable(),
  /** Since when they have paused what they give, by their own wish; null: it goes on. */
  paused_since: z.iso.datetime().nullable(),
  /** The payer's own limit over everything, euros a month. */
  ceiling_in_euros: z.number(),
  burners_with_pivot: z.array(OwnBurner),
  blacklisted_organisations: z.array(OrganisationLogo),
});

/** The signed-in person, whole. */
export const User = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Its mailbox is known to be theirs (rule 38). */
  email_confirmed: z.boolean(),
  /** The address that takes its place once it is confirmed. */
  email_waiting: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  birthday: z.string().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  picture: Picture.nullable(),
  admin: z.boolean(),
  /** Of an admin: this sign-in has shown what the admin pages ask for (rule 40). Absent for everybody else. */
  may_administer: z.boolean().optional(),
  active_source: z.enum(["manual", "strava", "garmin", "health"]),
  /** With the person's own membership as `pivot`. */
  teams: z.array(Team),
  /** The person's own active codes and those of the teams they administer, newest first, at most 100. */
  codes: z.array(Code),
  /** The latest three. */
  workouts: z.array(Workout),
  organisations: z.array(OrganisationLogo),
  backers_with_pivot: z.array(Backer),
  /** What donors give for a workout that is typed in now, without names: at which rate, and what their limits leave. */
  paying_now: z.array(PayingNow),
  payment_info: PaymentInfo.optional(),
  privacy: Privacy,
  total_raised: z.number(),
  total_donated: z.number(),
  backers_count: z.int(),
  burners_count: z.int(),
  created_at: z.iso.datetime(),
  /** Whether the health consent of rule 33 was asked and stands. */
  health_consent: z.boolean(),
  /** Of somebody who has not come to its end; null for everybody else. */
  registration: Registration.nullable(),
  /** Sums for Home: kcal of the running period, and what the running period's pledges come to so far (an estimate). */
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
