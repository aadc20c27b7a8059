import { MILESTONES } from "@kalivo/domain/people/milestones.ts";
import { z } from "zod";
import { Cause, OrganisationLogo, Picture } from "./organisation.ts";
import { TeamLogo } from "./team-logo.ts";

/** What a payer planned for the first day of a month to come (decision 56). */
const PlannedTerms = z.object({
  from: z.iso.date(),
  rate_in_cents_per_kcal: z.number(),
  monthly_max_in_euros: z.number(),
  synced_only: z.boolean(),
});

/**
 * The terms of a pledge on the wire: euros per 100 kcal, euros a month (1000 or more: no limit), and whether only workouts
 * from a device or a provider count.
 */
export const PledgePivot = z.object({
  rate_in_cents_per_kcal: z.number(),
  monthly_max_in_euros: z.number(),
  synced_only: z.boolean(),
  /** Workouts that end after this count at these terms; null: the payer has never had a payment method (rule 20b). */
  counts_since: z.iso.datetime().nullable(),
  /** For the payer alone: the day on which the burner's rest ends, and what is planned. Absent: neither. */
  resting_until: z.iso.date().optional(),
  next: PlannedTerms.optional(),
});

/**
 * A person as others may see them (rules 26-28): a hidden figure or list is an absent key, never 0 or []. `first_name` and
 * `last_name` contain the pseudonym where one is set.
 */
export const Person = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  picture: Picture.nullable(),
  /** Two lines of plain text that the person wrote; seen by whoever sees the name (rule 61). */
  why_i_move: z.string().nullable(),
  total_raised: z.number().optional(),
  total_donated: z.number().optional(),
  backers_count: z.int().optional(),
  burners_count: z.int().optional(),
  /** The chosen organisations, in the order of choosing. */
  organisations: z.array(Cause).optional(),
  created_at: z.iso.datetime(),
  /** The viewer's own pledge to this person. */
  pivot: PledgePivot.nullable(),
  /** This person's pledge to the viewer. */
  gives_you: PledgePivot.nullable(),
});

const RelationRate = z.object({
  rate_in_cents_per_kcal: z.number().optional(),
  monthly_max_in_euros: z.number().optional(),
  synced_only: z.boolean().optional(),
  /** Only for the two people of the pledge. */
  counts_since: z.iso.datetime().nullable().optional(),
  resting_until: z.iso.date().optional(),
  next: PlannedTerms.optional(),
});

/** A donor: a person, or a team, which has no privacy settings. */
export const Backer = z.discriminatedUnion("owner_type", [
  z.object({ owner_type: z.literal("user"), owner: Person, pivot: RelationRate }),
  z.object({ owner_type: z.literal("team"), owner: TeamLogo, pivot: RelationRate }),
]);
export const BackedBurner = Person.extend({ relation: RelationRate });

export const Profile = Person.extend({
  /** Whether the person has chosen organisations (burner) or pledged (donor): drives the missing-profile notices. */
  is_burner: z.boolean(),
  is_donor: z.boolean(),
  /** A burner's milestones, as far as the viewer may know. */
  milestones: z.array(z.enum(MILESTONES)),
  organisations: z.array(OrganisationLogo).optional(),
  backers_with_pivot: z.array(Backer).optional(),
  payment_info: z.object({ burners_with_pivot: z.array(BackedBurner) }).optional(),
});

export type PlannedTerms = z.infer<typeof PlannedTerms>;
export type PledgePivot = z.infer<typeof PledgePivot>;
export type Person = z.infer<typeof Person>;
export type Backer = z.infer<typeof Backer>;
export type BackedBurner = z.infer<typeof BackedBurner>;
export type Profile = z.infer<typeof Profile>;
