import { z } from "zod";

/** For a burner values are kcal, for a donor or a team euros given. The running month is `temporary`. */
export const Stats = z.object({
  allTime: z.number(),
  bars: z.array(z.object({ date: z.string(), value: z.number(), temporary: z.boolean() })),
  bigNumber: z.number(),
  nbUsers: z.int().optional(),
  garminDisclaimer: z.string().nullable(),
});
export type Stats = z.infer<typeof Stats>;
