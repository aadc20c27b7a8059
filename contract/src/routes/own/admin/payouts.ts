import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../../../route.ts";
import {
  AdminOwed,
  AdminPayoutRun,
  AdminPayoutRunDetail,
  AdminPayoutStand,
} from "../../../shapes/admin-payouts.ts";
import { IdParams, Paging, wireDay, wireOptional, wireRequiredText, wireText } from "../../../wire.ts";

/** The longest reference of a bank for a transfer (pain.002, camt.053). */
const MAX_BANK_REFERENCE_LENGTH = 35;

export const readPayoutStand = defineRoute({
  method: "GET",
  path: api.readPayoutStand,
  summary: "What is held, payable and at the bank, and what a run prepared now would pay.",
  access: "admin",
  ok: { 200: AdminPayoutStand },
});

export const listOwed = defineRoute({
  method: "GET",
  path: api.listOwed,
  summary: "What each organisation is owed, the most first. The total stands in X-Total-Count.",
  access: "admin",
  query: z.object(Paging),
  ok: { 200: z.array(AdminOwed) },
});

export const listPayoutRuns = defineRoute({
  method: "GET",
  path: api.listPayoutRuns,
  summary: "All payout runs, the newest first. The total stands in X-Total-Count.",
  access: "admin",
  query: z.object(Paging),
  ok: { 200: z.array(AdminPayoutRun) },
});

export const preparePayouts = defineRoute({
  method: "POST",
  path: api.preparePayouts,
  summary:
    "Prepares a run with every organisation that is owed 10 € and has an account. 409 while another run waits, or with nothing to pay.",
  access: "admin",
  ok: { 201: AdminPayoutRunDetail },
  refusals: [409],
});

export const readPayoutRun = defineRoute({
  method: "GET",
  path: api.readPayoutRun,
  summary: "One run with every payout.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminPayoutRunDetail },
  refusals: [404],
});

export const approvePayouts = defineRoute({
  method: "POST",
  path: api.approvePayouts,
  summary:
    "Orders them. 409 for who prepared it, once decided, when an account changed since, or while the books differ.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminPayoutRunDetail },
  refusals: [404, 409],
});

export const cancelPayouts = defineRoute({
  method: "POST",
  path: api.cancelPayouts,
  summary:
    "Drops a prepared run, or an approved one whose file nobody took: then all of it is owed again. 409 otherwise.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminPayoutRunDetail },
  refusals: [404, 409],
});

export const payoutFile = defineRoute({
  method: "GET",
  path: api.payoutFile,
  summary:
    "The file for the bank (pain.001.001.09), the same bytes each time on one day and once it is signed; until then its day moves on with the calendar. 409 before the approval, for a cancelled run, while the books differ, when it must not be paid, and after the signing once its day or a part of it is over.",
  access: "admin",
  params: IdParams,
  ok: { 200: "xml" },
  refusals: [404, 409],
});

export const signPayouts = defineRoute({
  method: "POST",
  path: api.signPayouts,
  summary:
    "The file was signed at the bank: its day of payment stays from now on. It notes what happened, so also while the books differ. 409 before somebody took it.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminPayoutRunDetail },
  refusals: [404, 409],
});

export const confirmPayouts = defineRoute({
  method: "POST",
  path: api.confirmPayouts,
  summary:
    "All of the run that are at the bank left the account on this day, but for those that a statement contradicts. 409 before it is signed there, and where nothing is left.",
  access: "admin",
  params: IdParams,
  body: z.object({ settled_on: wireDay }),
  ok: { 200: AdminPayoutRunDetail },
  refusals: [404, 409],
});

export const confirmPayout = defineRoute({
  method: "POST",
  path: api.confirmPayout,
  summary: "One payout left the account on this day. Answers its run. 409 before the run is signed.",
  access: "admin",
  params: IdParams,
  body: z.object({
    settled_on: wireDay,
    bank_reference: wireOptional(wireText(MAX_BANK_REFERENCE_LENGTH)),
  }),
  ok: { 200: AdminPayoutRunDetail },
  refusals: [404, 409],
});

export const rejectPayout = defineRoute({
  method: "POST",
  path: api.rejectPayout,
  summary:
    "The bank refused it: the organisation is owed it again. Answers its run. 409 before the run is signed.",
  access: "admin",
  params: IdParams,
  body: z.object({ reason: wireRequiredText(MAX_TEXT_LENGTH) }),
  ok: { 200: AdminPayoutRunDetail },
  refusals: [404, 409],
});

export const resolvePayout = defineRoute({
  method: "POST",
  path: api.resolvePayout,
  summary:
    "What became of a payout that a statement shows leaving although it was marked as sent back: it left, and is booked as paid, or it came back since. Answers its run. 409 where no statement shows it, or less than it is owed.",
  access: "admin",
  params: IdParams,
  body: z.object({ became: z.enum(["left", "came_back"]) }),
  ok: { 200: AdminPayoutRunDetail },
  refusals: [404, 409],
});

export const returnPayout = defineRoute({
  method: "POST",
  path: api.returnPayout,
  summary:
    "A payout that had left the account came back on this day: the organisation is owed it again. Answers its run. 409 for one that was not confirmed, or came back already.",
  access: "admin",
  params: IdParams,
  body: z.object({ returned_on: wireDay, reason: wireRequiredText(MAX_TEXT_LENGTH) }),
  ok: { 200: AdminPayoutRunDetail },
  refusals: [404, 409],
});
