import * as api from "../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { wireId, wireOptional } from "../wire.ts";

export const openPortal = defineRoute({
  method: "GET",
  path: api.openPortal,
  summary: "The provider's page: set-up while there is no payment method, the portal afterwards.",
  access: "person",
  limit: { calls: 10, seconds: 600 },
  query: z.object({ teamId: wireOptional(wireId) }),
  ok: { 200: z.object({ url: z.string() }) },
  refusals: [403, 404, 503],
});
