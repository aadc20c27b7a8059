import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminFeedback, AdminFeedbackDetail } from "../../../shapes/admin.ts";
import { IdParams, Paging, wireBoolean, wireOptional } from "../../../wire.ts";

export const listFeedback = defineRoute({
  method: "GET",
  path: api.listFeedback,
  summary:
    "What people wrote, newest first; only what nobody has read yet unless all is asked for. The total stands in X-Total-Count.",
  access: "admin",
  mayLag: true,
  query: z.object({ state: wireOptional(z.enum(["unread", "all"])), ...Paging }),
  ok: { 200: z.array(AdminFeedback) },
});

export const readFeedback = defineRoute({
  method: "GET",
  path: api.readFeedback,
  summary: "One message with the log sent along. Opening it does not mark it read.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminFeedbackDetail },
  refusals: [404],
});

export const markFeedback = defineRoute({
  method: "POST",
  path: api.markFeedback,
  summary: "Marks a message as read by oneself, or as unread again.",
  access: "admin",
  params: IdParams,
  body: z.object({ read: wireBoolean }),
  ok: { 200: AdminFeedbackDetail },
  refusals: [404],
});
