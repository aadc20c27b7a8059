import { z } from "zod";
import { parsePeriod } from "@kalivo/domain/billing/month.ts";
import { Named, ChargeSum, StatementSum } from "./admin.ts";
import { ChargeState, StatementState, WentBack } from "./statement.ts";
import { problem } from "../field-problem.ts";

/** `2026-11` on the wire, the period inside. */
export const wireMonth = z
  .string({ error: problem("month") })
  .transform((text, context) => {
    const period = parsePeriod(text);
    if (period !== null) return period;
    context.addIssue({ code: "custom", message: problem("monthForm") });
    return z.NEVER;
  })
  .meta({ type: "string" });

/** The stage of a month: open, computing (takes no workouts any more), computed (closed), announced, settled (nothing left to collect), closed (reconciled). */
export const AdminMonth = z.object({
  month: z.string(),
  stage: z.enum(["open", "computing", "computed", "announced", "settled", "closed"]),
  computed_at: z.iso.datetime().nullable(),
  statements: z.array(StatementSum),
  charges: z.array(ChargeSum),
  /** Gross successes, including what was returned since. */
  collected_in_euros: z.number(),
  /** Of it: refunded, and taken back in disputes open or lost. */
  refunded_in_euros: z.number(),
  disputed_in_euros: z.number(),
  /** What still counts (rule 16), in all figures and in the overview's total. */
  left_in_euros: z.number(),
  /** Charges whose notice was not accepted by any mail server yet, so not collected. */
  unnoticed: z.int(),
  /** What the open charges wait for, most frequent first. */
  waits: z.array(
    z.object({
      why: z.enum(["stopped", "untold", "provider", "bank", "payer", "worker"]),
      count: z.int(),
      since: z.iso.datetime(),
      /** When all of these will have ended by themselves; null: by an answer, or on their announced day. */
      ends_by: z.iso.datetime().nullable(),
    }),
  ),
});

const Payer = z.object({ owner_type: z.enum(["user", "team"]), owner: Named });

export const AdminStatement = Payer.extend({
  id: z.int(),
  month: z.string(),
  state: StatementState,
  total_in_euros: z.number(),
  carried_months: z.int(),
  /** How many people act for this payer today, and get its mails. */
  people: z.int(),
  charge: z
    .object({
      state: ChargeState,
      amount_in_euros: z.number(),
      notified_at: z.iso.datetime().nullable(),
      due_at: z.iso.datetime().nullable(),
      next_attempt_at: z.iso.datetime().nullable(),
      succeeded_at: z.iso.datetime().nullable(),
      /** Since when a dispute of its payer has stopped it: nothing is announced or taken until an admin ends that. */
      stopped_at: z.iso.datetime().nullable(),
      attempts: z.int(),
      /** It has a payment at the provider, which must be cancelled there before the charge can end. */
      at_provider: z.boolean(),
      /** Refunded, or taken back by the payer's bank: it does not count any more (rule 16). */
      returned_in_euros: z.number(),
      went_back: WentBack.nullable(),
      /** Collected, and part of it can still be refunded. */
      refundable: z.boolean(),
      /** The provider's last code, like "insufficient_funds". */
      last_code: z.string().nullable(),
    })
    .nullable(),
});

/** What a close would do now, or did. */
export const AdminSimulation = z.object({
  month: z.string(),
  /** The month was closed before: this is its result. */
  already_closed: z.boolean(),
  statements: z.int(),
  to_charge: z.int(),
  carried: z.int(),
  waived: z.int(),
  to_charge_in_euros: z.number(),
  /** The number of payers; the first 200 follow. */
  payers_count: z.int(),
  payers: z.array(
    Payer.extend({
      lines: z.int(),
      kcal: z.int(),
      due_in_euros: z.number(),
      /** The payer's amount of the month before. */
      before_in_euros: z.number(),
      /** The payer's ceiling cut the month (rule 12). */
      scaled: z.boolean(),
      outcome: z.string(),
    }),
  ),
});

export type AdminMonth = z.infer<typeof AdminMonth>;
export type AdminStatement = z.infer<typeof AdminStatement>;
export type AdminSimulation = z.infer<typeof AdminSimulation>;
