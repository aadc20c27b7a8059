import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminTeam } from "../../../shapes/admin.ts";
import { Paging, wireOptional, wireText } from "../../../wire.ts";

export const listAllTeams = defineRoute({
  method: "GET",
  path: api.listAllTeams,
  summary: "Teams, deleted ones too, newest first. The total stands in X-Total-Count.",
  access: "admin",
  mayLag: true,
  query: z.object({ search: wireOptional(wireText(200)), ...Paging }),
  ok: { 200: z.array(AdminTeam) },
});
