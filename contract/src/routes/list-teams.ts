import * as api from "../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { Team } from "../shapes/team.ts";
import { Paging, wireOptional, wireText } from "../wire.ts";

export const listTeams = defineRoute({
  method: "GET",
  path: api.listTeams,
  summary:
    "Teams, newest first. A search looks in name and description, the best first; at most 1000 are found. The total stands in X-Total-Count.",
  access: "person",
  mayLag: true,
  limit: { calls: 300, seconds: 60 },
  query: z.object({ search: wireOptional(wireText(200)), ...Paging }),
  ok: { 200: z.array(Team) },
});
