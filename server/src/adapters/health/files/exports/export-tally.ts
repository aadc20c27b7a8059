import type { ReadFile } from "../../port.ts";
import { newest } from "./newest.ts";

export type ExportTally = ReturnType<typeof exportTally>;

const MOST_REASONS = 3;

/** What was read of an export, entry by entry. */
export function exportTally() {
  const workouts = newest();
  const said = new Set<string>();
  const wrong = new Set<string>();
  let damaged = 0;
  return {
    add: workouts.add,
    /** A workout, or a file inside it, that can't be read. */
    damage: (reason?: string): void => {
      damaged += 1;
      if (reason !== undefined && wrong.size < MOST_REASONS) wrong.add(reason);
    },
    say: (reason: string): void => void said.add(reason),
    result: (): ReadFile => {
      const { activities, leftOut } = workouts.list();
      const reasons = [
        ...said,
        ...(leftOut > 0
          ? [`It has more workouts than one import takes: the ${leftOut} oldest were left out.`]
          : []),
        ...(wrong.size > 0 ? [`Not everything in it could be read. ${[...wrong].join(" ")}`] : []),
      ];
      return { activities, damaged, reason: reasons.length === 0 ? null : reasons.join(" ") };
    },
  };
}
