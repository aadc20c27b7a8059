/** Where a person's workouts come from (specification §3.1, `active_source`). */
export const HEALTH_SOURCES = ["manual", "strava", "garmin", "health"] as const;
export type HealthSource = (typeof HEALTH_SOURCES)[number];

/** The sources to connect by signing in there; the others need no connection. */
export const PROVIDERS = ["strava", "garmin"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The providers' official names. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  strava: "Strava",
  garmin: "Garmin Connect",
};

export const isProvider = (source: HealthSource): source is Provider =>
  PROVIDERS.some((provider) => provider === source);
