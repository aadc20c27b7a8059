import { MAX_IMPORT_WORKOUTS } from "@kalivo/domain/limits.ts";
import type { DraftActivity } from "../../port.ts";

type Newest = { activities: DraftActivity[]; leftOut: number };

/** Keeps the newest of any number of workouts, as many as one import may have. */
export function newest() {
  let kept: DraftActivity[] = [];
  let leftOut = 0;
  const cut = () => {
    kept.sort((a, b) => b.start.getTime() - a.start.getTime());
    leftOut += Math.max(0, kept.length - MAX_IMPORT_WORKOUTS);
    kept = kept.slice(0, MAX_IMPORT_WORKOUTS);
  };
  return {
    add: (draft: DraftActivity): void => {
      kept.push(draft);
      if (kept.length >= 2 * MAX_IMPORT_WORKOUTS) cut();
    },
    list: (): Newest => {
      cut();
      return { activities: kept, leftOut };
    },
  };
}
