import * as api from "../../api-paths.ts";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { MAX_BANK_NAME_LENGTH } from "@kalivo/domain/money/payout.ts";
import {
  MAX_PICTURE_TEXT_LENGTH,
  MAX_PROOF_LENGTH,
  PROOF_LINES,
  proofTextProblem,
} from "@kalivo/domain/organisations/proof-text.ts";
import { z } from "zod";
import { problem } from "../../field-problem.ts";
import { defineRoute } from "../../route.ts";
import { Entrance } from "../../shapes/proof-post.ts";
import {
  Message,
  wireCalled,
  wireClearable,
  wireId,
  wireName,
  wireOptional,
  wireRequiredText,
  wireShownText,
} from "../../wire.ts";

// The entrance of organisations. Its link and its key come in the body of a POST: a mail program that opens links changes
// nothing, and neither stands in a log of addresses. The key is no sign-in: only these calls take it.

const token = z.string().min(10).max(400);
const key = z.string().min(20).max(100);

export const OrganisationLink = z.object({
  state: z.enum(["open", "used", "old", "changed"]),
  organisation: z.string(),
  /** To whom it was sent, with most of it hidden; null: that address is not the contact's any more. */
  sent_to: z.string().nullable(),
  until: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
});
export type OrganisationLink = z.infer<typeof OrganisationLink>;

export const lookAtOrganisationLink = defineRoute({
  method: "POST",
  path: api.lookAtOrganisationLink,
  summary: "What an organisation's link would open. Nothing changes.",
  access: "anybody",
  body: z.object({ token }),
  ok: { 200: OrganisationLink },
  refusals: [404],
});

export const openOrganisationLink = defineRoute({
  method: "POST",
  path: api.openOrganisationLink,
  summary:
    "Opens the organisation's page for 12 hours: the link is used up. 410 used, old or sent elsewhere.",
  access: "anybody",
  limit: { calls: 30, seconds: 3_600 },
  body: z.object({ token }),
  ok: { 200: z.object({ key: z.string(), closes_at: z.iso.datetime() }) },
  refusals: [404, 410],
});

export const askOrganisationLink = defineRoute({
  method: "POST",
  path: api.askOrganisationLink,
  summary: "Mails a new link to the organisation's contact. The answer is the same whether there is one.",
  access: "anybody",
  limit: { calls: 5, seconds: 3_600 },
  body: z.object({ token }),
  ok: { 200: Message },
});

export const readEntrance = defineRoute({
  method: "POST",
  path: api.readEntrance,
  summary: "The organisation's page. 410 once the key has ended.",
  access: "anybody",
  body: z.object({ key }),
  ok: { 200: Entrance },
  refusals: [410],
});

export const confirmOrganisation = defineRoute({
  method: "POST",
  path: api.confirmOrganisation,
  summary: "Says that the organisation takes part, once, with the name of who says it. 409 when it was said.",
  access: "anybody",
  body: z.object({ key, name: wireCalled(60) }),
  ok: { 200: Entrance },
  refusals: [409, 410],
});

const words = z.object({
  short_description: wireClearable(wireShownText(MAX_TEXT_LENGTH)),
  long_description: wireClearable(wireShownText(MAX_LONG_TEXT_LENGTH)),
  result: wireClearable(wireShownText(MAX_TEXT_LENGTH)),
});

/** Replaces what still waits. */
export const proposeOrganisationWords = defineRoute({
  method: "POST",
  path: api.proposeOrganisationWords,
  summary: "Proposes texts or the account holder's name, which are shown once an admin has looked at them.",
  access: "anybody",
  limits: { bytes: 200_000, parts: 30 },
  body: z.object({
    key,
    /** What is absent stays; "" empties a text, but not the English descriptions. */
    words: z.partialRecord(z.enum(LANGUAGES), words).optional(),
    account_holder: wireOptional(wireName(MAX_BANK_NAME_LENGTH)),
  }),
  ok: { 200: Entrance },
  refusals: [410],
});

const PROBLEMS = {
  lines: problem("lines", PROOF_LINES),
  unseen: problem("nameUnseen"),
  link: problem("noLink"),
  markup: problem("noMarkup"),
};
const proofText = (most: number) =>
  wireRequiredText(most).superRefine((text, context) => {
    const wrong = text === "" ? null : proofTextProblem(text);
    if (wrong !== null) context.addIssue({ code: "custom", message: PROBLEMS[wrong] });
  });

export const postProof = defineRoute({
  method: "POST",
  path: api.postProof,
  summary: "Two sentences and a picture for a payout. 409 when the payout has a post, or came back.",
  access: "anybody",
  limit: { calls: 60, seconds: 3_600 },
  body: z.object({
    key,
    payout_id: wireId,
    language: z.enum(LANGUAGES),
    text: proofText(MAX_PROOF_LENGTH),
    picture_text: wireOptional(proofText(MAX_PICTURE_TEXT_LENGTH)),
  }),
  files: ["picture"],
  ok: { 200: Entrance },
  refusals: [404, 409, 410],
});

export const moveProof = defineRoute({
  method: "POST",
  path: api.moveProof,
  summary: "Puts a post whose transfer came back to the payout by which it was paid again.",
  access: "anybody",
  body: z.object({ key, post_id: wireId, payout_id: wireId }),
  ok: { 200: Entrance },
  refusals: [404, 409, 410],
});
