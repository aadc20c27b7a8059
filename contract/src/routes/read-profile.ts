import * as api from "../api-paths.ts";
import { defineRoute } from "../route.ts";
import { Profile } from "../shapes/person.ts";
import { IdParams } from "../wire.ts";
import { InviteQuery } from "../invite-key.ts";

export const readProfile = defineRoute({
  method: "GET",
  path: api.readProfile,
  summary: "A person as the viewer may see them.",
  access: "person",
  mayLag: true,
  params: IdParams,
  query: InviteQuery,
  ok: { 200: Profile },
  refusals: [404],
});
