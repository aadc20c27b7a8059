import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { OrganisationDetail } from "../shapes/organisation.ts";
import { IdParams } from "../wire.ts";

export const readOrganisation = defineRoute({
  method: "GET",
  path: api.readOrganisation,
  summary: "One organisation with its months.",
  access: "anybody",
  mayLag: true,
  params: IdParams,
  ok: { 200: OrganisationDetail },
  refusals: [404],
});
