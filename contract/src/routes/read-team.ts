import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { TeamDetail } from "../shapes/team.ts";
import { IdParams } from "../wire.ts";

export const readTeam = defineRoute({
  method: "GET",
  path: api.readTeam,
  summary: "A team with its members; codes and payment info for its admins.",
  access: "person",
  mayLag: true,
  params: IdParams,
  ok: { 200: TeamDetail },
  refusals: [404],
});
