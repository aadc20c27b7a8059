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

/** Where a month stands: open, computed (closed), announced, settled (nothing left to collect), closed (reconciled). */
export const AdminMonth = z.object({
  month: z.string(),
  stage: z.enum(["open", "computed", "announced", "settled", "closed"]),
  computed_at: z.iso.datetime().nullable(),
  statements: z.array(StatementSum),
  charges: z.array(ChargeSum),
  /** Gross of what succeeded, whatever went back since. */
  collected_in_euros: z.number(),
  /** Of it: paid back, and taken back by payers' banks in disputes open or lost. */
  refunded_in_euros: z.number(),
  disputed_in_euros: z.number(),
  /** What counts (rule 16): as in everybody's figures, and on the overview over all months. */
  left_in_euros: z.number(),
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
  /** How many decide for this payer today, and get its mails. */
  people: z.int(),
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
      /** Paid back, or taken back by the payer's bank: it counts for nobody any more (rule 16). */
      returned_in_euros: z.number(),
      went_back: WentBack.nullable(),
      /** Collected, and something of it can still be paid back. */
      refundable: z.boolean(),
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
