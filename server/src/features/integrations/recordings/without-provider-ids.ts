import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Telling } from "../../workouts/sources.queries.ts";
import { hashedId, isHashed } from "./hashed-id.ts";

/** With a hash in place of the provider's id. */
export const withoutProviderIds = (
  keys: readonly string[],
  provider: Provider,
  workouts: readonly Telling[],
): { id: number; hashed: string | null }[] => {
  const hash = hashedId(keys, provider);
  return workouts.map(({ id, provider_activity_id: own }) => ({
    id,
    hashed: own === null || isHashed(own) ? own : hash(own),
  }));
};
