import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminDispute, AdminRefund, AdminRefundable, EndReason } from "../../../shapes/admin-money-back.ts";
import { StatementDispute, StatementRefund } from "../../../shapes/statement.ts";
import { IdParams, Message, Paging, wireId, wireNumberBetween, wireOptional } from "../../../wire.ts";

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

/** Rule 17: at any time while something counts as given. Without an amount: all of it. */
export const requestRefund = defineRoute({
  method: "POST",
  path: api.requestRefund,
  summary: "Pays a statement back, whole or in part. 409 says why not.",
  access: "admin",
  body: z.object({
    statement_id: wireId,
    /** Only where it is absent all of it goes back: an emptied field is no wish. */
    amount_in_euros: wireNumberBetween(0.01, 100_000).optional(),
    reason: z.enum(["requested", "duplicate", "fraud"]),
  }),
  ok: { 201: AdminRefund },
  refusals: [404, 409],
});

/** Rule 44: what was not collected is given up for good. What the provider holds is cancelled there first. */
export const endStatement = defineRoute({
  method: "POST",
  path: api.endStatement,
  summary:
    "Ends the charge of a statement, whatever it waits for. 200 says whether it ended or had been paid; 409 why it cannot end now; 503: the provider gave no answer, and nothing was ended.",
  access: "admin",
  params: IdParams,
  body: z.object({ reason: EndReason }),
  ok: { 200: Message.extend({ outcome: z.enum(["ended", "paid"]) }) },
  refusals: [404, 409, 503],
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

/** Rule 17: automatic charges and codes go on. */
export const unblockPayer = defineRoute({
  method: "POST",
  path: api.unblockPayer,
  summary: "Lifts what a dispute stopped. 409 when nothing is stopped.",
  access: "admin",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404, 409],
});

/** The dispute is over and the payer stays stopped: somebody has looked, and leaves it so. */
export const leavePayerStopped = defineRoute({
  method: "POST",
  path: api.leavePayerStopped,
  summary: "Says that a payer stays stopped on purpose. 409 when nobody has to look at it.",
  access: "admin",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404, 409],
});
