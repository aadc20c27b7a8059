import * as api from "../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { Message, wireId, wireRequiredList } from "../wire.ts";

export const chooseOrganisations = defineRoute({
  method: "POST",
  path: api.chooseOrganisations,
  summary: "Replaces the organisations the person's calories go to.",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  body: z.object({ organisations: wireRequiredList(wireId, 200) }),
  ok: { 200: Message },
  refusals: [404],
});
