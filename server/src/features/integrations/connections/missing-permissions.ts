import type { MissingPermission } from "@kalivo/contract/routes/own/integration/list-connections.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";

/** A provider's name for a permission that people may leave out on its page, and what does not come without it. */
const ASKED: Readonly<Record<Provider, readonly (readonly [scope: string, missing: MissingPermission])[]>> = {
  garmin: [
    ["ACTIVITY_EXPORT", "workouts"],
    ["HISTORICAL_DATA_EXPORT", "past"],
  ],
  strava: [["activity:read_all", "private"]],
};

/** Where no workouts come at all, nothing else is worth a word. */
export function missingPermissions(provider: Provider, granted: readonly string[]): MissingPermission[] {
  const missing = ASKED[provider].flatMap(([scope, what]) => (granted.includes(scope) ? [] : [what]));
  return missing.includes("workouts") ? ["workouts"] : missing;
}
