import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { defineRoute } from "../../../route.ts";

/** What somebody may leave out on a provider's page, by what does not come then. */
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
  /** Whether the consent to read from it stands; it is asked for before the provider's page is opened. */
  allowed: z.boolean(),
  status: z.enum(["none", "active", "needs_reconnect"]),
  /** Of a connection that was made: what the person does not allow there. */
  missing: z.array(z.enum(MISSING_PERMISSIONS)),
  /** How many of its workouts began before the account did: they are not taken. */
  before_account: z.int().min(0),
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
