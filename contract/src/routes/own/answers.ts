import * as api from "../../api-paths.ts";
import { READY_ANSWERS } from "@kalivo/domain/people/answer.ts";
import { z } from "zod";
import { problem } from "../../field-problem.ts";
import { defineRoute } from "../../route.ts";
import { IdParams, wireAnswer, wireOptional, wireRequiredText } from "../../wire.ts";
import { wireMonth } from "../../shapes/admin-billing.ts";
import { AdminPerson } from "../../shapes/admin.ts";

export const OwnAnswer = z.object({
  /** The last closed month in which somebody gave for one's calories, "2026-11"; null: there is none. */
  month: z.string().nullable(),
  /** How many payers read it. */
  donors: z.int(),
  /** Whether Home asks for it. */
  asked: z.boolean(),
  /** What was written; null: nothing yet. */
  answer: z
    .object({
      ready: z.enum(READY_ANSWERS).nullable(),
      text: z.string(),
      can_change: z.boolean(),
    })
    .nullable(),
  /** The sentences one may choose instead of words of one's own. */
  ready: z.array(z.object({ key: z.enum(READY_ANSWERS), text: z.string() })),
});
export type OwnAnswer = z.infer<typeof OwnAnswer>;

export const readAnswer = defineRoute({
  method: "GET",
  path: api.readAnswer,
  summary: "What one wrote, or may write, to those who gave for one's last closed month.",
  access: "person",
  ok: { 200: OwnAnswer },
});

/** Rule 69: a ready sentence or words of one's own, once a month. */
export const writeAnswer = defineRoute({
  method: "POST",
  path: api.writeAnswer,
  summary: "Writes to those who gave for one's last closed month, or changes that until it is read.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  body: z
    .object({
      month: wireMonth,
      ready: wireOptional(z.enum(READY_ANSWERS, { error: problem("oneOf", READY_ANSWERS.join(", ")) })),
      words: wireOptional(wireAnswer),
    })
    .refine(({ ready, words }) => (ready === undefined) !== (words === undefined), {
      path: ["words"],
      error: problem("required"),
    }),
  ok: { 200: OwnAnswer },
  refusals: [409],
});

export const removeAnswer = defineRoute({
  method: "POST",
  path: api.removeAnswer,
  summary: "Removes what somebody wrote to those who gave in a month, for a reason. Logged.",
  access: "admin",
  params: IdParams.extend({ month: wireMonth }),
  body: z.object({ reason: wireRequiredText(500) }),
  ok: { 200: AdminPerson },
  refusals: [404],
});
