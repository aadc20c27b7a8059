import { z } from "zod";
import { StatementDispute, StatementRefund } from "./statement.ts";

const Payer = z.object({
  id: z.int(),
  owner_type: z.enum(["user", "team"]),
  owner: z.object({ id: z.int(), name: z.string() }),
  /** How many people act for the payer today, and get its mails. */
  people: z.int(),
  /** Since when everything automatic is stopped (rule 17). */
  blocked_at: z.iso.datetime().nullable(),
  /** Charges announced, failed or to be confirmed: collected once the payer is not stopped any more. */
  waiting: z.object({ count: z.int(), amount_in_euros: z.number() }),
});

/** The charge that a refund or dispute is about. */
const Charge = z.object({
  statement_id: z.int(),
  month: z.string(),
  amount_in_euros: z.number(),
  succeeded_at: z.iso.datetime().nullable(),
  method_label: z.string().nullable(),
  released_at: z.iso.datetime().nullable(),
});

export const AdminRefund = StatementRefund.omit({ arrived: true }).extend({
  payer: Payer,
  charge: Charge,
  reason: z.enum(["unrecognised", "too_much", "requested", "duplicate", "fraud"]),
  /** Requested by the payer alone, an admin, or in the provider's own dashboard. */
  asked_by: z.enum(["payer", "admin", "provider"]),
  provider_ref: z.string().nullable(),
  /** Why it failed. */
  failure: z.string().nullable(),
  tries: z.int(),
  next_try_at: z.iso.datetime().nullable(),
});

export const AdminDispute = StatementDispute.extend({
  payer: Payer,
  charge: Charge,
  fee_in_euros: z.number(),
  /** Of the sum: refunded already, so that the payer would get it twice. */
  refunded_in_euros: z.number(),
  reason: z.string(),
  provider_ref: z.string(),
  evidence_due: z.iso.datetime().nullable(),
  closed_at: z.iso.datetime().nullable(),
  /** Open, and large enough or refunded before, so that an admin has to decide (rule 17). */
  to_decide: z.boolean(),
  /** Over, and its payer still stopped: an admin decides whether they resume. */
  to_look: z.boolean(),
});

/** What an admin may refund of a statement. */
export const AdminRefundable = z.object({
  payer: Payer,
  charge: Charge,
  /** Counts as given still. */
  left_in_euros: z.number(),
  /** Null: a refund is allowed. */
  obstacle: z.enum(["not-paid", "under-way", "disputed", "nothing-left"]).nullable(),
  /** The effect of refunding the requested sum, or all that is left. Null where it is not allowed. */
  effect: z
    .object({
      amount_in_euros: z.number(),
      /** What is taken from each organisation's held share. */
      organisations: z.array(z.object({ id: z.int(), name: z.string(), amount_in_euros: z.number() })),
      /** The provider's fee, and the released part. */
      association_in_euros: z.number(),
    })
    .nullable(),
});

/** An admin's reason for ending an uncollected charge, shown to the payer and on the statement. */
export const EndReason = z.enum(["payer_asked", "mistake", "unreachable", "stopped"]);

export type EndReason = z.infer<typeof EndReason>;
export type AdminRefund = z.infer<typeof AdminRefund>;
export type AdminDispute = z.infer<typeof AdminDispute>;
export type AdminRefundable = z.infer<typeof AdminRefundable>;
