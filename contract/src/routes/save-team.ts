import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { TeamDetail } from "../shapes/team.ts";
import { IdParams, wireBoolean, wireClearable, wireCalled, wireOptional, wireText } from "../wire.ts";

/** Every field is optional: an absent one stays; an empty description clears it, `remove_…` removes a picture. */
export const saveTeam = defineRoute({
  method: "POST",
  path: api.saveTeam,
  summary: "Edits a team one administers. Nothing is written when nothing changed.",
  access: "person",
  limit: { calls: 30, seconds: 600 },
  params: IdParams,
  body: z.object({
    name: wireOptional(wireCalled(MAX_TEXT_LENGTH)),
    description: wireClearable(wireText(MAX_LONG_TEXT_LENGTH)),
    remove_picture: wireOptional(wireBoolean),
    remove_banner: wireOptional(wireBoolean),
  }),
  files: ["file", "banner"],
  ok: { 200: TeamDetail },
  refusals: [403, 404],
});
