import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Face } from "../../shapes/face.ts";
import { IdParams } from "../../wire.ts";

/** A team's last finished week, of the members who show their calories (rule 70). All kcal in tens. */
export const Relay = z.object({
  week: z.object({ from: z.iso.date(), until: z.iso.date() }),
  /** In the order in which they joined; a week of rest is 0. */
  members: z.array(Face.extend({ kcal: z.int() })),
  /** Members who show none: they are in no figure. */
  others: z.int(),
  kcal: z.int(),
  /** The middle of the team's eight weeks before; null before there were three. */
  middle_kcal: z.int().nullable(),
});
export type Relay = z.infer<typeof Relay>;

export const readRelay = defineRoute({
  method: "GET",
  path: api.readRelay,
  summary: "The last finished week of one's team, member by member. For members alone.",
  access: "person",
  params: IdParams,
  ok: { 200: Relay },
  refusals: [404],
});
