import { defineRoute } from "../route.ts";
import { OrganisationDetail } from "../shapes/organisation.ts";
import { IdParams } from "../wire.ts";

export const readOrganisation = defineRoute({
  method: "GET",
  path: "/api/organisations/{id}",
  summary: "One organisation with its months.",
  access: "anybody",
  params: IdParams,
  ok: { 200: OrganisationDetail },
  refusals: [404],
});
