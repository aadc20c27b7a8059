import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Message, wireGivenBoolean, wireRequiredText } from "../../wire.ts";

/** `source_…`: to read from a provider. `share_…`: that its workouts count for, and their sums are visible to, others. */
export const CONSENT_KINDS = [
  "health",
  "terms",
  "source_strava",
  "source_garmin",
  "share_strava",
  "share_garmin",
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Rule 33: explicit, with the version of the text, withdrawable. */
export const giveConsent = defineRoute({
  method: "POST",
  path: api.giveConsent,
  summary: "Gives or withdraws a consent.",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  body: z.object({
    kind: z.enum(CONSENT_KINDS),
    text_version: wireRequiredText(40),
    /** An empty value is invalid: withdrawing a consent deletes workouts. */
    granted: wireGivenBoolean,
  }),
  ok: { 200: Message },
});
