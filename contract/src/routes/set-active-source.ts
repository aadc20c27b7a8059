import * as api from "../api-paths.ts";
import { z } from "zod";
import { HEALTH_SOURCES } from "@kalivo/domain/health-source.ts";
import { defineRoute } from "../route.ts";
import { Message } from "../wire.ts";
import { problem } from "../field-problem.ts";

/** 409: Strava or Garmin is not connected yet (`GET /api/integration/init` begins that), or cannot be here. */
export const setActiveSource = defineRoute({
  method: "POST",
  path: api.setActiveSource,
  summary: "Chooses where the person's workouts come from. What came from another source before stays.",
  access: "person",
  body: z.object({
    source: z.enum(HEALTH_SOURCES, { error: problem("oneOf", HEALTH_SOURCES.join(", ")) }),
  }),
  ok: { 200: Message },
  refusals: [409],
});
