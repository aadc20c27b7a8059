import { type Language, LANGUAGES } from "@kalivo/domain/language.ts";
import { z } from "zod";
import { Cause, OrganisationTexts, Picture } from "./organisation.ts";

const euros = z.number();

/** What an organisation shows of a payout that it got, as everybody may see it. */
export const ProofPost = z.object({
  id: z.int(),
  organisation: Cause,
  language: z.enum(LANGUAGES),
  text: z.string(),
  picture: Picture.nullable(),
  picture_text: z.string().nullable(),
  /** When an admin had looked at it. */
  shown_at: z.iso.datetime(),
  /** Months whose money is in the payout, first and last; null: unknown. */
  months: z.object({ first: z.string(), last: z.string() }).nullable(),
  /** The payout; null with fewer than 5 donors in it, so that no single one can be derived. */
  payout: z.object({ paid_on: z.iso.date(), amount_in_euros: euros }).nullable(),
  /** The day on which the transfer came back; the money is owed again. Null: it did not. */
  came_back_on: z.iso.date().nullable(),
  /** The day on which a later transfer paid that money again; null: none did. */
  paid_again_on: z.iso.date().nullable(),
});
export type ProofPost = z.infer<typeof ProofPost>;

/** The same with what of it is one's own; zero where nothing is. */
export const OwnProofPost = ProofPost.extend({
  given_in_euros: euros,
  raised_in_euros: euros,
  /** One's own statements, or those of teams one acts for, whose money is in it. */
  statements: z.array(z.object({ id: z.int(), amount_in_euros: euros })),
});
export type OwnProofPost = z.infer<typeof OwnProofPost>;

/** What an organisation says of itself, in each language. English is shown where one is missing. */
export const OrganisationWords = z.object({
  en: OrganisationTexts,
  fr: OrganisationTexts,
  nl: OrganisationTexts,
  de: OrganisationTexts,
} satisfies Record<Language, unknown>);
export type OrganisationWords = z.infer<typeof OrganisationWords>;

export const POST_STATES = ["waiting", "approved", "returned"] as const;
const State = z.enum(POST_STATES);

/** The page of an organisation behind its link. */
export const Entrance = z.object({
  organisation: Cause,
  closes_at: z.iso.datetime(),
  confirmed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  words: OrganisationWords,
  account: z.object({ holder: z.string(), iban: z.string() }).nullable(),
  /** The latest change that was sent; null: none yet. */
  change: z
    .object({
      state: State,
      at: z.iso.datetime(),
      reason: z.string().nullable(),
      words: OrganisationWords.partial().nullable(),
      account_holder: z.string().nullable(),
    })
    .nullable(),
  payouts: z.array(
    z.object({
      id: z.int(),
      paid_on: z.iso.date(),
      amount_in_euros: euros,
      months: ProofPost.shape.months,
      came_back_on: z.iso.date().nullable(),
      post: z
        .object({
          id: z.int(),
          state: State,
          reason: z.string().nullable(),
          language: z.enum(LANGUAGES),
          text: z.string(),
          picture: Picture.nullable(),
          picture_text: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
});
export type Entrance = z.infer<typeof Entrance>;

/** What waits for an admin's look: what is shown now beside what is proposed. */
export const Look = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("words"),
    id: z.int(),
    organisation: Cause,
    at: z.iso.datetime(),
    now: OrganisationWords,
    proposed: OrganisationWords.partial(),
    account_holder: z.object({ now: z.string().nullable(), proposed: z.string() }).nullable(),
  }),
  z.object({
    kind: z.literal("post"),
    id: z.int(),
    organisation: Cause,
    at: z.iso.datetime(),
    language: z.enum(LANGUAGES),
    text: z.string(),
    picture: Picture.nullable(),
    picture_text: z.string().nullable(),
    payout: z.object({ paid_on: z.iso.date(), amount_in_euros: euros }),
  }),
]);
export type Look = z.infer<typeof Look>;
