import { KCAL_BASES } from "@kalivo/domain/efforts/activity.ts";
import { z } from "zod";

export const Workout = z.object({
  id: z.int(),
  type: z.string(),
  title: z.string().nullable(),
  kcal: z.int(),
  /** Minutes, decimal. */
  duration: z.number(),
  start_date: z.iso.datetime(),
  /** The instant that decides its price and its month (rule 7). */
  end_date: z.iso.datetime(),
  source: z.string(),
  source_id: z.string().nullable(),
  /** Already counted in a closed period. */
  consumed: z.boolean(),
  /** May still be billed: not billed yet, and not too late for every future close. */
  open: z.boolean(),
  legal_appending: z.string().nullable(),
  km: z.number().nullable(),
  minutes: z.number().nullable(),
  status: z.enum(["ok", "held", "duplicate", "ignored"]),
  /** One sentence: why it counts nothing, or less than alone, or why it earns nothing; `reason_code` for programs. */
  reason: z.string().nullable(),
  reason_code: z.string().nullable(),
  /** The workout that counts instead, or may be the same effort. */
  same_effort_as: z
    .object({
      id: z.int(),
      type: z.string(),
      source: z.string(),
      start_date: z.iso.datetime(),
      kcal: z.int(),
      legal_appending: z.string().nullable(),
    })
    .nullable(),
  /** Whether its owner is asked if the two are one, may say that they are two, or may take back an answer. */
  question: z.enum(["same_or_not", "may_differ", "take_back"]).nullable(),
  answer: z.enum(["same", "distinct"]).nullable(),
  /** What it would count alone, and its origin: as reported, on which basis, with which weight in kg. */
  kcal_net: z.int(),
  kcal_reported: z.int().nullable(),
  basis: z.enum(KCAL_BASES),
  kg_used: z.number().nullable(),
  kg_assumed: z.boolean(),
  /** Whether pledges for synced workouts only pay for it. */
  synced: z.boolean(),
  /** Approximately what its donors give for it, each up to their limit; 0 without donors, and once its month is closed. */
  given_in_euros: z.number(),
  /** The activity at its provider, if the provider requires a link. */
  source_url: z.string().nullable(),
});
export type Workout = z.infer<typeof Workout>;
