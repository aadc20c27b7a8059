import { z } from "zod";

/** What stands between a payer and the next charge, and where it is solved; the first one that counts. */
export const PaymentProblem = z.object({
  kind: z.enum([
    /** A dispute stopped everything automatic; an admin has to look at it. */
    "blocked",
    /** The bank asks for the payer's confirmation at `action_url`. */
    "confirm",
    /** Refused; it is tried again, or can be now. */
    "declined",
    /** Refused for good with this method. */
    "new-method",
    /** Two months in a row could not be collected. */
    "paused",
    /** The same, and another method was saved since: the payer may say that it goes on. */
    "resume",
    /** Somebody is supported, and nothing to pay with. */
    "no-method",
    /** The card's last month is this one or over. */
    "card-expiring",
  ]),
  /** The statement it is about, if it is about one. */
  statement_id: z.int().nullable(),
  action_url: z.string().nullable(),
  next_attempt_at: z.iso.datetime().nullable(),
  /** Whom to write to. */
  contact: z.string(),
});
export type PaymentProblem = z.infer<typeof PaymentProblem>;
