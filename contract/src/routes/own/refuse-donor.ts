import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Picture } from "../../shapes/organisation.ts";
import { Message, wireId } from "../../wire.ts";

/** A donor is a person or a team. */
const DONOR = z.object({ type: z.enum(["user", "team"]), id: wireId });

export const RefusedDonor = z.object({
  type: z.enum(["user", "team"]),
  id: z.int(),
  name: z.string(),
  picture: Picture.nullable(),
  refused_at: z.iso.datetime(),
});
export type RefusedDonor = z.infer<typeof RefusedDonor>;

/** Rule 35: the pledge ends now, what was earned is billed, and no new one can be made. The donor is told nothing. */
export const refuseDonor = defineRoute({
  method: "POST",
  path: api.refuseDonor,
  summary: "Ends what a donor gives the caller, and lets them begin nothing new. Doing it twice is fine.",
  access: "person",
  body: DONOR,
  ok: { 200: Message },
  refusals: [404],
});

export const allowDonor = defineRoute({
  method: "POST",
  path: api.allowDonor,
  summary: "Takes a refusal back. What ended stays ended.",
  access: "person",
  body: DONOR,
  ok: { 200: Message },
});

export const listRefusedDonors = defineRoute({
  method: "GET",
  path: api.listRefusedDonors,
  summary: "Whom the caller refused, newest first.",
  access: "person",
  ok: { 200: z.array(RefusedDonor) },
});
