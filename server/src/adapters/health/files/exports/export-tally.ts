import type { FileProblem, ReadFile } from "../../port.ts";
import { newest } from "./newest.ts";

export type ExportTally = ReturnType<typeof exportTally>;

const MOST_REASONS = 3;

/** Collects what was read of an export, entry by entry. */
export function exportTally() {
  const workouts = newest();
  const said: FileProblem[] = [];
  const wrong = new Map<FileProblem["why"], FileProblem>();
  let damaged = 0;
  return {
    add: workouts.add,
    /** A workout, or a file inside it, that is unreadable. */
    damage: (...problems: readonly FileProblem[]): void => {
      damaged += 1;
      for (const problem of problems) if (wrong.size < MOST_REASONS) wrong.set(problem.why, problem);
    },
    damagedSoFar: () => damaged,
    say: (problem: FileProblem): void => void said.push(problem),
    result: (): ReadFile => {
      const { activities, leftOut } = workouts.list();
      const problems: FileProblem[] = [
        ...said,
        ...(leftOut > 0 ? [{ why: "too_many_workouts", figure: leftOut } as const] : []),
        ...(wrong.size > 0 ? [{ why: "not_all_read" } as const, ...wrong.values()] : []),
      ];
      return { activities, damaged, problems };
    },
  };
}
