import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";

const euros = z.number();

/** A burner's month, without donors: what a donor dropped, lowered or did not pay only makes the sum smaller. */
export const RaisedMonth = z.object({
  month: z.string(),
  raised_in_euros: euros,
  /** The part still held by the association, because it can be taken back; the rest is released to the organisations. */
  held_in_euros: euros,
  /** The day on which the last of it was paid to the organisations; null: not all of it was. */
  paid_on: z.iso.date().nullable(),
  /** Announced or being collected. */
  on_its_way_in_euros: euros,
  /** Too small to charge so far: carried to a later month. */
  waiting_in_euros: euros,
  /** Not given, because no organisation was left. */
  not_funded_in_euros: euros,
  organisations: z.array(z.object({ id: z.number(), name: z.string(), amount_in_euros: euros })),
});
export type RaisedMonth = z.infer<typeof RaisedMonth>;

export const readRaised = defineRoute({
  method: "GET",
  path: api.readRaised,
  summary: "What one's own calories raised, month by month, newest first, and where it is now.",
  access: "person",
  ok: { 200: z.array(RaisedMonth) },
});
