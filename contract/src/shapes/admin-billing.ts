import { z } from "zod";
import { parsePeriod } from "@kalivo/domain/billing/month.ts";
import { Named, ChargeSum, StatementSum } from "./admin.ts";
import { ChargeState, StatementState } from "./statement.ts";
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

/** Where a month stands: open, computed (closed), announced, settled (nothing left to collect), closed (reconciled). */
export const AdminMonth = z.object({
  month: z.string(),
  stage: z.enum(["open", "computed", "announced", "settled", "closed"]),
  computed_at: z.iso.datetime().nullable(),
  statements: z.array(StatementSum),
  charges: z.array(ChargeSum),
  /** Gross of what succeeded. */
  collected_in_euros: z.number(),
  /** Charges whose notice no mail server has accepted yet: they are not collected. */
  unnoticed: z.int(),
  /** What the charges that have not ended wait for, most of them first. */
  waits: z.array(
    z.object({
      why: z.enum(["stopped", "untold", "provider", "bank", "payer", "worker"]),
      count: z.int(),
      since: z.iso.datetime(),
      /** By then all of these have ended by themselves; null: by an answer, or on their day. */
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
  charge: z
    .object({
      state: ChargeState,
      amount_in_euros: z.number(),
      notified_at: z.iso.datetime().nullable(),
      due_at: z.iso.datetime().nullable(),
      next_attempt_at: z.iso.datetime().nullable(),
      succeeded_at: z.iso.datetime().nullable(),
      attempts: z.int(),
      /** There is a payment at the provider: it is cancelled there before the charge can be ended. */
      at_provider: z.boolean(),
      /** What the provider said last, in its own word, like "insufficient_funds". */
      last_code: z.string().nullable(),
    })
    .nullable(),
});

/** What a close would do now, or did. */
export const AdminSimulation = z.object({
  month: z.string(),
  /** The month was closed before: this is what it came to. */
  already_closed: z.boolean(),
  statements: z.int(),
  to_charge: z.int(),
  carried: z.int(),
  waived: z.int(),
  to_charge_in_euros: z.number(),
  /** How many payers there are; the first 200 follow. */
  payers_count: z.int(),
  payers: z.array(
    Payer.extend({
      lines: z.int(),
      kcal: z.int(),
      due_in_euros: z.number(),
      /** What the month before came to for this payer. */
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
