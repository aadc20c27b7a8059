import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../../../route.ts";
import { AdminFound, AdminStatementPage } from "../../../shapes/admin-desk.ts";
import { IdParams, wireOptional, wireText } from "../../../wire.ts";

/** A search is not recorded; opening a page is. */
export const findAnything = defineRoute({
  method: "GET",
  path: api.findAnything,
  summary:
    "From a name, a mail address, a number or a reference of the bank or the payment provider to what it belongs to.",
  access: "admin",
  limit: { calls: 120, seconds: 60 },
  query: z.object({ search: wireOptional(wireText(MAX_TEXT_LENGTH)) }),
  ok: { 200: AdminFound },
});

export const readAnyStatement = defineRoute({
  method: "GET",
  path: api.readAnyStatement,
  summary: "A statement as its payer sees it, with its references. Opening it is written in the audit log.",
  access: "admin",
  limit: { calls: 300, seconds: 60 },
  params: IdParams,
  ok: { 200: AdminStatementPage },
  refusals: [404],
});

/** The charge keeps its day, its sum and its notice: only the mail is sent once more. */
export const resendNotice = defineRoute({
  method: "POST",
  path: api.resendNotice,
  summary:
    "Sends the notice of an announced charge once more to whoever got it. 409 where nothing is announced, or while it is on its way.",
  access: "admin",
  limit: { calls: 30, seconds: 600 },
  params: IdParams,
  ok: { 200: AdminStatementPage },
  refusals: [404, 409],
});
