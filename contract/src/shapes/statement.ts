import { z } from "zod";
import { TeamLogo } from "./team-logo.ts";

/** Where a payer's month stands, in one word. */
export const StatementState = z.enum([
  "open",
  "announced",
  "carried",
  "charged",
  "cancelled",
  "waived",
  "unpaid",
]);
export const ChargeState = z.enum([
  "planned",
  "notified",
  "submitting",
  "unknown",
  "action_required",
  "processing",
  "succeeded",
  "failed",
  "canceled",
  "written_off",
]);

/** One burner's month, recomputable by hand: floor(sum of kcal x rate / 100 cents), then the cap, then the ceiling. */
export const StatementLine = z.object({
  id: z.int(),
  month: z.string(),
  burner: z.object({ id: z.int(), name: z.string() }),
  kcal: z.int(),
  parts: z.array(z.object({ rate_in_cents_per_kcal: z.number(), kcal: z.int() })),
  cap_in_euros: z.number().nullable(),
  computed_in_euros: z.number(),
  due_in_euros: z.number(),
  state: z.enum(["pending", "carried", "charged", "cancelled", "waived", "no_organisation"]),
  organisations: z.array(z.object({ id: z.int(), name: z.string(), amount_in_euros: z.number() })),
});

export const StatementSummary = z.object({
  id: z.int(),
  month: z.string(),
  /** The team that pays, for its admins; null for one's own months. */
  team: TeamLogo.nullable(),
  state: StatementState,
  total_in_euros: z.number(),
  /** Null when nothing is charged for this month (carried, waived, cancelled, nothing due). */
  charge: z
    .object({
      state: ChargeState,
      amount_in_euros: z.number(),
      fee_in_euros: z.number().nullable(),
      notified_at: z.iso.datetime().nullable(),
      due_at: z.iso.datetime().nullable(),
      succeeded_at: z.iso.datetime().nullable(),
      method_label: z.string().nullable(),
      action_url: z.string().nullable(),
    })
    .nullable(),
});

export const Statement = StatementSummary.extend({
  carried_months: z.int(),
  /** Set when the payer's ceiling scaled the lines down. */
  scaled_to_euros: z.number().nullable(),
  /** The payer can still cancel or lower: announced and not yet collected. */
  can_change: z.boolean(),
  lines: z.array(StatementLine),
});

export type StatementLine = z.infer<typeof StatementLine>;
export type StatementSummary = z.infer<typeof StatementSummary>;
export type Statement = z.infer<typeof Statement>;
