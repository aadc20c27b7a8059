import { z } from "zod";
import { Face } from "./face.ts";
import { TeamLogo } from "./team-logo.ts";

/** The state of a payer's month. */
export const StatementState = z.enum([
  "open",
  "announced",
  "carried",
  "charged",
  "cancelled",
  "waived",
  "unpaid",
]);
/** What of a collected charge was returned, or is being returned: its state stays "succeeded". */
export const WentBack = z.enum(["disputed", "lost", "refunding", "refunded", "partly_refunded"]);

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
  /** The part refunded, or disputed and not won: it no longer counts as given (rule 16). */
  returned_in_euros: z.number(),
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
      /** When a failed charge is retried; null: not without an action. */
      next_attempt_at: z.iso.datetime().nullable(),
      /** Until when, at the latest, the bank reports the outcome of a direct debit. */
      outcome_by: z.iso.datetime().nullable(),
    })
    .nullable(),
});

/** A refund of a statement. */
export const StatementRefund = z.object({
  id: z.int(),
  state: z.enum(["requested", "pending", "succeeded", "failed"]),
  amount_in_euros: z.number(),
  requested_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** After the time in which every bank books it; before, it is in progress. */
  arrived: z.boolean(),
});

/** The payer's bank asks about a payment (inquiry), took it back (open), or has decided. */
export const StatementDispute = z.object({
  id: z.int(),
  state: z.enum(["inquiry", "open", "won", "lost", "inquiry_closed"]),
  amount_in_euros: z.number(),
  opened_at: z.iso.datetime(),
});

/** Why a payer cannot request a statement's refund on their own. */
export const RefundObstacle = z.enum([
  "not-paid",
  "under-way",
  "disputed",
  "nothing-left",
  "too-late",
  "one-a-year",
]);
/** Why a payer cannot have a statement retried now. */
export const TryObstacle = z.enum([
  "not-failed",
  "under-way",
  "confirm",
  "blocked",
  "no-method",
  "new-method",
  "too-soon",
  "too-many",
]);

/** What a burner wrote to their donors of the month. */
export const StatementAnswer = z.object({ burner: Face, text: z.string() });

export const Statement = StatementSummary.extend({
  carried_months: z.int(),
  /** Set when the payer's ceiling scaled the lines down. */
  scaled_to_euros: z.number().nullable(),
  /** A sentence: that a charge ended without its money, or has a new day, and why. */
  note: z.string().nullable(),
  /** The payer can still cancel or lower: announced and not yet collected. */
  can_change: z.boolean(),
  /** The whole statement can be cancelled: also after a failed try. */
  can_cancel: z.boolean(),
  refunds: z.array(StatementRefund),
  disputes: z.array(StatementDispute),
  /** The refund of everything that still counts as given, at the payer's own request (rule 17). `obstacle` null: allowed. */
  refund: z.object({
    amount_in_euros: z.number(),
    until: z.iso.datetime().nullable(),
    obstacle: RefundObstacle.nullable(),
  }),
  /** Null: it may be retried now. */
  try_obstacle: TryObstacle.nullable(),
  /** The contact's mail address. */
  contact: z.string(),
  /** Once the money arrived, and while something of it counts as given. */
  answers: z.array(StatementAnswer),
  lines: z.array(StatementLine),
});

export type StatementAnswer = z.infer<typeof StatementAnswer>;
export type WentBack = z.infer<typeof WentBack>;
export type StatementLine = z.infer<typeof StatementLine>;
export type StatementSummary = z.infer<typeof StatementSummary>;
export type StatementRefund = z.infer<typeof StatementRefund>;
export type StatementDispute = z.infer<typeof StatementDispute>;
export type Statement = z.infer<typeof Statement>;
