import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { defineRoute } from "../../../route.ts";

export const SourceConnection = z.object({
  provider: z.enum(PROVIDERS),
  /** Whether it can be connected here at all. */
  connectable: z.boolean(),
  /** Whether the consent to read from it stands; it is asked for before the provider's page is opened. */
  allowed: z.boolean(),
  status: z.enum(["none", "active", "needs_reconnect"]),
  connected_at: z.iso.datetime().nullable(),
  /** Whether what it adds up to may be seen by, and count for, those who support the person. */
  shares: z.boolean(),
  last_event_at: z.iso.datetime().nullable(),
  /** What the provider wants said beside its data. */
  attribution: z.string(),
});
export type SourceConnection = z.infer<typeof SourceConnection>;

export const listConnections = defineRoute({
  method: "GET",
  path: api.listConnections,
  summary: "How the person stands with each provider of workouts.",
  access: "person",
  ok: { 200: z.array(SourceConnection) },
});
