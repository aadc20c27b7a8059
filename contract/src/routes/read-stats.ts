import * as api from "../api-paths.ts";
import { z } from "zod";
import { InviteQuery } from "../invite-key.ts";
import { defineRoute } from "../route.ts";
import { Stats } from "../shapes/stats.ts";
import { wireId } from "../wire.ts";

export const STATS_TYPES = ["burner", "donor", "team"] as const;

export const readStats = defineRoute({
  method: "GET",
  path: api.readStats,
  summary: "Months of a burner (kcal), a donor (euros) or a team (euros).",
  access: "person",
  mayLag: true,
  params: z.object({ type: z.enum(STATS_TYPES), id: wireId }),
  query: InviteQuery,
  ok: { 200: Stats },
  refusals: [404],
});
