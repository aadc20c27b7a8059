import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { MAX_BANK_NAME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { defineRoute } from "../../../route.ts";
import { AdminOrganisationDetail } from "../../../shapes/admin.ts";
import { IdParams, wireName, wireOptional, wireRequiredText, wireText } from "../../../wire.ts";

/** `+++090/9337/55493+++`, with the blanks people type. */
const MAX_COMMUNICATION_LENGTH = 40;

export const proposeIban = defineRoute({
  method: "POST",
  path: api.proposeIban,
  summary: "Proposes a bank account; another admin decides. 409 while another proposal waits.",
  access: "admin",
  params: IdParams,
  body: z.object({
    iban: wireRequiredText(60),
    account_holder: wireName(MAX_BANK_NAME_LENGTH),
    communication: wireOptional(wireText(MAX_COMMUNICATION_LENGTH)),
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
