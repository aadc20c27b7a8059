import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { TeamDetail } from "../shapes/team.ts";
import { wireCalled, wireOptional, wireText } from "../wire.ts";

/** The picture is the file `file`, the banner `banner`. The creator becomes an admin. */
export const createTeam = defineRoute({
  method: "POST",
  path: api.createTeam,
  summary: "Creates a team.",
  access: "person",
  limit: { calls: 40, seconds: 600 },
  body: z.object({
    name: wireCalled(MAX_TEXT_LENGTH),
    description: wireOptional(wireText(MAX_LONG_TEXT_LENGTH)),
  }),
  files: ["file", "banner"],
  ok: { 201: TeamDetail },
  refusals: [403],
});
