import { z } from "zod";

/**
 * For a burner values are kcal, for a donor or a team euros given. A month that is closed and not collected yet has the
 * announced value, and is `announced` and `temporary`, only for viewers who may see the running month. The running month is
 * `temporary`; for other viewers a running month of giving has no bar, and null as its value (rule 37).
 */
export const Stats = z.object({
  allTime: z.number(),
  bars: z.array(
    z.object({
      date: z.string(),
      value: z.number(),
      temporary: z.boolean(),
      announced: z.literal(true).optional(),
    }),
  ),
  bigNumber: z.number().nullable(),
  /** The last day included in the running month; null: it is current, or hidden. */
  until: z.iso.date().nullable(),
  nbUsers: z.int().optional(),
  garminDisclaimer: z.string().nullable(),
});
export type Stats = z.infer<typeof Stats>;
