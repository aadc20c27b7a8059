import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { wireOptional } from "../../wire.ts";

/** Demo only: reads and moves the clock of every process, then runs due steps. */
export const readClock = defineRoute({
  method: "GET",
  path: api.readClock,
  summary: "The product's present instant.",
  access: "anybody",
  ok: { 200: z.object({ now: z.iso.datetime() }) },
  refusals: [404],
});

export const moveClock = defineRoute({
  method: "POST",
  path: api.moveClock,
  summary: "Sets the clock to an instant, or to the next step of the month (close, notice, collection).",
  access: "anybody",
  body: z.object({
    to: wireOptional(z.iso.datetime({ offset: true })),
    next_step: wireOptional(z.literal("yes")),
  }),
  ok: { 200: z.object({ now: z.iso.datetime() }) },
  refusals: [404, 409, 422],
});
