import * as api from "../../api-paths.ts";
import { MOMENTS } from "@kalivo/domain/people/moments.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Message, wireList } from "../../wire.ts";

export const ReachedMoment = z.object({
  kind: z.enum(MOMENTS),
  /** Of money that arrived, all time; null for the others. */
  amount_in_euros: z.number().nullable(),
  /** Where it arrived; empty for the others. */
  organisations: z.array(z.string()),
});
export type ReachedMoment = z.infer<typeof ReachedMoment>;

export const readMoments = defineRoute({
  method: "GET",
  path: api.readMoments,
  summary: "What one has reached and was not shown yet, the greatest first.",
  access: "person",
  ok: { 200: z.array(ReachedMoment) },
});

export const seeMoments = defineRoute({
  method: "POST",
  path: api.seeMoments,
  summary: "These were shown, and are not again, on any device.",
  access: "person",
  body: z.object({ moments: wireList(z.enum(MOMENTS), MOMENTS.length) }),
  ok: { 200: Message },
  refusals: [422],
});
