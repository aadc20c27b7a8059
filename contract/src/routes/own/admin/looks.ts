import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminOrganisationDetail } from "../../../shapes/admin.ts";
import { Look } from "../../../shapes/proof-post.ts";
import { IdParams, Message, wireId, wireOptional, wireRequiredText } from "../../../wire.ts";

export const listLooks = defineRoute({
  method: "GET",
  path: api.listLooks,
  summary: "What organisations proposed and no admin has looked at yet, oldest first.",
  access: "admin",
  ok: { 200: z.array(Look) },
});

export const decideLook = defineRoute({
  method: "POST",
  path: api.decideLook,
  summary: "Shows what an organisation proposed, or returns it with a reason that is mailed to its contact.",
  access: "admin",
  params: z.object({ kind: z.enum(["words", "post"]), id: wireId }),
  body: z.object({
    decision: z.enum(["approve", "return"]),
    /** Needed to return it. */
    reason: wireOptional(wireRequiredText(500)),
  }),
  ok: { 200: z.array(Look) },
  refusals: [404, 409],
});

export const sendOrganisationLink = defineRoute({
  method: "POST",
  path: api.sendOrganisationLink,
  summary: "Mails the organisation's contact a link to its own page. 409 without a contact.",
  access: "admin",
  params: IdParams,
  ok: { 200: Message },
  refusals: [404, 409],
});

export const removeConfirmation = defineRoute({
  method: "POST",
  path: api.removeConfirmation,
  summary: "Takes back that an organisation takes part: it may confirm again.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminOrganisationDetail },
  refusals: [404],
});
