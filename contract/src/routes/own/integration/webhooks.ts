import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";

/** What the provider wants to read back, or a sentence. */
const Said = z.unknown();
/** Strava's messages have less than 400 bytes; Garmin's carry the workouts of many people. */
const STRAVA = { bytes: 4 * 1024, parts: 0 };
const GARMIN = { bytes: 10 * 1024 * 1024, parts: 0 };
/** The part of the address that only the provider was told. */
const Params = z.object({ secret: z.string().min(1).max(200) });

export const stravaHandshake = defineRoute({
  method: "GET",
  path: api.stravaHandshake,
  summary: "Strava asks whether this is the address that was meant, and reads its challenge back.",
  access: "anybody",
  params: Params,
  ok: { 200: Said },
  refusals: [400, 401, 403, 404],
});

/** Raw body: a signature is over the bytes as sent. */
export const stravaWebhook = defineRoute({
  method: "POST",
  path: api.stravaWebhook,
  summary:
    "Strava says that something changed, at an address that only it knows. Written down once, answered at once.",
  access: "anybody",
  params: Params,
  limits: STRAVA,
  ok: { 200: Said },
  refusals: [400, 401, 403, 404],
});

export const garminWebhook = defineRoute({
  method: "POST",
  path: api.garminWebhook,
  summary: "Garmin brings workouts, at an address that only it knows. Written down once, answered at once.",
  access: "anybody",
  params: Params,
  limits: GARMIN,
  ok: { 200: Said },
  refusals: [400, 401, 403, 404],
});
