import type { Provider } from "@kalivo/domain/health-source.ts";

/** As the providers want to be called. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  strava: "Strava",
  garmin: "Garmin Connect",
};
