import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminPerson, AdminProposal } from "../../../shapes/admin.ts";
import { IdParams, wireOptional, wireRequiredText } from "../../../wire.ts";

export const listProposals = defineRoute({
  method: "GET",
  path: api.listProposals,
  summary: "What one admin proposed and another has to confirm, oldest first.",
  access: "admin",
  ok: { 200: z.array(AdminProposal) },
});

export const confirmProposal = defineRoute({
  method: "POST",
  path: api.confirmProposal,
  summary:
    "Does it. 409 for who proposed it, for whom it is about, and for who was made an admin by the proposer in the last week, or the other way round. An erasure repeats the person's mail address.",
  access: "admin",
  params: IdParams,
  body: z.object({ confirm: wireOptional(wireRequiredText(200)) }),
  ok: { 200: AdminPerson },
  refusals: [404, 409],
});

export const objectToProposal = defineRoute({
  method: "POST",
  path: api.objectToProposal,
  summary: "Nothing happens. Every admin may, also who proposed it.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminPerson },
  refusals: [404, 409],
});
