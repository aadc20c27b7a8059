import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";

/** The value the provider expects, or a sentence. */
const Said = z.unknown();
/** Strava's messages have less than 400 bytes; Garmin's contain the workouts of many people. */
const STRAVA = { bytes: 4 * 1024, parts: 0 };
const GARMIN = { bytes: 10 * 1024 * 1024, parts: 0 };
/** The secret part of the address, known only to the provider. */
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

/** Raw body: a signature covers the raw bytes. */
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
