import { THEMES } from "@kalivo/domain/organisations/themes.ts";
import { z } from "zod";

export const Picture = z.object({ url: z.string() });

/** An organisation in lists and as a logo. Pictures are null until one is uploaded. */
export const Organisation = z.object({
  id: z.int(),
  name: z.string(),
  logo: Picture.nullable(),
  logo_gray: Picture.nullable(),
  banner: Picture.nullable(),
  /** In the caller's language, else in English. */
  short_description: z.string(),
  themes: z.array(z.enum(THEMES)),
  /** Kalivo itself: what is given for it pays for what Kalivo costs (rule 75). */
  is_association: z.boolean(),
  /** Euros, gross, all months (rule 16). */
  donations_sum_total_in_euros: z.number(),
  users_count: z.int(),
  created_at: z.iso.datetime(),
});

export const OrganisationDetail = Organisation.extend({
  long_description: z.string(),
  /** What came of the money, in words: "In 2026: 1 240 warm meals". */
  result: z.string().nullable(),
  result_picture: Picture.nullable(),
  /** One entry a month, newest first; months with fewer than 5 donors, and what hides them (decision 75), are added to the next older one. */
  donations: z.array(
    z.object({
      month: z.string(),
      /** The oldest and the newest month in it: itself, where none was added. */
      from: z.string(),
      until: z.string(),
      total_in_euros: z.number(),
    }),
  ),
});

/** An organisation's texts in another language than English; null: not written yet. */
export const OrganisationTexts = z.object({
  short_description: z.string().nullable(),
  long_description: z.string().nullable(),
  result: z.string().nullable(),
});

/** A chosen organisation as part of a person. */
export const OrganisationLogo = Organisation.pick({ id: true, name: true, logo: true, logo_gray: true });

export type Organisation = z.infer<typeof Organisation>;
export type OrganisationDetail = z.infer<typeof OrganisationDetail>;
/** The same on cards of people. */
export const Cause = OrganisationLogo.omit({ logo_gray: true });

export type OrganisationTexts = z.infer<typeof OrganisationTexts>;
export type Cause = z.infer<typeof Cause>;
export type OrganisationLogo = z.infer<typeof OrganisationLogo>;
