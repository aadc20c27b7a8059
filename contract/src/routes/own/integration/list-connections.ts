import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { defineRoute } from "../../../route.ts";

/** Permissions that a person may deny on a provider's page, by what is missing then. */
export const MISSING_PERMISSIONS = [
  "workouts", // nothing comes
  "past", // what was recorded before the connection
  "private", // what only its owner sees at the provider
] as const;
export type MissingPermission = (typeof MISSING_PERMISSIONS)[number];

export const SourceConnection = z.object({
  provider: z.enum(PROVIDERS),
  /** Whether it can be connected here at all. */
  connectable: z.boolean(),
  /** Whether the consent to read from it is given; it is required before the provider's page is opened. */
  allowed: z.boolean(),
  status: z.enum(["none", "active", "needs_reconnect"]),
  /** For an existing connection: the permissions the person denied. */
  missing: z.array(z.enum(MISSING_PERMISSIONS)),
  /** How many of its workouts are from before the account existed, and so not stored. */
  before_account: z.int().min(0),
  connected_at: z.iso.datetime().nullable(),
  /** Whether its workouts count for supporters, who may see their sums. */
  shares: z.boolean(),
  last_event_at: z.iso.datetime().nullable(),
  /** The attribution that the provider requires. */
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
