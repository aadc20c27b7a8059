import { MAX_COST_TEXT, MAX_YEARLY_COST_CENTS } from "@kalivo/domain/organisations/costs.ts";
import { centsFromEuros } from "@kalivo/domain/money/cents.ts";
import { z } from "zod";
import * as api from "../../api-paths.ts";
import { problem } from "../../field-problem.ts";
import { defineRoute } from "../../route.ts";
import { IdParams, wireName, wireNumber } from "../../wire.ts";

/** What Kalivo costs in a year, and what was given for that (rule 75). */
export const AssociationCosts = z.object({
  /** Kalivo itself among the organisations; null: it is not there, or hidden. */
  organisation: z.object({ id: z.int(), name: z.string() }).nullable(),
  year: z.int(),
  lines: z.array(
    z.object({ id: z.int(), what: z.string(), paid_to: z.string(), yearly_in_euros: z.number() }),
  ),
  total_in_euros: z.number(),
  /** Kept of what was given for it, since the year began; null where that, or what was kept in earlier years, is of fewer than 5 donors. */
  kept_in_euros: z.number().nullable(),
});
export type AssociationCosts = z.infer<typeof AssociationCosts>;

export const readCosts = defineRoute({
  method: "GET",
  path: api.readCosts,
  summary: "What Kalivo costs in a year, line by line, and how much of it was given.",
  access: "anybody",
  mayLag: true,
  ok: { 200: AssociationCosts },
});

export const listCosts = defineRoute({
  method: "GET",
  path: api.listCosts,
  summary: "The same, for whoever changes it.",
  access: "admin",
  ok: { 200: AssociationCosts },
});

/** Euros of a year as cents. */
const wireYearly = wireNumber.transform((euros, context) => {
  const cents = centsFromEuros(euros);
  if (cents !== null && cents >= 1n && cents <= MAX_YEARLY_COST_CENTS) return cents;
  context.addIssue({
    code: "custom",
    message: problem("between", 0.01, Number(MAX_YEARLY_COST_CENTS) / 100),
  });
  return z.NEVER;
});

const line = {
  what: wireName(MAX_COST_TEXT),
  /** Whom it is paid to. */
  paid_to: wireName(MAX_COST_TEXT),
  yearly_in_euros: wireYearly,
};

export const addCost = defineRoute({
  method: "POST",
  path: api.addCost,
  summary: "Adds a line to what Kalivo costs. 409 when there are 40 already.",
  access: "admin",
  body: z.object(line),
  ok: { 201: AssociationCosts },
  refusals: [409],
});

export const saveCost = defineRoute({
  method: "POST",
  path: api.saveCost,
  summary: "Changes a line of what Kalivo costs.",
  access: "admin",
  params: IdParams,
  body: z.object(line),
  ok: { 200: AssociationCosts },
  refusals: [404],
});

export const removeCost = defineRoute({
  method: "POST",
  path: api.removeCost,
  summary: "Takes a line out of what Kalivo costs.",
  access: "admin",
  params: IdParams,
  ok: { 200: AssociationCosts },
  refusals: [404],
});
