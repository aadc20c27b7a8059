import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { wireId, wireOptional } from "../../wire.ts";

const euros = z.number();

/** A payer's running month: an estimate until the close. */
export const Meter = z.object({
  month: z.string(),
  /** Up to the end of `until`, yesterday (rule 37). */
  so_far_in_euros: euros,
  until: z.iso.date(),
  /** From earlier months that were too small to charge; added at this month's close. */
  carried_in_euros: euros,
  /** The most that will be charged: the ceiling, or the sum of all caps if that is less. */
  limit_in_euros: euros,
  limited_by: z.enum(["ceiling", "pledges"]),
  /** No charge date: a dispute stops every notice and charge, or nothing is owed and a pause prevents more. */
  stopped: z.boolean(),
  /** At the present pace; null in the first 3 days, and while the payer is stopped. */
  forecast_in_euros: euros.nullable(),
  /** When the month is closed and the notice is sent. */
  announced_at: z.iso.datetime(),
  /** The earliest instant it can be charged. */
  charged_from: z.iso.datetime(),
  /** Announced and not charged yet; null also while a dispute stops it. */
  due: z
    .object({
      statement_id: z.number(),
      month: z.string(),
      amount_in_euros: euros,
      due_at: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type Meter = z.infer<typeof Meter>;

export const readMeter = defineRoute({
  method: "GET",
  path: api.readMeter,
  summary:
    "So far this month, the limit, the forecast and the next charge day, of oneself or of a team one administers.",
  access: "person",
  query: z.object({ team_id: wireOptional(wireId) }),
  ok: { 200: Meter },
  refusals: [403, 404],
});
