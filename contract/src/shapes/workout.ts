import { z } from "zod";

export const Workout = z.object({
  id: z.int(),
  type: z.string(),
  title: z.string().nullable(),
  kcal: z.int(),
  /** Minutes, decimal. */
  duration: z.number(),
  start_date: z.iso.datetime(),
  source: z.string(),
  source_id: z.string().nullable(),
  /** Already counted in a closed period. */
  consumed: z.boolean(),
  legal_appending: z.string().nullable(),
  km: z.number().nullable(),
  minutes: z.number().nullable(),
  status: z.enum(["ok", "held", "duplicate", "ignored"]),
  reason: z.string().nullable(),
});
export type Workout = z.infer<typeof Workout>;
