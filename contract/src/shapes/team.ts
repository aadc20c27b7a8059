import { z } from "zod";
import { Code } from "./code.ts";
import { OrganisationLogo, Picture } from "./organisation.ts";
import { PaymentProblem } from "./payment-problem.ts";
import { Person, PledgePivot } from "./person.ts";

/** The viewer's or a member's role in a team. */
export const Membership = z.object({ is_admin: z.boolean() });

/** A team as lists and cards show it. */
export const Team = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  picture: Picture.nullable(),
  /** The same picture, as the specification's cards name it. */
  logo: Picture.nullable(),
  banner: Picture.nullable(),
  users_count: z.int(),
  created_at: z.iso.datetime(),
  /** The viewer's own membership; null for everybody else. */
  pivot: Membership.nullable(),
});

/** A member; `pivot` is the membership, `pledge` the viewer's own pledge to them. */
export const TeamMember = Person.omit({ pivot: true }).extend({
  pivot: Membership,
  pledge: PledgePivot.nullable(),
});

/** A running pledge of the team, as its admins see it. */
export const Backing = PledgePivot.extend({ to_user_id: z.int(), to: Person });

/** How the team pays: only for its admins. */
export const TeamPaymentInfo = z.object({
  is_active: z.boolean(),
  method_state: z.enum(["none", "active", "failed"]),
  method_label: z.string().nullable(),
  /** The last month a card can be used, "2026-12"; null: it does not expire, or unknown. */
  method_expires: z.string().nullable(),
  problem: PaymentProblem.nullable(),
  /** Since when its admins have paused its giving; null: not paused. */
  paused_since: z.iso.datetime().nullable(),
  /** The day on which that pause ends by itself; null: it does not. */
  paused_until: z.iso.date().nullable(),
  ceiling_in_euros: z.number(),
  backings: z.array(Backing),
  blacklisted_organisations: z.array(OrganisationLogo),
});

/** A team's page. Members who are not public are shown only to team mates; `users_count` counts everybody. */
export const TeamDetail = Team.extend({
  users: z.array(TeamMember),
  /** The organisations of the members who show them. */
  organisations: z.array(OrganisationLogo),
  /** Euros the team gave, gross, all months. */
  total_donated: z.number(),
  /** Admins of the team only. */
  codes: z.array(Code).optional(),
  /** Only for admins, once the team pays for a burner or has a payment method. */
  payment_info: TeamPaymentInfo.optional(),
});

export type Team = z.infer<typeof Team>;
export type TeamMember = z.infer<typeof TeamMember>;
export type TeamDetail = z.infer<typeof TeamDetail>;
export type TeamPaymentInfo = z.infer<typeof TeamPaymentInfo>;
