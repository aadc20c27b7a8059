import {
  athleteActs,
  sourceOf,
  useSimulatedProviders,
} from "@kalivo/server/test/support/simulated-providers.ts";
import { activitySourceSuite } from "@kalivo/server/adapters/health/port.suite.ts";

const world = useSimulatedProviders();

activitySourceSuite("Strava", async () => ({
  ...athleteActs(world, "strava"),
  source: sourceOf(world, "strava"),
  pkce: false,
  scopes: {
    all: ["activity:read", "activity:read_all"],
    enough: ["activity:read"],
    tooFew: [],
  },
  accessHours: 6,
  troubles: ["rate_limited", "down", "slow", "inactive"],
}));

activitySourceSuite("Garmin", async () => ({
  ...athleteActs(world, "garmin"),
  source: sourceOf(world, "garmin"),
  pkce: true,
  scopes: {
    all: ["ACTIVITY_EXPORT", "HISTORICAL_DATA_EXPORT"],
    enough: ["ACTIVITY_EXPORT"],
    tooFew: ["HISTORICAL_DATA_EXPORT"],
  },
  accessHours: 24,
  troubles: ["rate_limited", "down"],
}));
