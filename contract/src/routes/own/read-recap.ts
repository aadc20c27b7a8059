import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { OrganisationLogo } from "../../shapes/organisation.ts";

const euros = z.number();

/** A burner's closed month, without its donors' names. */
export const Recap = z.object({
  month: z.string(),
  kcal: z.number(),
  /** The day in Brussels with the most calories; null where none counted. */
  best_day: z.object({ date: z.iso.date(), kcal: z.number() }).nullable(),
  donors: z.number(),
  /** Billed to the donors: collected, announced or being collected. */
  raised_in_euros: euros,
  /** The organisations' shares, the largest first. */
  organisations: z.array(OrganisationLogo.extend({ amount_in_euros: euros })),
});
export type Recap = z.infer<typeof Recap>;

export const readRecap = defineRoute({
  method: "GET",
  path: api.readRecap,
  summary: "One's own last month, for some days after it was closed; null for who wants none or had none.",
  access: "person",
  ok: { 200: z.object({ recap: Recap.nullable() }) },
});
