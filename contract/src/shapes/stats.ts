import { z } from "zod";

/**
 * For a burner values are kcal, for a donor or a team euros given. A month that is closed and not collected yet is what was
 * announced, `announced` and `temporary`; who may not see the running month does not see that either. The running month is `temporary`; whose running month of
 * giving is not the viewer's has no bar of it, and null for a number (rule 37).
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
  /** The last day that the running month tells of; null: it is of now, or not told. */
  until: z.iso.date().nullable(),
  nbUsers: z.int().optional(),
  garminDisclaimer: z.string().nullable(),
});
export type Stats = z.infer<typeof Stats>;
