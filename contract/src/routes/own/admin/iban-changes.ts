import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { MAX_BANK_NAME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { defineRoute } from "../../../route.ts";
import { AdminOrganisationDetail } from "../../../shapes/admin.ts";
import { IdParams, wireBoolean, wireName, wireOptional, wireRequiredText, wireText } from "../../../wire.ts";

/** `+++090/9337/55493+++`, with spaces as typed. */
const MAX_COMMUNICATION_LENGTH = 40;

export const proposeIban = defineRoute({
  method: "POST",
  path: api.proposeIban,
  summary:
    "Proposes a bank account; another admin decides. 409 while another proposal waits, and for the account of another organisation unless `shared` says that it is meant so.",
  access: "admin",
  params: IdParams,
  body: z.object({
    iban: wireRequiredText(60),
    account_holder: wireName(MAX_BANK_NAME_LENGTH),
    communication: wireOptional(wireText(MAX_COMMUNICATION_LENGTH)),
    shared: wireOptional(wireBoolean),
  }),
  ok: { 201: AdminOrganisationDetail },
  refusals: [404, 409],
});

export const approveIban = defineRoute({
  method: "POST",
  path: api.approveIban,
  summary: "Approves it: payouts go there from seven days later. 409 for who proposed it, or once decided.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminOrganisationDetail },
  refusals: [404, 409],
});

export const rejectIban = defineRoute({
  method: "POST",
  path: api.rejectIban,
  summary: "Rejects it, also an approved one that is not in effect yet. Who proposed it may withdraw it so.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminOrganisationDetail },
  refusals: [404, 409],
});

export const lookAtIban = defineRoute({
  method: "POST",
  path: api.lookAtIban,
  summary:
    "After a transfer came back: the account in effect is the right one all the same, and the next run pays there again. 409 when nothing came back from it.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminOrganisationDetail },
  refusals: [404, 409],
});
