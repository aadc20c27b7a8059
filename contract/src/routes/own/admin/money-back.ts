import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminDispute, AdminRefund, AdminRefundable, EndReason } from "../../../shapes/admin-money-back.ts";
import { StatementDispute, StatementRefund } from "../../../shapes/statement.ts";
import {
  IdParams,
  Message,
  Paging,
  wireId,
  wireNumberBetween,
  wireOptional,
  wireRequiredText,
} from "../../../wire.ts";

/** The longest idempotency key of a form. */
const MAX_KEY_LENGTH = 64;

export const listRefunds = defineRoute({
  method: "GET",
  path: api.listRefunds,
  summary: "Refunds, newest first, narrowed by state. The total stands in X-Total-Count.",
  access: "admin",
  query: z.object({ state: wireOptional(StatementRefund.shape.state), ...Paging }),
  ok: { 200: z.array(AdminRefund) },
});

export const readRefundable = defineRoute({
  method: "GET",
  path: api.readRefundable,
  summary: "What of a statement may be paid back, and what paying back a part of it, or all, would do.",
  access: "admin",
  params: IdParams,
  query: z.object({ amount_in_euros: wireOptional(wireNumberBetween(0.01, 100_000)) }),
  ok: { 200: AdminRefundable },
  refusals: [404],
});

/**
 * Rule 17: at any time while something counts as given. Without an amount: all of it. Contains the amount that the page
 * showed as left, so that an outdated page, or another admin's, refunds nothing a second time; and an idempotency key, so
 * that a retry after a lost answer returns the same refund.
 */
export const requestRefund = defineRoute({
  method: "POST",
  path: api.requestRefund,
  summary:
    "Pays a statement back, whole or in part. `left_in_euros` is what the asker saw as left; another `key` is another refund, the same one the same. 409 says why not, also when something was refunded meanwhile.",
  access: "admin",
  body: z.object({
    statement_id: wireId,
    /** Refunds everything only when absent: an empty field is invalid. */
    amount_in_euros: wireNumberBetween(0.01, 100_000).optional(),
    left_in_euros: wireNumberBetween(0, 100_000),
    key: wireRequiredText(MAX_KEY_LENGTH),
    reason: z.enum(["requested", "duplicate", "fraud"]),
  }),
  ok: { 201: AdminRefund },
  refusals: [404, 409],
});

/** Rule 44: an uncollected charge is given up for good. Its payment is cancelled at the provider first. */
export const endStatement = defineRoute({
  method: "POST",
  path: api.endStatement,
  summary:
    "Ends the charge of a statement, whatever it waits for. 200 says whether it ended or had been paid; 409 why it cannot end now; 410: the provider does not know its payment, and it ends without it only with `without_provider`; 503: the provider gave no answer, and nothing was ended.",
  access: "admin",
  params: IdParams,
  body: z.object({ reason: EndReason, without_provider: wireOptional(z.literal("yes")) }),
  ok: { 200: Message.extend({ outcome: z.enum(["ended", "paid"]) }) },
  refusals: [404, 409, 410, 503],
});

export const listDisputes = defineRoute({
  method: "GET",
  path: api.listDisputes,
  summary:
    "Disputes, newest first, narrowed by state, to those to decide or to those whose payer stays stopped. The total stands in X-Total-Count.",
  access: "admin",
  query: z.object({
    state: wireOptional(z.enum([...StatementDispute.shape.state.options, "to_decide", "to_look"])),
    ...Paging,
  }),
  ok: { 200: z.array(AdminDispute) },
});

export const acceptDispute = defineRoute({
  method: "POST",
  path: api.acceptDispute,
  summary: "Gives the money of an open dispute up. 409 once it is decided.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminDispute },
  refusals: [404, 409, 503],
});

/** Rule 17: automatic charges and codes resume. */
export const unblockPayer = defineRoute({
  method: "POST",
  path: api.unblockPayer,
  summary: "Lifts what a dispute stopped. 409 when nothing is stopped.",
  access: "admin",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404, 409],
});

/** The dispute is over and the payer stays stopped: an admin's deliberate decision. */
export const leavePayerStopped = defineRoute({
  method: "POST",
  path: api.leavePayerStopped,
  summary: "Says that a payer stays stopped on purpose. 409 when nobody has to look at it.",
  access: "admin",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404, 409],
});
