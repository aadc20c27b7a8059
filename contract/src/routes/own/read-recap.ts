import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Face } from "../../shapes/face.ts";
import { OrganisationLogo } from "../../shapes/organisation.ts";

const euros = z.number();
/** The organisations' shares of a sum, the largest first. */
const shares = z.array(OrganisationLogo.extend({ amount_in_euros: euros }));

/** Somebody's closed month: what they burned, what it raised, what they gave. */
export const Recap = z.object({
  month: z.string(),
  kcal: z.number(),
  /** The day in Brussels with the most calories; null where none counted. */
  best_day: z.object({ date: z.iso.date(), kcal: z.number() }).nullable(),
  /** Kcal of each day in Brussels on which some counted. */
  days: z.array(z.object({ date: z.iso.date(), kcal: z.number() })),
  /** The middle of one's months before; null before there were three. */
  middle_kcal: z.number().nullable(),
  donors: z.number(),
  /** Of them those one may see, people before teams, a dozen at most. */
  faces: z.array(Face),
  /** Cheers for weeks that ended in the month. */
  cheers: z.number(),
  /** Billed to the donors: collected, announced or being collected, without what a bank refused. */
  raised_in_euros: euros,
  /** Of it what is not collected yet. */
  on_its_way_in_euros: euros,
  organisations: shares,
  /** Billed to them for others' calories, by the same rule; null where nothing was. */
  given: z
    .object({
      amount_in_euros: euros,
      on_its_way_in_euros: euros,
      /** Whose calories it was for. */
      people: z.number(),
      /** Of them those one may see, a dozen at most. */
      faces: z.array(Face),
      organisations: shares,
    })
    .nullable(),
});
export type Recap = z.infer<typeof Recap>;

export const readRecap = defineRoute({
  method: "GET",
  path: api.readRecap,
  summary: "One's own last month, for some days after it was closed; null for who wants none or had none.",
  access: "person",
  ok: { 200: z.object({ recap: Recap.nullable() }) },
});
