import { z } from "zod";
import { Named } from "./admin.ts";

/** An unusual workout: only the data that makes it unusual (rule 28). */
export const AdminHeldWorkout = z.object({
  id: z.int(),
  person: Named,
  type: z.string(),
  source: z.string(),
  /** Why it is held, in a sentence. */
  reason: z.string(),
  ended_at: z.iso.datetime(),
  received_at: z.iso.datetime(),
  minutes: z.number().nullable(),
  km: z.number().nullable(),
  kcal: z.int(),
  /** km/h, and kcal per kg and hour; null where unknown. */
  speed: z.number().nullable(),
  effort: z.number().nullable(),
  review: z.enum(["accepted", "refused"]).nullable(),
  reviewed_by: Named.nullable(),
  reviewed_at: z.iso.datetime().nullable(),
});
export type AdminHeldWorkout = z.infer<typeof AdminHeldWorkout>;
