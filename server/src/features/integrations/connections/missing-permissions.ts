import type { MissingPermission } from "@kalivo/contract/routes/own/integration/list-connections.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";

/** A provider's name for a permission that people may deny on its page, and what is missing without it. */
const ASKED: Readonly<Record<Provider, readonly (readonly [scope: string, missing: MissingPermission])[]>> = {
  garmin: [
    ["ACTIVITY_EXPORT", "workouts"],
    ["HISTORICAL_DATA_EXPORT", "past"],
  ],
  strava: [["activity:read_all", "private"]],
};

/** Without workouts, other missing permissions are not mentioned. */
export function missingPermissions(provider: Provider, granted: readonly string[]): MissingPermission[] {
  const missing = ASKED[provider].flatMap(([scope, what]) => (granted.includes(scope) ? [] : [what]));
  return missing.includes("workouts") ? ["workouts"] : missing;
}
