import { z } from "zod";

/** What prevents a payer's next charge, and where to solve it; the most important one. */
export const PaymentProblem = z.object({
  kind: z.enum([
    /** A dispute stopped everything automatic; an admin has to review it. */
    "blocked",
    /** The bank asks for the payer's confirmation at `action_url`. */
    "confirm",
    /** Refused; it is retried, or can be now. */
    "declined",
    /** Refused for good with this method. */
    "new-method",
    /** Two months in a row could not be collected. */
    "paused",
    /** The same, but another method was saved since: the payer may resume. */
    "resume",
    /** The payer has pledges and no payment method. */
    "no-method",
    /** The card expires this month or has expired. */
    "card-expiring",
  ]),
  /** Its statement, if it is about one. */
  statement_id: z.int().nullable(),
  action_url: z.string().nullable(),
  next_attempt_at: z.iso.datetime().nullable(),
  /** The contact's mail address. */
  contact: z.string(),
});
export type PaymentProblem = z.infer<typeof PaymentProblem>;
