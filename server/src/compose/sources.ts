import { systemClock } from "../adapters/clock/system-clock.ts";
import { garminSource } from "../adapters/health/garmin/garmin-source.ts";
import type { ActivitySources } from "../adapters/health/port.ts";
import { stravaSource } from "../adapters/health/strava/strava-source.ts";
import type { DemoWorld, SourceParts, StandIns } from "./demo.ts";

/** Where workouts can be connected from, with what the simulated ones bring along. */
export type Sources = Omit<StandIns, "strava" | "garmin"> & { activitySources: ActivitySources };

const TIMEOUT_MS = 10_000;

const NOTHING: StandIns = {
  steps: [],
  simulated: [],
  mountPages: async () => undefined,
  isServedBy: () => undefined,
};

/** Each provider with its credentials; in the demo a simulated one without; in production without credentials none. */
export function chooseSources(parts: SourceParts, demo: DemoWorld | null): Sources {
  const { config, clock } = parts;
  const { strava: simulatedStrava, garmin: simulatedGarmin, ...standIns } = demo?.sources(parts) ?? NOTHING;
  const http = { fetch, timeoutMs: TIMEOUT_MS };
  const strava = config.strava === null ? simulatedStrava : { ...config.strava, http };
  const garmin = config.garmin === null ? simulatedGarmin : { ...config.garmin, http };
  const clocks = { clock, wallClock: systemClock };
  return {
    ...standIns,
    activitySources: {
      ...(strava && { strava: stravaSource({ ...strava, ...clocks }) }),
      ...(garmin && { garmin: garminSource({ ...garmin, ...clocks }) }),
    },
  };
}
