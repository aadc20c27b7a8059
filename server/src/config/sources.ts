import { z } from "zod";

const webAddress = z
  .url({ protocol: /^https?$/, error: "must be a http:// or https:// address" })
  .transform((url) => url.replace(/\/+$/, ""));
const credential = z.string().min(1).max(200);

/** The variables of the providers that workouts come from. */
export const SOURCE_VARIABLES = {
  STRAVA_CLIENT_ID: z
    .string()
    .regex(/^\d{1,12}$/, "must be the number that Strava shows as Client ID")
    .optional(),
  STRAVA_CLIENT_SECRET: credential.optional(),
  STRAVA_VERIFY_TOKEN: z.string().min(16, "must have at least 16 characters").max(200).optional(),
  STRAVA_SUBSCRIPTION_ID: z
    .string()
    .regex(/^\d{1,15}$/, "must be the number that Strava answered when the subscription was made")
    .optional(),
  STRAVA_OAUTH_BASE: webAddress.default("https://www.strava.com/oauth"),
  STRAVA_API_BASE: webAddress.default("https://www.strava.com/api/v3"),
  GARMIN_CLIENT_ID: credential.optional(),
  GARMIN_CLIENT_SECRET: credential.optional(),
  GARMIN_AUTHORIZE_URL: webAddress.default("https://connect.garmin.com/oauth2Confirm"),
  GARMIN_TOKEN_URL: webAddress.default("https://diauth.garmin.com/di-oauth2-service/oauth/token"),
  GARMIN_API_BASE: webAddress.default("https://apis.garmin.com/wellness-api/rest"),
};
const SourceVariables = z.object(SOURCE_VARIABLES);
type Read = z.infer<typeof SourceVariables>;

export type StravaConfig = {
  clientId: string;
  clientSecret: string;
  verifyToken: string;
  /** Null: not subscribed yet; until then unsigned events are refused. */
  subscriptionId: string | null;
  oauthBase: string;
  apiBase: string;
};

export type GarminConfig = {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  apiBase: string;
};

/** A contradiction between the variables, as a sentence; null: none. */
export function sourceContradiction(read: Read): string | null {
  const { STRAVA_CLIENT_ID: strava, GARMIN_CLIENT_ID: garmin } = read;
  const alone = STRAVA_OPTIONS.find((name) => read[name] !== undefined);
  if (strava === undefined && alone !== undefined)
    return `${alone} does nothing without STRAVA_CLIENT_ID: set both, or neither`;
  if (strava !== undefined && read.STRAVA_CLIENT_SECRET === undefined)
    return "STRAVA_CLIENT_SECRET is required with STRAVA_CLIENT_ID: without it nobody can connect";
  if (strava !== undefined && read.STRAVA_VERIFY_TOKEN === undefined)
    return "STRAVA_VERIFY_TOKEN is required with STRAVA_CLIENT_ID: with it Strava and we agree on the webhook";
  if (garmin === undefined && read.GARMIN_CLIENT_SECRET !== undefined)
    return "GARMIN_CLIENT_SECRET does nothing without GARMIN_CLIENT_ID: set both, or neither";
  if (garmin !== undefined && read.GARMIN_CLIENT_SECRET === undefined)
    return "GARMIN_CLIENT_SECRET is required with GARMIN_CLIENT_ID: without it nobody can connect";
  return null;
}

const STRAVA_OPTIONS = ["STRAVA_CLIENT_SECRET", "STRAVA_VERIFY_TOKEN", "STRAVA_SUBSCRIPTION_ID"] as const;

/** Null: Strava cannot be connected; in the demo the simulated one can. */
export function stravaConfig(read: Read): StravaConfig | null {
  const {
    STRAVA_CLIENT_ID: clientId,
    STRAVA_CLIENT_SECRET: clientSecret,
    STRAVA_VERIFY_TOKEN: verifyToken,
  } = read;
  if (clientId === undefined || clientSecret === undefined || verifyToken === undefined) return null;
  return {
    clientId,
    clientSecret,
    verifyToken,
    subscriptionId: read.STRAVA_SUBSCRIPTION_ID ?? null,
    oauthBase: read.STRAVA_OAUTH_BASE,
    apiBase: read.STRAVA_API_BASE,
  };
}

/** Null: Garmin cannot be connected; in the demo the simulated one can. */
export function garminConfig(read: Read): GarminConfig | null {
  const { GARMIN_CLIENT_ID: clientId, GARMIN_CLIENT_SECRET: clientSecret } = read;
  if (clientId === undefined || clientSecret === undefined) return null;
  return {
    clientId,
    clientSecret,
    authorizeUrl: read.GARMIN_AUTHORIZE_URL,
    tokenUrl: read.GARMIN_TOKEN_URL,
    apiBase: read.GARMIN_API_BASE,
  };
}
