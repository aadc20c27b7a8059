import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Face } from "../../shapes/face.ts";
import { IdParams, Message, wireDay, wireGivenBoolean } from "../../wire.ts";

/** Somebody one supports, who moved in the last finished week. */
export const MovedWeek = z.object({
  burner: Face,
  /** In tens of kcal (rule 37); null for who hides their calories. */
  kcal: z.int().nullable(),
  cheered: z.boolean(),
});
export type MovedWeek = z.infer<typeof MovedWeek>;

export const Cheers = z.object({
  /** The last finished week in Brussels, from its Monday to its Sunday. */
  week: z.object({ from: z.iso.date(), until: z.iso.date() }),
  /** Whom one may cheer. */
  given: z.array(MovedWeek),
  /** Who cheered one's own week: those one may see, and how many there are in all. */
  received: z.object({ count: z.int(), donors: z.array(Face) }),
});
export type Cheers = z.infer<typeof Cheers>;

export const readCheers = defineRoute({
  method: "GET",
  path: api.readCheers,
  summary: "The last finished week: whom one may cheer, and who cheered oneself.",
  access: "person",
  ok: { 200: Cheers },
});

/** Rule 68. What was read is not taken back: the answer says how it stands. */
export const cheer = defineRoute({
  method: "POST",
  path: api.cheer,
  summary:
    "Cheers the last finished week of somebody one supports, or takes that back while they have not read of it.",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  params: IdParams,
  body: z.object({ week: wireDay, cheer: wireGivenBoolean }),
  ok: { 200: Message.extend({ cheered: z.boolean() }) },
  refusals: [404, 409],
});
