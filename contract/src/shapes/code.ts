import { z } from "zod";

/** What a code offers, as everybody who knows it may see it. `monthly_max_in_euros` of 1000: no limit. */
export const CodeOffer = z.object({
  id: z.int(),
  code: z.string(),
  /** 0: an invitation without money. */
  rate_in_cents_per_kcal: z.number(),
  monthly_max_in_euros: z.number(),
  /** The last day it may be used, Brussels time; null: no end. */
  valid_until: z.iso.date().nullable(),
  owner_type: z.enum(["user", "team"]),
  /** The owner's display name: a pseudonym where one is set. */
  owner: z.object({ id: z.int(), name: z.string() }),
});

/** A code as its owner, or an admin of the team that owns it, sees it. */
export const Code = CodeOffer.extend({
  label: z.string().nullable(),
  max_uses: z.int().nullable(),
  uses_count: z.int(),
  archived_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** How many pledges started by this code still run. */
  running_pledges: z.int(),
});

export type CodeOffer = z.infer<typeof CodeOffer>;
export type Code = z.infer<typeof Code>;
