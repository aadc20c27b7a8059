import * as api from "../api-paths.ts";
import { z } from "zod";
import { HEALTH_SYNC_MAX_RECORDS, MAX_HEALTH_SYNC_BYTES } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { HealthRecord } from "../shapes/health-record.ts";
import { wireRequiredList } from "../wire.ts";

/** The result of a sync. A record is identified by its platform's id, so sending it again is harmless. */
export const SyncAnswer = z.object({
  /** New ones, including those held for review. */
  accepted: z.int(),
  /** Known, not billed yet, and changed. */
  updated: z.int(),
  /** Known and unchanged, or twice in this call. */
  duplicates: z.int(),
  /** Not stored: the index in the list, and the reason. */
  ignored: z.array(z.object({ index: z.int(), reason: z.string() })),
});
export type SyncAnswer = z.infer<typeof SyncAnswer>;

export const syncWorkouts = defineRoute({
  method: "POST",
  path: api.syncWorkouts,
  summary: "Takes the workouts of the device's health app: at most 1000 of the last 30 days.",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  body: z.object({ workouts: wireRequiredList(HealthRecord, HEALTH_SYNC_MAX_RECORDS) }),
  /** Enough for 1000 records of 30 form fields each. */
  limits: { bytes: MAX_HEALTH_SYNC_BYTES, parts: 30 * HEALTH_SYNC_MAX_RECORDS },
  ok: { 200: SyncAnswer },
  refusals: [403],
});
